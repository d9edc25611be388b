import PureLintSource

/// The findings that a client was sent unasked, file by file.
struct PublishedFindings {
  /// The addresses of files for which findings were sent that are not empty.
  private var addresses: Set<String> = []
  /// Those of files for which mistakes were sent that keep all from being checked.
  private var mistaken: Set<String> = []
  /// The failure that the user was shown last, while there is one.
  private var failure: String?

  /// Sends what is reported, file by file, and for files in which nothing is any more, that. Of open files,
  /// a client that asks by itself is sent nothing.
  mutating func send(
    _ files: CheckedFiles,
    _ documents: OpenDocuments,
    _ client: ClientTraits,
    _ writer: DiagnosticWriter,
    _ outbox: inout Outbox
  ) {
    var writer = writer
    failure = nil
    let asked = client.pullsDiagnostics ? Set(documents.documents.keys) : []
    let reported = files.reported.subtracting(asked)
    for address in reported.union(addresses).union(mistaken).sorted() {
      Self.send(
        asked.contains(address) ? [] : writer.diagnostics(in: address),
        address,
        documents,
        &outbox
      )
    }
    (addresses, mistaken) = (reported, [])
  }

  /// Sends the mistakes because of which nothing was checked, and says so once; all that was found before
  /// stays.
  mutating func send(
    _ text: String,
    _ mistakes: [Workspace.Mistake],
    _ documents: OpenDocuments,
    _ encoding: TextLines.Encoding,
    _ outbox: inout Outbox
  ) {
    // Where each is shown at its place, they need not be told again with each letter that is typed.
    if mistakes.isEmpty ? text != failure : failure == nil {
      outbox.notify("window/showMessage", ["type": .number(1), "message": .text(text)])
    }
    failure = text
    let known = documents.addresses
    let byFile = Dictionary(grouping: mistakes) { known[$0.path] ?? FileAddress.address($0.path) }
    for address in mistaken.union(byFile.keys).sorted() {
      Self.send((byFile[address] ?? []).map { $0.json(encoding) }, address, documents, &outbox)
    }
    mistaken = Set(byFile.keys)
  }

  private static func send(
    _ diagnostics: [JSONText],
    _ address: String,
    _ documents: OpenDocuments,
    _ outbox: inout Outbox
  ) {
    outbox.notify(
      "textDocument/publishDiagnostics",
      [
        "uri": .text(address),
        "version": documents.documents[address].map { .number($0.version) },
        "diagnostics": .list(diagnostics),
      ]
    )
  }
}

extension Workspace.Mistake {
  fileprivate func json(_ encoding: TextLines.Encoding) -> JSONText {
    let lines = TextLines(text)
    let line = lines.position(of: offset, encoding).line
    let end = max(offset, lines.end(ofLine: line))
    return .object([
      "range": .object([
        "start": .position(lines.position(of: offset, encoding)),
        "end": .position(lines.position(of: end, encoding)),
      ]),
      "severity": .number(1), "source": "purelint", "message": .text(message.printable()),
    ])
  }
}
