import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The closures that factories are handed one after the other, of which only the last builds anything.
struct FactoryRepetitions {
  private let resolver: Resolver
  private let uses: [DeclarationID: [FactoryUses.Use]]

  private var program: Program { resolver.program }

  init(_ containers: FactoryContainers, _ resolver: Resolver) {
    self.resolver = resolver
    uses = containers.uses
  }

  /// Those of some factories, each with the one that it replaces. No demand is met by them.
  func all(of members: [FactoryMember]) -> [Registration] { members.flatMap(repeated) }

  private func repeated(_ member: FactoryMember) -> [Registration] {
    let uses = (uses[member.id] ?? []).filter { !program.targets.isTest(file: $0.place.file) }
      .sorted { $0.place.precedes($1.place) }
    var found: [Registration] = []
    // What stands between two of them may ask for what the first builds.
    for (first, next) in zip(uses, uses.dropFirst()) {
      guard let earlier = registration(by: first, of: member),
        var later = registration(by: next, of: member), isReplaced(earlier, by: later)
      else { continue }
      later.replaced = earlier.place
      found += [earlier, later]
    }
    return found
  }

  private func isReplaced(_ earlier: Registration, by later: Registration) -> Bool {
    earlier.container == later.container && earlier.blocks == later.blocks
      && earlier.condition == later.condition && EagerCode.isCertain(earlier.place)
      && EagerCode.isCertain(later.place)
  }

  /// The call of `register` behind a factory's name, as a registration.
  private func registration(by use: FactoryUses.Use, of member: FactoryMember) -> Registration? {
    guard use.kind == .registration(isAlways: true) else { return nil }
    guard let call = program.trees[use.place.file].callFilling(use.place.token) else { return nil }
    var registration = RegistrationCall(resolver, call, at: use.place)
      .registration(of: program.qualifiedName(member.id), for: .init(type: member.product))
    registration?.call = nil
    registration?.isFindable = false
    registration?.words = RegistrationWords(
      unused: " is never asked",
      adviceOnUnused: "delete it",
      adviceOnDuplicate: "delete one of the two: the last one builds"
    )
    return registration
  }
}
