import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintWiring

/// The places where views are shown with nothing around them yet.
final class EnvironmentEntries {
  private let resolver: Resolver
  private let kinds: ViewKinds
  /// The code that the app gets to; found when it is first asked for.
  private(set) lazy var reached = ReachedCode(resolver)
  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ kinds: ViewKinds) {
    self.resolver = resolver
    self.kinds = kinds
  }

  /// The types by which the system starts an app or a set of widgets, in source order. An app that
  /// does not say so is started by code, unless its target has one that does.
  func types() -> [DeclarationID] {
    let candidates = resolver.symbols.possibleSubtypes(of: ["App", "Widget", "WidgetBundle"])
      .map { resolver.selfDeclaration(of: $0) ?? $0 }
      .filter { type in
        program.isSource(type) && program[type].kind.isNominalType
          && program[type].kind != .protocolType && isInApp(program[type].file)
      }
    let apps = Set(candidates).filter { kinds.inherits($0, SwiftUINames.scenes) }.sorted()
    let started = apps.filter { program[$0].traits.contains(.isMain) }
    return apps.filter { type in
      if program[type].traits.contains(.isMain) { return true }
      return kinds.inherits(type, ["App"])
        && !started.contains {
          program.targets.shareTarget(program[$0].file, program[type].file)
        }
    }
  }

  /// The calls that show a view outside of all others, of those that are sure to be made there: what
  /// a representable makes may be given its environment.
  func hosts(_ all: [EnvironmentInjections.Host]) -> [EnvironmentInjections.Host] {
    guard !all.isEmpty else { return [] }
    let embedded = embeddedTypes()
    return all.filter { host in
      guard isInApp(host.file), reached.contains(host.place) || isPrincipal(host) else {
        return false
      }
      return !typesAround(host.member).contains(where: embedded.contains)
    }
  }

  /// Whether a call is in a controller of an extension, which the system starts by name.
  private func isPrincipal(_ host: EnvironmentInjections.Host) -> Bool {
    let targets = program.targets
    guard targets.targets(ofFile: host.file).contains(where: { targets[$0].kind == .appExtension }),
      let owner = resolver.selfDeclaration(of: host.member)
    else { return false }
    return resolver.allSupertypes(of: .nominal(owner, [])).contains { supertype in
      guard case .external(let name, _) = supertype.form else { return false }
      return program.libraries.knows(name, .isScreen)
    }
  }

  private func isInApp(_ file: Int) -> Bool {
    !program.targets.isTest(file: file) && !program.targets.isLeftOut(file: file)
  }

  private func typesAround(_ member: DeclarationID) -> [DeclarationID] {
    var found: [DeclarationID] = []
    var next: DeclarationID? = member
    while let id = next {
      if program[id].kind.holdsMembers {
        found.append(resolver.selfDeclaration(of: id) ?? id)
      }
      next = program[id].parent
    }
    return found
  }

  /// The representables, and the types that they or such types build, which are no views.
  private func embeddedTypes() -> Set<DeclarationID> {
    var built: [DeclarationID: Set<DeclarationID>] = [:]
    for construction in resolver.facts.constructions {
      guard let source = construction.place.source,
        program.isSource(construction.declaration)
      else { continue }
      for owner in typesAround(source) {
        built[owner, default: []].insert(construction.declaration)
      }
    }
    var waiting = Set(built.keys.filter { kinds.kind(of: $0) == .representable })
    var found: Set<DeclarationID> = []
    while let type = waiting.popFirst() {
      guard found.insert(type).inserted else { continue }
      waiting.formUnion((built[type] ?? []).filter { kinds.kind(of: $0) == .other })
    }
    return found
  }
}
