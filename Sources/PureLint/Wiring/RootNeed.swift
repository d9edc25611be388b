import PureLintResolution

/// A protocol that says what a root is given by others: each of its properties is a dependency.
package struct RootNeed {
  package let `protocol`: DeclarationID
  /// The first root that is given it.
  package let owner: DeclarationID

  package init(protocol: DeclarationID, owner: DeclarationID) {
    self.protocol = `protocol`
    self.owner = owner
  }
}
