import PureLintProjects
import PureLintResolution
import PureLintSyntax

/// The code that runs in every run of the app, by its calls, and the code that runs only once in
/// each.
package struct CertainCode {
  private let resolver: Resolver
  private let entries: EntryPoints
  private let entryTypes: Set<DeclarationID>

  private var program: Program { resolver.program }

  /// How many members may call each other on the way to a place.
  private static let depthLimit = 8

  package init(_ resolver: Resolver) {
    self.resolver = resolver
    entries = EntryPoints(resolver)
    entryTypes = Set(entries.types)
  }

  // MARK: In every run

  /// Whether the code at a place runs in every run of the app.
  package func runs(_ place: Place) -> Bool {
    guard EagerCode.isCertain(place), !program.targets.isTest(file: place.file) else {
      return false
    }
    guard let source = place.source else { return program.files[place.file].hasTopLevelCode }
    var visited: Set<DeclarationID> = []
    return runs(program.memberDeclaration(around: source), &visited)
  }

  private func runs(_ member: DeclarationID, _ visited: inout Set<DeclarationID>) -> Bool {
    guard visited.count < Self.depthLimit, visited.insert(member).inserted else { return false }
    let declaration = program[member]
    if declaration.kind == .variable { return !declaration.traits.contains(.isComputed) }
    let mentions = mentions(of: member)
    if mentions.isEmpty {
      return resolver.isMain(member) || isCalledByLibrary(member)
        || isCalled(asWitness: member, &visited)
    }
    return mentions.contains { mention in
      guard isCalledForCertain(mention) else { return false }
      guard let source = mention.place.source else { return true }
      return runs(program.memberDeclaration(around: source), &visited)
    }
  }

  /// Whether a member meets what only the app's own protocols require, and its type is made, or named as
  /// such, for certain: what is made to be called is taken to be.
  private func isCalled(
    asWitness member: DeclarationID,
    _ visited: inout Set<DeclarationID>
  ) -> Bool {
    guard isRequiredBySourcesAlone(member), let type = resolver.selfDeclaration(of: member) else {
      return false
    }
    let made = resolver.constructions.of(type).map(\.place)
    let named = resolver.facts.typeMentions.lazy.filter { $0.type == type }.map(\.place)
    return (resolver.isStatic(member) ? made + named : made).contains { place in
      guard EagerCode.isCertain(place), !program.targets.isTest(file: place.file) else {
        return false
      }
      return place.source.map { runs(program.memberDeclaration(around: $0), &visited) }
        ?? program.files[place.file].hasTopLevelCode
    }
  }

  private func isRequiredBySourcesAlone(_ member: DeclarationID) -> Bool {
    resolver.requirements(of: member)?.isEmpty == false
  }

  // MARK: Once

  /// Whether a member runs at most once in each run of the app, as far as calls tell.
  package func runsOnce(_ member: DeclarationID) -> Bool {
    var visited: Set<DeclarationID> = []
    return runsOnce(member, &visited)
  }

  private func runsOnce(_ member: DeclarationID, _ visited: inout Set<DeclarationID>) -> Bool {
    guard visited.count < Self.depthLimit, visited.insert(member).inserted else { return false }
    let declaration = program[member]
    if resolver.isMain(member) { return true }
    switch declaration.kind {
    case .variable:
      guard !declaration.traits.contains(.isComputed) else { return false }
      if declaration.traits.contains(.isStatic) || declaration.parent == nil { return true }
      return isMadeOnce(around: member, &visited)
    case .initializer: return isMadeOnce(around: member, &visited)
    case .function:
      let mentions = mentions(of: member)
      guard mentions.count == 1, let only = mentions.first, isCalledForCertain(only) else {
        return false
      }
      return only.place.source.map { runsOnce(program.memberDeclaration(around: $0), &visited) }
        ?? true
    default: return false
    }
  }

  /// Whether there is one value of the type around a member: the system makes it, or one line that runs
  /// once.
  private func isMadeOnce(around member: DeclarationID, _ visited: inout Set<DeclarationID>) -> Bool
  {
    guard let type = resolver.selfDeclaration(of: member), program.isSource(type),
      resolver.heirs(of: type).isEmpty
    else { return false }
    let made = resolver.constructions.of(type).filter {
      !program.targets.isTest(file: $0.place.file)
    }
    if entryTypes.contains(type) { return made.count < 2 }
    guard made.count == 1, let place = made.first?.place, EagerCode.isCertain(place) else {
      return false
    }
    return place.source.map { runsOnce(program.memberDeclaration(around: $0), &visited) } ?? true
  }

  // MARK: Again

  /// The calls by which every run comes to a function, or to the one that alone calls it: where it is only
  /// one, those of the function around that. What inherits from its type may run other code instead, which
  /// calls it in turn.
  package func certainCalls(comingTo member: DeclarationID) -> [Place] {
    var visited: Set<DeclarationID> = []
    var member = member
    while visited.count < Self.depthLimit, visited.insert(member).inserted,
      program[member].kind == .function, !resolver.isOverridden(member)
    {
      let calls = mentions(of: member).filter(isCalledForCertain).map(\.place)
        .filter { runs($0) && !isInLateValue($0) }
      guard calls.count < 2 else { return calls }
      guard let source = calls.first?.source else { return [] }
      member = program.memberDeclaration(around: source)
    }
    return []
  }

  /// Whether a place is in the value of a variable that nobody may ever ask for.
  private func isInLateValue(_ place: Place) -> Bool {
    guard let source = place.source else { return false }
    let declaration = program[program.memberDeclaration(around: source)]
    return declaration.kind == .variable
      && (!declaration.traits.isDisjoint(with: [.isStatic, .isLazy])
        || declaration.parent == nil && !program.files[place.file].hasTopLevelCode)
  }

  /// Where one list, which every run makes, names the type of a member more than once, whose protocol is the
  /// app's own: whoever runs what is in the list runs each.
  package func units(runningWitness member: DeclarationID) -> [Place] {
    guard mentions(of: member).isEmpty, isRequiredBySourcesAlone(member),
      let type = resolver.selfDeclaration(of: member)
    else { return [] }
    let made = resolver.constructions.of(type).filter {
      runs($0.place) && !isInLateValue($0.place)
    }
    let lists = Dictionary(grouping: made) { construction in
      List(file: construction.place.file, node: list(around: construction))
    }
    return lists.first { $0.key.node != nil && $0.value.count > 1 }?.value.map(\.place) ?? []
  }

  private struct List: Hashable {
    let file: Int
    let node: NodeIndex?
  }

  /// The list that a construction is an element of.
  private func list(around construction: Construction) -> NodeIndex? {
    let tree = program.trees[construction.place.file]
    return tree.nodes(around: construction.call).last.flatMap {
      tree.kind($0) == .arrayExpression ? $0 : nil
    }
  }

  // MARK: Calls

  /// A call of a member, or another mention of it.
  private struct Mention {
    let place: Place
    var isUncertain = false
  }

  /// The mentions of a member outside tests.
  private func mentions(of member: DeclarationID) -> [Mention] {
    let named = resolver.references.references(to: member).map {
      Mention(place: $0.place, isUncertain: $0.isUncertain)
    }
    let made =
      program[member].kind == .initializer
      ? resolver.constructions.by(member).map { Mention(place: $0.place) } : []
    var known: Set<Place> = []
    return (named + made).filter {
      !program.targets.isTest(file: $0.place.file) && known.insert($0.place.unscoped).inserted
    }
  }

  private func isCalledForCertain(_ mention: Mention) -> Bool {
    guard EagerCode.isCertain(mention.place), !mention.isUncertain,
      let call = program.trees[mention.place.file].call(of: mention.place.token)
    else { return false }
    return program.condition(around: call, in: mention.place.file) == .none
  }

  /// Whether a library calls a member: what overrides or meets something of a library's, or is added
  /// to a type of one.
  private func isCalledByLibrary(_ member: DeclarationID) -> Bool {
    guard let holder = resolver.owner(ofNested: member) else { return false }
    if program[member].kind == .initializer { return entryTypes.contains(holder) }
    guard resolver.mayBeRequired(member), !isRequiredBySourcesAlone(member) else { return false }
    return !program.isSource(holder) || program[member].traits.contains(.isOverride)
      || !resolver.parameterDeclarations(of: member).isEmpty
  }
}
