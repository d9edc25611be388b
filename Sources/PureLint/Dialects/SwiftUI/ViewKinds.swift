import PureLintResolution
import PureLintSource

/// The views, scenes and modifiers among the types of a program.
final class ViewKinds {
  private let resolver: Resolver
  private var kinds: [DeclarationID: Kind] = [:]
  private var bodies: [DeclarationID: [DeclarationID]] = [:]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The names of the types that may be views, as the outlines of files tell.
  static func names(in resolver: Resolver) -> Set<Name> {
    let program = resolver.program
    let shown = SwiftUINames.views.union(SwiftUINames.representables)
    return Set(
      resolver.symbols.possibleSubtypes(of: Array(shown)).filter(program.isSource)
        .map { program[$0].name }
    )
  }

  /// The role of a type for those who show it.
  enum Kind {
    case view
    case modifier
    case representable
    case other
  }

  func kind(of type: DeclarationID) -> Kind {
    if let known = kinds[type] { return known }
    let found = findKind(of: type)
    kinds[type] = found
    return found
  }

  private func findKind(of type: DeclarationID) -> Kind {
    guard program.isSource(type), program[type].kind.isNominalType else { return .other }
    if inherits(type, SwiftUINames.representables) { return .representable }
    if inherits(type, [SwiftUINames.viewModifier]) { return .modifier }
    return inherits(type, SwiftUINames.views) ? .view : .other
  }

  /// Whether a type inherits from one of some types of a library.
  func inherits(_ type: DeclarationID, _ names: Set<Name>) -> Bool {
    resolver.allSupertypes(of: .nominal(type, [])).contains { supertype in
      if case .external(let name, _) = supertype.form { return names.contains(name) }
      return false
    }
  }

  /// Whether a type's values show the views that they are called with.
  func isLayout(_ type: DeclarationID) -> Bool {
    program.isSource(type) && inherits(type, [SwiftUINames.layout])
  }

  /// Whether a type's values are filled with the views that hold them, and are no views themselves.
  func isDynamicProperty(_ type: DeclarationID) -> Bool {
    guard kind(of: type) == .other, program.isSource(type), program[type].kind.isNominalType else {
      return false
    }
    return inherits(type, [SwiftUINames.dynamicProperty])
  }

  /// Whether the system enters a type: nothing outside gives it an object.
  func isEntry(_ type: DeclarationID) -> Bool {
    inherits(type, SwiftUINames.scenes.union(SwiftUINames.systemHosts))
  }

  /// The members that say what a view, a scene or a modifier shows: one, or one for each build.
  func bodies(of type: DeclarationID) -> [DeclarationID] {
    if let known = bodies[type] { return known }
    let found = resolver.findMembers("body", of: .nominal(type, [])).map(\.id).filter {
      program.isSource($0) && !program[$0].traits.contains(.isStatic)
        && (program[$0].kind == .function || program[$0].traits.contains(.isComputed))
    }
    bodies[type] = found
    return found
  }

  /// Whether a type is shown where it is built.
  func isShown(_ type: DeclarationID) -> Bool {
    let kind = kind(of: type)
    return kind == .view || kind == .representable
  }

  /// Whether a member stands in an extension of all views or scenes, so that `self` is the view that
  /// it is asked of.
  func isModifierFunction(_ member: DeclarationID) -> Bool {
    guard let scope = program.memberScope(of: member), !program[member].traits.contains(.isStatic)
    else { return false }
    let type =
      program[scope].kind == .extensionBlock
      ? resolver.extendedType(of: scope) : .nominal(scope, [])
    switch type.form {
    case .external(let name, _):
      return SwiftUINames.bodies.contains(name) || SwiftUINames.container(name) != nil
    case .nominal(let id, _) where program[id].kind == .protocolType:
      return inherits(id, SwiftUINames.views)
    default: return false
    }
  }

  /// Whether a type is that of the view which a modifier is applied to.
  func isModified(_ type: SwiftType) -> Bool {
    if case .external(SwiftUINames.content, _) = type.form { return true }
    return false
  }

  /// Whether a type stands for something that is shown.
  func isShown(_ type: SwiftType) -> Bool {
    switch type.unwrapped.form {
    case .external(let name, _):
      SwiftUINames.bodies.contains(name) || SwiftUINames.container(name) != nil
    case .nominal(let id, _):
      isShown(id) || program[id].kind == .protocolType && inherits(id, SwiftUINames.views)
    case .parameter, .member: true
    case .composition(let parts): parts.contains { isShown($0) }
    default: false
    }
  }
}
