import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintWiring

/// In which processes the types that ask are at work, and whether an app is open by then.
struct IntentPerformers {
  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The targets in whose processes a type is at work; none where that is not known.
  func processes(of type: DeclarationID) -> [TargetMap.TargetID] {
    guard !conforms(type, to: IntentNames.performedInApp) else { return [] }
    let runners = program.targets.runners(ofFile: program[type].file)
    guard conforms(type, to: IntentNames.performedInOpenedApp) else { return runners }
    // What is not known to be an app may be anything.
    let apps = runners.filter { program.targets[$0].kind == .application }
    return apps.isEmpty ? runners : apps
  }

  /// Whether the system may open the app before a type is at work.
  func mayOpenApp(_ type: DeclarationID) -> Bool {
    if conforms(type, to: IntentNames.opening) { return true }
    return IntentNames.openingMembers.contains { name, value in
      resolver.findMembers(name, of: .nominal(type, [])).contains { member in
        program.isSource(member.id) && !says(value, member.id)
      }
    }
  }

  private func says(_ value: String, _ member: DeclarationID) -> Bool {
    let tree = program.tree(of: member)
    return tree.initialValue(of: program[member].node).map { tree.text($0) == value } ?? false
  }

  private func conforms(_ type: DeclarationID, to names: Set<Name>) -> Bool {
    resolver.allSupertypes(of: .nominal(type, [])).contains { supertype in
      if case .external(let name, _) = supertype.form { return names.contains(name) }
      return false
    }
  }
}
