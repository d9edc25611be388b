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
  /// Whether the client tells of files that change, if it is asked to.
  let watchesFiles: Bool

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
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
  }
}
