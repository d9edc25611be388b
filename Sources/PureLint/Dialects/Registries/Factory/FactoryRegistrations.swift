import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintWiring

/// The factories of containers, as the graph gets them.
struct FactoryRegistrations {
  private let containers: FactoryContainers
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ containers: FactoryContainers, _ resolver: Resolver) {
    self.containers = containers
    self.resolver = resolver
  }

  var all: [Registration] {
    containers.members.flatMap { member in [registration(of: member)] + fill(of: member) }
      + containers.idleRegistrars.sorted().map(standing)
  }

  /// What stands for a type that nobody makes, so that it fills no container.
  private func standing(for type: DeclarationID) -> Registration {
    let words = RegistrationWords(
      unused: " is never made, so nothing of what it registers is there",
      adviceOnUnused: "make one and call it, or delete it",
      adviceOnDuplicate: "delete one of the two"
    )
    return .standing(for: type, called: program.qualifiedName(type), words, program)
  }

  /// What builds instead of a member's own closure. Whether anybody asks for it, the member tells.
  private func fill(of member: FactoryMember) -> [Registration] {
    guard let fill = containers.fills[member] else { return [] }
    var registration = Registration.unplaced(
      at: fill.place,
      fill.call,
      Registration.Key(type: member.product),
      program.qualifiedName(member.id),
      program
    )
    registration.isFindable = false
    registration.reentry = .forbidden
    registration.words = words
    return [registration]
  }

  /// What the library says of its factories.
  private var words: RegistrationWords {
    RegistrationWords(
      unused: " is a factory that is never resolved",
      adviceOnUnused: "delete it, or resolve it where its value is needed",
      adviceOnDuplicate: "delete one of the two",
      adviceOnCycle: "make one of them ask later: '@LazyInjected' asks when it is first read",
      rebuilt: " is asked for again while it is being built, which is fatal in a debug build"
    )
  }

  private func registration(of member: FactoryMember) -> Registration {
    let place = member.place
    let node = program[member.id].node
    var registration = Registration(
      place: place,
      call: containers.isReplaced(member) ? nil : member.build,
      container: Registration.Container(file: place.file, body: node, text: "self"),
      key: Registration.Key(type: member.product),
      blocks: [],
      condition: program.condition(around: node, in: place.file),
      title: program.qualifiedName(member.id)
    )
    registration.isFindable = false
    registration.reentry = .forbidden
    registration.isAssumedUsed = containers.mayBeAsked(member)
    (registration.lifetime, registration.isLifetimeExplicit) = containers.lifetime(of: member)
    registration.words = words
    return registration
  }
}
