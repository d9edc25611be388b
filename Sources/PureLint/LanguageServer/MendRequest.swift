/// The wish to have one finding mended.
package struct MendRequest: Sendable {
  package let rule: String
  /// The names that the finding is about.
  package let subject: [String]
  /// The path of the file in which it stands, as the check had it.
  package let path: String
  /// The folders of the client, and the texts of what it has open by their paths.
  package let folders: [String]
  package let texts: [String: [UInt8]]
}

/// The change that mends a finding, or why there is none.
package enum MendOutcome: Sendable {
  case change([File])
  case nothing(String)

  /// The changes of one file.
  package struct File: Sendable {
    /// As the check had it.
    package let path: String
    package let old: [UInt8]
    package let edits: [(range: Range<Int>, replacement: [UInt8])]

    package init(
      path: String,
      old: [UInt8],
      edits: [(range: Range<Int>, replacement: [UInt8])]
    ) {
      (self.path, self.old, self.edits) = (path, old, edits)
    }
  }
}
