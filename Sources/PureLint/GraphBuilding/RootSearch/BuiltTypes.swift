import PureLintResolution
import PureLintSource

/// The types that a type builds, and what these inherit from, so that what a property may hold of them
/// is found without asking each.
final class BuiltTypes {
  let types: Set<DeclarationID>
  private let resolver: Resolver
  private lazy var supertypes = Supertypes(of: types, resolver)

  /// What some types inherit from, at any distance.
  private struct Supertypes {
    /// The declared ones, of which a type is none itself, whatever inherits from it in turn.
    var ancestors: Set<DeclarationID> = []
    /// All, as they are named.
    var types: Set<SwiftType> = []
    /// The declarations of these.
    var declarations: Set<DeclarationID> = []

    init(of types: Set<DeclarationID>, _ resolver: Resolver) {
      for type in types {
        for supertype in resolver.allSupertypes(of: .nominal(type, [])) {
          self.types.insert(supertype)
          guard let declaration = supertype.declaration else { continue }
          declarations.insert(declaration)
          if declaration != type { ancestors.insert(declaration) }
        }
      }
    }
  }

  init(_ types: Set<DeclarationID>, _ resolver: Resolver) {
    self.types = types
    self.resolver = resolver
  }

  /// Whether one of the types is another one or inherits from it.
  func mayBeValues(of type: SwiftType) -> Bool {
    if case .nominal(let id, let arguments) = type.form {
      return arguments.isEmpty && types.contains(id) || supertypes.ancestors.contains(id)
    }
    return supertypes.types.contains(type)
      || type.declaration.map(supertypes.declarations.contains) ?? false
  }
}
