import GraphModel

/// What a member of an assembly tells its container to build, fill or find.
struct Definition {
  let member: DeclarationID
  /// The class that holds the member, or that its extension extends.
  let assembly: DeclarationID
  let file: Int
  /// The name of the function that defines.
  let token: TokenIndex
  let call: NodeIndex
  let kind: Kind
  /// The key under which the container knows it in the assembly; nil where it is computed.
  var key: String?
  /// How a computed key begins.
  var keyPrefix = ""
  /// How long what is built lives; nil where that is not known.
  var lifetime: Node.Lifetime? = .perGraph
  /// Whether the source chose the lifetime, rather than left it to the default.
  var isLifetimeExplicit = false
  /// The expression for the object.
  var value: NodeIndex?
  /// What fills the object once the container has stored it, unless it is transient.
  var completion: NodeIndex?

  var place: Place { Place(file: file, token: token, source: member) }

  enum Kind {
    /// Builds an object.
    case definition
    /// Fills an object that is there.
    case injection
    /// Finds what is there already under its key.
    case placeholder
  }
}
