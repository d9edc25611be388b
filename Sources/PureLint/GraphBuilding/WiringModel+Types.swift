import GraphModel
import PureLintResolution

/// The modules that types name.
extension WiringModel {
  /// The parts of modules that a closure which makes a module is given: the module's own
  /// `Dependency`, filled in by whoever calls, or an instance of another module. Who calls has them
  /// already, so that nothing on that way is built.
  func modulesHandedOver(to type: SwiftType) -> [DeclarationID] {
    switch type.unwrapped.form {
    case .function(let parameters, let result):
      let given = parameters.compactMap(\.type.declaration).filter {
        owners[$0] != nil || moduleIDs.contains($0)
      }
      return given + modulesHandedOver(to: result)
    case .nominal(_, let arguments): return arguments.flatMap { modulesHandedOver(to: $0) }
    default: return []
    }
  }

  /// The modules whose instances or factories a type names, and whether asking builds them.
  func modulesAsked(by type: SwiftType) -> [(DeclarationID, Edge.Timing)] {
    switch type.unwrapped.form {
    case .nominal(let id, let arguments):
      if builders.contains(id) {
        return arguments.compactMap { $0.declaration }.map { ($0, .deferred) }
      }
      if moduleIDs.contains(id) { return [(id, .eager)] }
      return arguments.flatMap { modulesAsked(by: $0) }
    case .function(_, let result): return modulesAsked(by: result).map { ($0.0, .deferred) }
    case .tuple(let elements): return elements.flatMap { modulesAsked(by: $0.type) }
    default: return []
    }
  }

  private func hasSubclass(_ id: DeclarationID) -> Bool {
    guard resolver.program[id].kind == .classType else { return false }
    return resolver.symbols.possibleSubtypes(of: [resolver.program[id].name]).contains { subtype in
      subtype != id && resolver.program[subtype].kind == .classType
        && resolver.isSubtype(.nominal(subtype, []), of: .nominal(id, []))
    }
  }

  /// Whether a value can be had without any of the module instances that its type names: a
  /// collection may be empty, a box is filled later, a subclass needs something else.
  func mayBeEmpty(_ type: SwiftType) -> Bool {
    switch type.form {
    case .optional: true
    case .nominal(let id, _) where moduleIDs.contains(id): hasSubclass(id)
    case .nominal(let id, let arguments):
      !builders.contains(id)
        && arguments.contains { modulesAsked(by: $0).contains { $0.1 == .eager } }
    case .tuple(let elements):
      elements.map(\.type).filter { !modulesAsked(by: $0).isEmpty }.allSatisfy(mayBeEmpty)
        && !modulesAsked(by: type).isEmpty
    default: false
    }
  }
}
