/// What rules say of a registration, in the words of its library.
package struct RegistrationWords: Sendable {
  /// What is said of one that nobody asks for, behind its name.
  package let unused: String
  package let adviceOnUnused: String
  package let adviceOnDuplicate: String
  /// What ends a cycle that it is on.
  package var adviceOnCycle: String?
  /// What is said of one that is asked for again while it is being built, behind its name.
  package var rebuilt: String?

  package init(
    unused: String,
    adviceOnUnused: String,
    adviceOnDuplicate: String,
    adviceOnCycle: String? = nil,
    rebuilt: String? = nil
  ) {
    self.unused = unused
    self.adviceOnUnused = adviceOnUnused
    self.adviceOnDuplicate = adviceOnDuplicate
    self.adviceOnCycle = adviceOnCycle
    self.rebuilt = rebuilt
  }
}
