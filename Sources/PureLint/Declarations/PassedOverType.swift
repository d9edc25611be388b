/// A type that is named as nothing but what wires an app, and that is not taken for a root.
struct PassedOverType: Hashable, Sendable {
  let type: DeclarationID
  let reason: Reason

  enum Reason: Sendable {
    /// Nothing outside tests mentions it, so that nothing can lead to it.
    case unmentioned
    /// It makes no service out of what it made before.
    case wiresNothing
  }
}
