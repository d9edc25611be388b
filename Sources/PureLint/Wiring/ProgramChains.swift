import PureLintProjects
import PureLintResolution

/// The programs that surely run some code which others are built with, too: a demo is built with every
/// screen of a library, but shows one. Only calls count that always run once the code around them does:
/// what waits for a tap may never come in a demo.
package struct ProgramChains {
  private let resolver: Resolver
  private let runs: RegistryRuns
  private let programs: ProgramsApart
  private lazy var entries = Set(EntryPoints(resolver).types)

  private var program: Program { resolver.program }

  /// The most members that are looked at for one question.
  private static let mostMembers = 256

  package init(_ resolver: Resolver, _ runs: RegistryRuns, _ programs: ProgramsApart) {
    self.resolver = resolver
    self.runs = runs
    self.programs = programs
  }

  /// The name of a program that gets to what stands at a place, though it runs none of some files.
  /// - Parameter property: The property that stands there, if instances of its type ask by it.
  package mutating func program(
    gettingTo place: Place,
    of property: DeclarationID?,
    without files: [Int]
  ) -> String? {
    let lacking = programs.programs(running: place.file, without: files)
    guard !lacking.isEmpty else { return nil }
    let first: [Place]
    if let property, !program[property].traits.contains(.isLocal), !resolver.isStatic(property),
      let owner = resolver.owner(ofNested: property)
    {
      first = made(owner)
    } else {
      first = [place]
    }
    for target in lacking where gets(to: first, target) { return program.targets[target].name }
    return nil
  }

  /// Whether what a program alone is built with leads to one of some places.
  private mutating func gets(to places: [Place], _ target: TargetMap.TargetID) -> Bool {
    var waiting = places
    var seen: Set<DeclarationID> = []
    while let place = waiting.popLast() {
      guard isPart(place, of: target) else { continue }
      if programs.isRunAlone(place.file, by: target) { return true }
      guard EagerCode.isCertain(place), let source = place.source else { continue }
      let member = program.memberDeclaration(around: source)
      guard seen.count < Self.mostMembers, seen.insert(member).inserted else { continue }
      waiting += callers(of: member, in: target)
    }
    return false
  }

  private func isPart(_ place: Place, of target: TargetMap.TargetID) -> Bool {
    program.isSource(place) && !program.targets.isTest(file: place.file)
      && programs.runs(place.file, target) && !runs.isIdle(place) && !resolver.isForShow(place)
  }

  /// The places that call a member, or make its type so that others may.
  private mutating func callers(of member: DeclarationID, in target: TargetMap.TargetID) -> [Place]
  {
    let named = resolver.references.references(to: member).map(\.place)
    guard let type = resolver.owner(ofNested: member) else { return named }
    let isOfInstance = !resolver.isStatic(member) && program.isSource(type)
    let made = isOfInstance ? self.made(type) : []
    switch program[member].kind {
    case .function:
      // A stand-in that inherits from the type may run its own code instead.
      if resolver.isOverridden(member) { return [] }
      // The system may call it, or never.
      guard let called = FunctionMentions(resolver).all(of: member) else { return named }
      // What a protocol asks for may be called of another type.
      let isThere =
        !isOfInstance || entries.contains(type) || made.contains { isPart($0, of: target) }
      return isThere ? called.map(\.place) : []
    case .variable where program[member].traits.contains(.isComputed) || !isOfInstance:
      return named
    default: return made + named
    }
  }

  /// Where a type, or one that inherits from it, is made.
  private func made(_ type: DeclarationID) -> [Place] {
    ([type] + resolver.heirs(of: type)).flatMap { resolver.constructions.of($0).map(\.place) }
  }
}
