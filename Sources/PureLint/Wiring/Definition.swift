import GraphModel
import PureLintResolution
import PureLintSyntax

/// The definition of an assembly's member: an object to build, fill or find.
package struct Definition {
  package let member: DeclarationID
  /// The class that holds the member, or that its extension extends.
  package let assembly: DeclarationID
  package let file: Int
  /// The name of the function that defines.
  package let token: TokenIndex
  package let call: NodeIndex
  package let kind: Kind
  /// The key under which the container knows it in the assembly; nil where it is computed.
  package var key: String?
  /// How a computed key begins.
  package var keyPrefix = ""
  /// The lifetime of the object; nil if it is not known.
  package var lifetime: Node.Lifetime? = .perGraph
  /// Whether the source chose the lifetime, rather than left it to the default.
  package var isLifetimeExplicit = false
  /// The expression for the object.
  package var value: NodeIndex?
  /// The code that fills the object once the container has stored it, unless it is transient.
  package var completion: NodeIndex?

  package init(
    member: DeclarationID,
    assembly: DeclarationID,
    file: Int,
    token: TokenIndex,
    call: NodeIndex,
    kind: Kind,
    key: String? = nil,
    keyPrefix: String = "",
    lifetime: Node.Lifetime? = .perGraph,
    isLifetimeExplicit: Bool = false,
    value: NodeIndex? = nil,
    completion: NodeIndex? = nil
  ) {
    self.member = member
    self.assembly = assembly
    self.file = file
    self.token = token
    self.call = call
    self.kind = kind
    self.key = key
    self.keyPrefix = keyPrefix
    self.lifetime = lifetime
    self.isLifetimeExplicit = isLifetimeExplicit
    self.value = value
    self.completion = completion
  }

  package var place: Place { Place(file: file, token: token, source: member) }

  package enum Kind {
    /// Builds an object.
    case definition
    /// Fills an object that is there.
    case injection
    /// Finds what is there already under its key.
    case placeholder
  }
}
