import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintWiring

/// The places where views are shown with nothing around them yet.
final class EnvironmentEntries {
  private let resolver: Resolver
  private let kinds: ViewKinds
  /// The code that the app gets to; found when it is first asked for.
  private(set) lazy var reached = ReachedByName(
    resolver,
    members: members,
    heirsOf: SwiftUINames.controllers
  )
  /// The names of the functions that may be asked for.
  private let members: Set<Name>
  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ kinds: ViewKinds, members: Set<Name>) {
    self.members = members
    self.resolver = resolver
    self.kinds = kinds
  }

  /// The types by which the system starts an app or a set of widgets, in source order. An app that
  /// does not say so is started by code, unless its target has one that does.
  func types() -> [DeclarationID] {
    let candidates = resolver.symbols.possibleSubtypes(
      of: ["App", "Widget", "WidgetBundle"] + SwiftUINames.systemHosts
    )
    .map { resolver.selfDeclaration(of: $0) ?? $0 }
    .filter { type in
      program.isSource(type) && program[type].kind.isNominalType
        && program[type].kind != .protocolType && isInApp(program[type].file)
    }
    let apps = Set(candidates).filter { kinds.isEntry($0) }.sorted()
    let started = apps.filter { program[$0].traits.contains(.isMain) }
    return apps.filter { type in
      if program[type].traits.contains(.isMain) { return true }
      if kinds.inherits(type, SwiftUINames.systemHosts) { return true }
      return kinds.inherits(type, ["App"])
        && !started.contains {
          program.targets.shareTarget(program[$0].file, program[type].file)
        }
    }
  }

  /// The calls that show a view outside of all others, of those that are sure to be made there, and,
  /// by representable, those that it leads to: what these make may be given its environment.
  func hosts(_ all: [EnvironmentInjections.Host], _ code: CodeIndex) -> HostsFound {
    guard !all.isEmpty else { return ([], [:]) }
    let called = CalledInitializers(of: all.map(\.member), code)
    let given = GivenParameters(code)
    let users = usersOfEmbedded(around: all)
    let free = users.isEmpty ? [] : screensMadeFreely()
    var found: HostsFound = ([], [:])
    for host in all {
      guard isInApp(host.file), !reached.isInIdle(host.member),
        reached.contains(host.place) || isStarted(host.member, in: host.file)
          || isMadeByStarted(host.member)
          || called.places(of: host.member).contains(where: isReached), !given.ruleOut(host.place)
      else { continue }
      let types = typesAround(host.member)
      let around = Set(types.flatMap { users[$0] ?? [] })
      if around.isEmpty || !free.isDisjoint(with: types) { found.outside.append(host) }
      for representable in around { found.embedded[representable, default: []].append(host) }
    }
    return found
  }

  typealias HostsFound = (
    outside: [EnvironmentInjections.Host],
    embedded: [DeclarationID: [EnvironmentInjections.Host]]
  )

  /// Whether code of the app gets to a place.
  func isReached(_ place: Place) -> Bool {
    isInApp(place.file) && reached.contains(place)
  }

  /// Whether the app gets to a place, or the system makes the controller around it by its name.
  func isStarted(_ place: Place) -> Bool {
    isReached(place)
      || isInApp(place.file)
        && place.source.map { isStarted($0, in: place.file) && !reached.isInIdle($0) } == true
  }

  /// Whether a member is one of what such a controller makes.
  private func isMadeByStarted(_ member: DeclarationID) -> Bool {
    guard let owner = resolver.selfDeclaration(of: member) else { return false }
    return resolver.constructions.of(owner).contains { construction in
      construction.place.source.map { isStarted($0, in: construction.place.file) } == true
    }
  }

  private func isStarted(_ member: DeclarationID, in file: Int) -> Bool {
    isPrincipal(member, in: file) || isDrawn(member)
  }

  /// Whether a member is one of a controller of an extension, which the system starts by name.
  private func isPrincipal(_ member: DeclarationID, in file: Int) -> Bool {
    let targets = program.targets
    guard targets.targets(ofFile: file).contains(where: { targets[$0].kind == .appExtension }),
      let owner = resolver.selfDeclaration(of: member)
    else { return false }
    return resolver.allSupertypes(of: .nominal(owner, [])).contains { supertype in
      guard case .external(let name, _) = supertype.form else { return false }
      return program.libraries.knows(name, .isScreen)
    }
  }

  /// Whether a member is one of a controller that no code mentions: then a storyboard names it, if
  /// anything does.
  private func isDrawn(_ member: DeclarationID) -> Bool {
    guard let owner = resolver.selfDeclaration(of: member),
      program[owner].kind == .classType, resolver.constructions.of(owner).isEmpty,
      !refusesCoder(owner)
    else { return false }
    return resolver.allSupertypes(of: .nominal(owner, [])).contains { supertype in
      guard case .external(let name, _) = supertype.form else { return false }
      return SwiftUINames.controllers.contains(name) || SwiftUINames.hosts.contains(name)
    }
  }

  /// Whether the initializer of a class that storyboards call ends the program.
  private func refusesCoder(_ type: DeclarationID) -> Bool {
    let ending = EndingCode(resolver)
    return resolver.initializers(of: .nominal(type, [])).contains { choice in
      guard choice.parameters.count == 1, choice.parameters[0].label == SwiftUINames.coder,
        let initializer = choice.initializer, program.isSource(initializer),
        let body = program.tree(of: initializer).child(program[initializer].node, .codeBlock)
      else { return false }
      return ending.ends(body, in: program[initializer].file)
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

  /// By type, the representables that build values of it, or something that does, or name it; views do not
  /// count.
  private func usersOfEmbedded(
    around hosts: [EnvironmentInjections.Host]
  ) -> [DeclarationID: Set<DeclarationID>] {
    var built: [DeclarationID: Set<DeclarationID>] = [:]
    for construction in resolver.facts.constructions {
      guard let source = construction.place.source,
        program.isSource(construction.declaration)
      else { continue }
      for owner in typesAround(source) {
        built[owner, default: []].insert(construction.declaration)
      }
    }
    // A class that is registered, as those of cells are, is made by what it is registered with.
    for mention in resolver.facts.typeMentions
    where program.isSource(mention.place) && program[mention.type].kind == .classType {
      guard let source = mention.place.source else { continue }
      for owner in typesAround(source) { built[owner, default: []].insert(mention.type) }
    }
    var users: [DeclarationID: Set<DeclarationID>] = [:]
    let owners = Set(hosts.flatMap { typesAround($0.member) }).union(built.keys).sorted()
    for representable in owners where kinds.kind(of: representable) == .representable {
      var waiting = [representable]
      while let type = waiting.popLast(), (users[type]?.count ?? 0) < Self.userLimit {
        guard users[type, default: []].insert(representable).inserted else { continue }
        waiting += (built[type] ?? []).filter { kinds.kind(of: $0) == .other }.sorted()
      }
    }
    return users
  }

  /// The controllers that the code of delegates and of other such controllers makes: no environment is
  /// around these, whatever representables make of them besides.
  private func screensMadeFreely() -> Set<DeclarationID> {
    var built: [DeclarationID: Set<DeclarationID>] = [:]
    for construction in resolver.facts.constructions where isScreen(construction.declaration) {
      guard let owner = construction.place.source.flatMap({ typesAround($0).first }),
        isInApp(construction.place.file)
      else { continue }
      built[owner, default: []].insert(construction.declaration)
    }
    var found: Set<DeclarationID> = []
    var waiting = built.keys.filter { resolver.isEntryPoint($0) }
    while let type = waiting.popLast() {
      guard found.insert(type).inserted else { continue }
      waiting += built[type] ?? []
      waiting += resolver.ancestors(of: type).filter { program.isSource($0) && isScreen($0) }
    }
    return found.filter(isScreen)
  }

  private func isScreen(_ type: DeclarationID) -> Bool {
    program.isSource(type) && program[type].kind == .classType
      && kinds.inherits(type, SwiftUINames.controllers.union(SwiftUINames.hosts))
  }

  /// The number of representables that are looked at which build a type.
  private static let userLimit = 50
}
