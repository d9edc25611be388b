import PureLintSource

extension Ignoring {
  /// What repositories ignore; Git says what they track all the same, if it is there.
  static let repositories = Ignoring { folder in
    (try? GitRepository(folder: folder).trackedAndIgnored()) ?? []
  }
}
