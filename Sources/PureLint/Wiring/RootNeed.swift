/// A protocol that says what a root is given by others: each of its properties is a dependency.
struct RootNeed {
  let `protocol`: DeclarationID
  /// The first root that is given it.
  let owner: DeclarationID
}
