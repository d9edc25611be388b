import PureLintResolution
import PureLintWiring

/// The demands of code that asks the container.
struct DirkDemands {
  /// The demands, in no order.
  private(set) var all: [Demand] = []
  /// Whether somebody asks for what cannot be determined.
  private var isOpen = false
  /// Whether somebody asks for something of which only that is known that no source declares it.
  private var isOpenToForeign = false
  /// The registrations that demands nearly name.
  private(set) var nearMisses: Set<Place> = []

  private let container: DirkContainer
  private let resolver: Resolver
  private var instances: Set<Instance> = []

  /// - Parameter instances: The requests by generic parameters in the same surroundings.
  init(
    _ library: DirkLibrary,
    _ container: DirkContainer,
    _ surroundings: RequestSurroundings,
    _ instances: GenericRequests
  ) {
    self.container = container
    resolver = surroundings.resolver
    let calls = DirkCalls(library, surroundings)
    isOpen = calls.areHandedOn
    let requests = DirkProperties(library, surroundings).requests() + calls.requests()
    for request in requests {
      if let key = ExactType.key(request.type, resolver) {
        add(request, key)
      } else {
        let (found, isOpen) = instances.instances(of: request)
        let isForeign = ExactType.isForeign(request.type, resolver)
        self.isOpen = self.isOpen || isOpen && !isForeign
        isOpenToForeign = isOpenToForeign || isOpen && isForeign
        for instance in found { ExactType.key(instance.type, resolver).map { add(instance, $0) } }
      }
    }
  }

  /// Whether somebody may ask for something by a type that cannot be determined.
  func mayAsk(for entry: DirkEntry) -> Bool {
    isOpen || isOpenToForeign && entry.key.map { !ExactType.isOfSources($0, resolver) } ?? true
  }

  /// What tells two demands without a property apart.
  private struct Instance: Hashable {
    let place: Place
    let key: SwiftType
    let text: String
  }

  private mutating func add(_ request: ServiceRequest, _ key: SwiftType) {
    let scope = container.scope(for: request.place)
    let searched = scope ?? container.app
    let fitting = searched.entries(of: key)
    let isCertain =
      request.isReached && scope?.isOpen == false && !request.title.contains("_")
      && !searched.mayServe(key, resolver)
    guard !fitting.isEmpty || isCertain else { return }
    var demand = Demand(
      property: request.property,
      place: request.place,
      key: Registration.Key(type: key),
      title: request.title
    )
    demand.timing = request.timing
    demand.asker = request.asker
    demand.function = request.function
    demand.registrations = fitting.map(\.place)
    demand.mayStandAnywhere = true
    if fitting.isEmpty {
      let complaint = DirkNearMisses(container, resolver)
        .complaint(
          "'\(request.subject)' is not registered: \(request.text) \(request.outcome)",
          about: key,
          named: request.title,
          among: scope?.entries ?? []
        )
      nearMisses.formUnion(complaint.nearMisses.map(\.place))
      demand.complaint = complaint
    }
    if request.property == nil {
      let instance = Instance(place: request.place, key: key, text: request.text)
      guard instances.insert(instance).inserted else { return }
    }
    all.append(demand)
  }
}
