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

  var all: [Registration] { containers.members.map(registration) }

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
    registration.words = RegistrationWords(
      unused: " is a factory that nobody asks",
      adviceOnUnused: "delete it, or ask it where its value is needed",
      adviceOnDuplicate: "delete one of the two",
      adviceOnCycle: "ask later on one hop: with '@LazyInjected', read once its owner is built",
      rebuilt: " is asked for again while it is being built, which is fatal in a debug build"
    )
    return registration
  }
}
