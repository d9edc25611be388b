/// The words of rules about a registration, in the terms of its library.
package struct RegistrationWords: Sendable {
  /// The words behind the name of a registration that nobody asks for.
  package let unused: String
  package let adviceOnUnused: String
  package let adviceOnDuplicate: String
  /// The words behind the name of a registration under the key of an earlier one that it does not replace.
  package var repeated: String?
  /// The advice that ends a cycle with the registration.
  package var adviceOnCycle: String?
  /// The words behind the name of a registration that is asked for again while it is being built.
  package var rebuilt: String?

  package init(
    unused: String,
    adviceOnUnused: String,
    adviceOnDuplicate: String,
    repeated: String? = nil,
    adviceOnCycle: String? = nil,
    rebuilt: String? = nil
  ) {
    self.unused = unused
    self.adviceOnUnused = adviceOnUnused
    self.adviceOnDuplicate = adviceOnDuplicate
    self.repeated = repeated
    self.adviceOnCycle = adviceOnCycle
    self.rebuilt = rebuilt
  }
}
