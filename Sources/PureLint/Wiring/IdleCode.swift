import PureLintProjects
import PureLintResolution
import PureLintSyntax

/// Members that never run outside tests: nobody calls them but others like them, or nobody makes
/// their type.
struct IdleCode {
  /// The members in question that never run, and their callers that never run.
  private(set) var idle: Set<DeclarationID> = []
  /// The functions and static values that nobody mentions, and the types that nobody makes, with which that begins.
  private(set) var unused: Set<DeclarationID> = []

  /// The functions in question that nobody names, but that a library's protocol may ask for.
  private(set) var unnamed: Set<DeclarationID> = []

  private let resolver: Resolver
  private let starts: Set<DeclarationID>
  private let unmade: UnmadeTypes
  private let areCallersInSight: Bool
  private let isToldUnmade: (DeclarationID) -> Bool
  /// The members that only fill what they make themselves: whether that is used, others tell.
  private var makingOwn: Set<DeclarationID> = []
  /// By member, who calls it, as far as all of that is in sight.
  private var callers: [DeclarationID: [DeclarationID]] = [:]

  private var program: Program { resolver.program }

  /// The code that runs a member.
  private enum Callers {
    /// The system, a library, or somebody who is not in sight.
    case others
    case members([DeclarationID])
  }

  /// - Parameters:
  ///   - places: Where something is registered: in the members in question.
  ///   - starts: The functions that a library calls.
  ///   - isToldUnmade: Whether a type is known to be made by nobody though it conforms to a
  ///     library's protocol.
  /// - Complexity: O(mentions of the members and of what leads to them).
  init(
    _ resolver: Resolver,
    _ places: [Place],
    _ starts: Set<DeclarationID>,
    _ isToldUnmade: @escaping (DeclarationID) -> Bool,
    areCallersInSight: Bool
  ) {
    self.resolver = resolver
    self.areCallersInSight = areCallersInSight
    self.starts = starts
    self.isToldUnmade = isToldUnmade
    unmade = UnmadeTypes(resolver)
    let program = resolver.program
    let inApp = places.filter { $0.source != nil && !program.targets.isTest(file: $0.file) }
    let members = Set(inApp.compactMap { $0.source.map(program.memberDeclaration) })
    let filling = Set(
      inApp.filter { !isLocal($0) }.compactMap { $0.source.map(program.memberDeclaration) }
    )
    makingOwn = members.subtracting(filling)
    find(members)
    unnamed = members.subtracting(idle).filter(isCalledByLibraryAlone)
    noteUnused(filling.intersection(idle))
  }

  /// Whether something is registered in what only the function around holds.
  private func isLocal(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    guard let call = tree.call(of: place.token), var root = tree.expression(in: call) else {
      return false
    }
    while tree.kind(root).isLink, let base = tree.expression(in: root) { root = base }
    let token = tree.mainToken(root).rawValue
    return resolver.references.references(in: place.file, token..<token + 1).contains {
      program[$0.target].kind == .variable && program[$0.target].traits.contains(.isLocal)
        && !isAnotherName($0.target)
    }
  }

  /// Whether a local only names what something else holds: `let store = Store.shared`.
  private func isAnotherName(_ local: DeclarationID) -> Bool {
    let tree = program.tree(of: local)
    guard let value = tree.initialValue(of: program[local].node),
      tree.kind(value) == .memberAccess
    else { return false }
    let token = tree.mainToken(value).rawValue
    return resolver.references.references(in: Int(local.file), token..<token + 1).contains {
      program[$0.target].kind == .variable && program[$0.target].parent != nil
        && program[$0.target].traits.isDisjoint(with: [.isLocal, .isComputed])
    }
  }

  private mutating func find(_ members: Set<DeclarationID>) {
    var callees: [DeclarationID: [DeclarationID]] = [:]
    var running: [DeclarationID] = []
    var waiting = Array(members)
    var seen = members
    while let next = waiting.popLast() {
      switch self.callers(of: next) {
      case .others: running.append(next)
      case .members(let found):
        callers[next] = found
        for caller in found {
          callees[caller, default: []].append(next)
          if seen.insert(caller).inserted { waiting.append(caller) }
        }
      }
    }
    var live = Set(running)
    while let next = running.popLast() {
      running += (callees[next] ?? []).filter { live.insert($0).inserted }
    }
    idle = seen.subtracting(live)
  }

