import PureLintPolicy

/// The documents that a client has open, with their texts as they are there.
struct OpenDocuments: Sendable {
  /// One document.
  struct Document: Sendable {
    /// The number that the client gave its last change.
    var version: Int
    var text: [UInt8]
    /// Whether the user has not changed the text since the file was opened or saved.
    var isSaved = true
    /// Whether the file was deleted while it is open, so that the text is that of no file.
    var isDeleted = false
  }

  /// By the addresses of files.
  private(set) var documents: [String: Document] = [:]

  /// The texts by the paths of the files.
  var texts: [String: [UInt8]] {
    let known = documents.filter { !$1.isDeleted }.compactMap { address, document in
      FileAddress.path(address).map { ($0, document.text) }
    }
    return Dictionary(known) { first, _ in first }
  }

  /// The addresses by the paths of the files.
  var addresses: [String: String] {
    let known = documents.keys.compactMap { address in
      FileAddress.path(address).map { ($0, address) }
    }
    return Dictionary(known) { min($0, $1) }
  }

  /// Takes over `textDocument/didOpen`.
  mutating func open(_ parameters: JSONValue) throws(RequestFailure) {
    guard let item = parameters["textDocument"], let address = item["uri"]?.text,
      let text = item["text"]?.text
    else { throw .invalidParameters }
    documents[address] = Document(version: item["version"]?.number ?? 0, text: Array(text.utf8))
  }

  /// Takes over `textDocument/didChange`: changes of ranges, one after the other, or the whole text.
  mutating func change(
    _ parameters: JSONValue,
    _ encoding: TextLines.Encoding
  ) throws(RequestFailure) {
    guard let item = parameters["textDocument"], let address = item["uri"]?.text,
      var document = documents[address]
    else { throw .invalidParameters }
    for change in parameters["contentChanges"]?.elements ?? [] {
      guard let text = change["text"]?.text else { throw .invalidParameters }
      guard let range = change["range"] else {
        document.text = Array(text.utf8)
        continue
      }
      guard let start = TextLines.Position(range["start"]),
        let end = TextLines.Position(range["end"])
      else { throw .invalidParameters }
      let lines = TextLines(document.text)
      let (from, to) = (lines.offset(of: start, encoding), lines.offset(of: end, encoding))
      document.text.replaceSubrange(from..<max(from, to), with: Array(text.utf8))
    }
    document.version = item["version"]?.number ?? document.version
    document.isSaved = false
    documents[address] = document
  }

  /// Takes over `textDocument/didSave`.
  mutating func save(_ parameters: JSONValue) {
    guard let address = parameters["textDocument"]?["uri"]?.text else { return }
    documents[address]?.isSaved = true
    documents[address]?.isDeleted = false
  }

  /// Takes over `workspace/didChangeWatchedFiles`, as far as files that are open are deleted or are back.
  mutating func notice(_ parameters: JSONValue) {
    for change in parameters["changes"]?.elements ?? [] {
      guard let address = change["uri"]?.text else { continue }
      documents[address]?.isDeleted = change["type"]?.number == 3
    }
  }

  /// Takes over `textDocument/didClose`: the file is again what it is on the disk.
  mutating func close(_ parameters: JSONValue) throws(RequestFailure) {
    guard let address = parameters["textDocument"]?["uri"]?.text else { throw .invalidParameters }
    documents[address] = nil
  }
}

extension TextLines.Position {
  /// The position that a client names; nil if it is none.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.number, let character = value?["character"]?.number else {
      return nil
    }
    self.init(line: line, character: character)
  }
}
