import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The parts and frameworks of a program, and which of them something appends.
struct TranquillityParts {
  /// Those that nothing appends, in source order.
  private(set) var idle: [DeclarationID] = []
  private var idleSet: Set<DeclarationID> = []

  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    let all: Set<DeclarationID> = Set(
      resolver.symbols.possibleSubtypes(of: TranquillityNames.parts)
        .compactMap { resolver.selfDeclaration(of: $0) }
        .filter { program.isSource($0) && program[$0].kind != .protocolType }
    )
    // Of two parts of one name, nothing here tells which is meant.
    let byName = Dictionary(grouping: all) { program[$0].name }
    /// By part, those that its code names.
    var named: [DeclarationID: Set<DeclarationID>] = [:]
    var waiting = all.filter { !isJudged($0) }
    for mention in resolver.facts.typeMentions where all.contains(mention.type) {
      let place = mention.place
      guard program.isSource(place), !program.targets.isTest(file: place.file) else { continue }
      let meant = byName[program[mention.type].name] ?? []
      let around = place.source.flatMap { resolver.selfDeclaration(of: $0) }
      if let around, all.contains(around), !meant.contains(around) {
        named[around, default: []].formUnion(meant)
      } else {
        waiting.formUnion(meant)
      }
    }
    // What only parts append that nothing appends is not appended either.
    var appended: Set<DeclarationID> = []
    while let part = waiting.popFirst() {
      if appended.insert(part).inserted { waiting.formUnion(named[part] ?? []) }
    }
    idleSet = all.subtracting(appended)
    idle = idleSet.sorted()
  }

  /// Whether a place is in a part that nothing appends.
  func isIdle(_ place: Place) -> Bool {
    place.source.flatMap { resolver.selfDeclaration(of: $0) }.map(idleSet.contains) == true
  }

  /// Whether all that may append a part is in sight.
  private func isJudged(_ part: DeclarationID) -> Bool {
    let file = program[part].file
    return !program.targets.isTest(file: file) && !program.targets.isLeftOut(file: file)
      && !program.isForClients(part) && resolver.heirs(of: part).isEmpty
  }
}