  /// Notes where what leads to idle members begins.
  private mutating func noteUnused(_ members: Set<DeclarationID>) {
    var seen = members
    var waiting = Array(members)
    while let next = waiting.popLast() {
      let found = callers[next] ?? []
      waiting += found.filter { seen.insert($0).inserted }
      guard found.isEmpty else { continue }
      if let type = resolver.selfDeclaration(of: next), isUnmade(type), !resolver.isStatic(next) {
        guard members.contains(next), !isToldUnmade(type),
          resolver.constructions.of(type).isEmpty
        else { continue }
        unused.insert(type)
      } else if resolver.references.references(to: next).isEmpty {
        unused.insert(next)
      }
    }
  }

  /// Whether nobody makes a value of a type.
  func isUnmade(_ type: DeclarationID) -> Bool {
    isToldUnmade(type) || areCallersInSight && unmade.contain(type)
  }

  private func callers(of member: DeclarationID) -> Callers {
    guard !starts.contains(member) else { return .others }
    if let type = resolver.selfDeclaration(of: member), isUnmade(type), !resolver.isStatic(member) {
      return .members([])
    }
    guard areCallersInSight else { return .others }
    switch program[member].kind {
    case .function: return callers(ofFunction: member)
    case .initializer: return callers(ofInitializer: member)
    case .variable: return callers(ofValue: member)
    default: return .others
    }
  }

  /// Whether a function of the app's own type is named nowhere, so that it runs only if a protocol of which
  /// nothing is known asks for it.
  private func isCalledByLibraryAlone(_ function: DeclarationID) -> Bool {
    areCallersInSight && program[function].kind == .function && !starts.contains(function)
      && resolver.isKnownByNameAlone(function) && resolver.requirements(of: function) == nil
      && resolver.references.references(to: function).isEmpty
      && !resolver.unknownReads.hasReads(of: function)
      && resolver.selfDeclaration(of: function).map { type in
        let known = resolver.ancestors(of: type).subtracting([type])
        return program.isSource(type)
          && known.allSatisfy { resolver.members(of: $0)[program[function].name] == nil }
      } == true
  }

  /// The initial value of a static member, or of a global outside a script, is made when it is first
  /// read.
  private func callers(ofValue variable: DeclarationID) -> Callers {
    let declaration = program[variable]
    let isGlobal =
      declaration.parent == nil && !program.files[declaration.file].hasTopLevelCode
    guard isGlobal || declaration.traits.contains(.isStatic),
      !declaration.traits.contains(.isComputed), !makingOwn.contains(variable),
      program.bearsOnly(.changesNoUse, variable),
      !program.mayBeWrapped(variable), !program.isForClients(variable),
      !resolver.mayBeRequired(variable), !resolver.unknownReads.hasReads(of: variable)
    else { return .others }
    return members(around: resolver.references.references(to: variable).map(\.place))
  }

  private func callers(ofFunction function: DeclarationID) -> Callers {
    guard let mentions = FunctionMentions(resolver).all(of: function) else { return .others }
    // Who calls what a protocol asks of a type as such has to name the type.
    if resolver.isStatic(function), resolver.references.references(to: function).isEmpty,
      let type = resolver.selfDeclaration(of: function), unmade.isUnnamed(type)
    {
      return .members([])
    }
    return members(around: mentions.map(\.place))
  }

  /// An initializer without calls may be inherited, or be called in a way that names it nowhere.
  private func callers(ofInitializer initializer: DeclarationID) -> Callers {
    guard let type = resolver.selfDeclaration(of: initializer), program.isSource(type),
      resolver.heirs(of: type).isEmpty, !program.isForClients(initializer),
      program.bearsOnly(.changesNoUse, initializer),
      !program[initializer].traits.contains(.isOverride)
    else { return .others }
    let places = resolver.constructions.by(initializer).map(\.place)
    let mentions = resolver.references.references(to: initializer).map(\.place)
    return places.isEmpty ? .others : members(around: places + mentions)
  }

  /// The members of the app around some places.
  private func members(around places: [Place]) -> Callers {
    var found: [DeclarationID] = []
    for place in places where !program.targets.isTest(file: place.file) {
      guard program.isSource(place), let source = place.source else { return .others }
      found.append(program.memberDeclaration(around: source))
    }
    return .members(found)
  }
}
