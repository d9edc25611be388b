import PureLintPolicy

/// The abilities of a client, as far as answers depend on them.
struct ClientTraits: Sendable {
  /// The units in which both sides count within a line.
  let encoding: TextLines.Encoding
  /// Whether the client asks for diagnostics by itself, so that none are sent unasked.
  let pullsDiagnostics: Bool
  /// Whether the client asks again when it is told that diagnostics have changed.
  let refreshesDiagnostics: Bool
  /// Whether the client takes edits with the versions of the documents that they are for.
  let takesVersionedEdits: Bool
  /// Whether the client makes a change that it is sent.
  let appliesEdits: Bool
  /// Whether the client tells of files that change, if it is asked to.
  let watchesFiles: Bool
  /// Whether the client asks again for code lenses when it is told that they have changed.
  let refreshesLenses: Bool
  /// Whether the client answers what the user has set.
  let tellsSettings: Bool
  /// Whether the client shows that something takes its time.
  let showsProgress: Bool

  /// - Parameter parameters: Those of `initialize`.
  init(_ parameters: JSONValue?) {
    let capabilities = parameters?["capabilities"]
    let encodings =
      capabilities?["general"]?["positionEncodings"]?.elements.compactMap(\.text) ?? []
    encoding = encodings.contains(TextLines.Encoding.utf8.rawValue) ? .utf8 : .utf16
    let document = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    pullsDiagnostics = document?["diagnostic"] != nil
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.flag ?? false
    takesVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.flag ?? false
    appliesEdits = workspace?["applyEdit"]?.flag ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
    refreshesLenses = workspace?["codeLens"]?["refreshSupport"]?.flag ?? false
    tellsSettings = workspace?["configuration"]?.flag ?? false
    showsProgress = capabilities?["window"]?["workDoneProgress"]?.flag ?? false
  }

  /// The paths of the folders that a client has open at first.
  ///
  /// - Parameter parameters: Those of `initialize`.
  static func folders(_ parameters: JSONValue?) -> [String] {
    let named = parameters?["workspaceFolders"]?.elements.compactMap { $0["uri"]?.text } ?? []
    let root = [parameters?["rootUri"]?.text].compactMap { $0 }
    let folders = (named.isEmpty ? root : named).compactMap(FileAddress.path)
    return folders.isEmpty ? [parameters?["rootPath"]?.text].compactMap { $0 } : folders
  }
}
