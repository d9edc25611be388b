import GraphModel

/// Guesses at what was meant where something is missing, of which notes on findings are made, and
/// where the types stand that nodes name.
///
/// They are no part of the graph, because nothing in the sources relates the nodes, and types that
/// are not wired have none.
struct Hints: Sendable {
  private var unavailable: [Gap: Set<NodeID>] = [:]
  private var labels: [Gap: Location] = [:]
  private var offers: [Gap: [NodeID: Offer]] = [:]
  private var candidates: [NodeID: [Candidate]] = [:]
  private var purposes: [NodeID: NodeID] = [:]
  private var relabelled: [NodeID: String?] = [:]
  private var complaints: [Gap: Complaint] = [:]
  private var nearMisses: [Gap: [NearMiss]] = [:]
  private var words: [NodeID: Registration.Words] = [:]
  private var arguments: [Gap: [Insertion]] = [:]
  private var namedTypes: [NodeID: [NamedPlace]] = [:]
  /// The names of the declared types that providers yield, where the source writes none.
  private(set) var inferredTypes: [NodeID: String] = [:]

  /// A dependency that a wiring has no fitting value for.
  struct Gap: Hashable, Sendable {
    let dependency: NodeID
    let wiring: NodeID
  }

  /// A text that is missing from the sources, and where it belongs.
  struct Insertion: Sendable {
    let location: Location
    let text: String
  }

  /// Words for something that nearly fills a gap, with its place.
  typealias NearMiss = (message: String, location: Location)

  /// The words of a library for what nothing meets.
  struct Complaint: Sendable {
    let message: String
    /// The places on the way to it.
    let way: [NearMiss]
    /// What nearly meets it.
    let nearMisses: [NearMiss]
    /// The change to make.
    let advice: String
    /// Where it is to be made, if not where the message stands.
    let adviceLocation: Location?
    /// Whether the app goes on, with something else in its place.
    let isSurvivable: Bool
  }

  /// A provider or parameter within reach of a wiring that could be what it lacks.
  struct Offer: Sendable {
    let provider: NodeID
    /// The provider's type, where there is a name for it.
    let typeName: String?
  }

  /// A provider or dependency that nobody uses, and that could be for a dependency or property that
  /// has nothing.
  struct Candidate: Sendable {
    let node: NodeID
    let dependency: NodeID
    /// The wiring that leaves the dependency out, if the candidate can be the value itself.
    let wiring: NodeID?
  }
}

extension Hints {
  /// Notes that an argument names a provider which no build compiles together with the wiring.
  mutating func add(unavailable provider: NodeID, for gap: Gap) {
    unavailable[gap, default: []].insert(provider)
  }

  /// Notes that the label of an argument for nothing is nearly the name of the dependency.
  mutating func add(label: Location, for gap: Gap) {
    labels[gap] = min(labels[gap] ?? label, label)
  }

  mutating func add(_ offer: Offer, for gap: Gap) {
    offers[gap, default: [:]][offer.provider] = offer
  }

  /// Notes how the argument for the dependency is written, where just one provider fits.
  mutating func add(argument: [Insertion], for gap: Gap) { arguments[gap] = argument }

  mutating func add(_ candidate: Candidate) {
    candidates[candidate.dependency, default: []].append(candidate)
    let known = purposes[candidate.node] ?? candidate.dependency
    purposes[candidate.node] = min(known, candidate.dependency)
  }

  mutating func add(_ complaint: Complaint, for gap: Gap) { complaints[gap] = complaint }

  mutating func add(nearMisses: [NearMiss], for gap: Gap) { self.nearMisses[gap] = nearMisses }

  mutating func add(_ words: Registration.Words, for provider: NodeID) {
    self.words[provider] = words
  }

  /// Notes the declared types that the type of a dependency or registration names.
  mutating func add(_ types: [NamedPlace], of node: NodeID) {
    if !types.isEmpty { namedTypes[node] = types }
  }

  /// Notes the declared type that a provider yields without saying so.
  mutating func add(inferredType: String, of provider: NodeID) {
    inferredTypes[provider] = inferredType
  }

  /// Notes that no initializer of its struct takes a dependency under its own name, but under this
  /// label, if there is one.
  mutating func add(relabelled dependency: NodeID, as label: String?) {
    relabelled.updateValue(label, forKey: dependency)
  }
}

extension Hints {
  /// The providers that an argument for the dependency names, but that only other builds have.
  func unavailableProviders(for gap: Gap) -> [NodeID] { (unavailable[gap] ?? []).sorted() }

  /// The label that may be a slip for the name of the dependency.
  func misspelledLabel(for gap: Gap) -> Location? { labels[gap] }

  /// The offers that are within reach for a gap, in the order of the nodes.
  func offers(for gap: Gap) -> [Offer] {
    (offers[gap] ?? [:]).values.sorted { $0.provider < $1.provider }
  }

  /// What an argument by the only provider that fits is written as.
  func argument(for gap: Gap) -> [Insertion]? { arguments[gap] }

  /// The nodes that nobody uses and a dependency could have, in their order.
  func candidates(for dependency: NodeID) -> [Candidate] {
    (candidates[dependency] ?? []).sorted { $0.node < $1.node }
  }

  /// The first of the dependencies that a node is a candidate for.
  func purpose(of node: NodeID) -> NodeID? { purposes[node] }

  /// The words of a library for a gap, where it has any.
  func complaint(about gap: Gap) -> Complaint? { complaints[gap] }

  /// What nearly fills a gap, besides what a complaint about it tells.
  func nearMisses(for gap: Gap) -> [NearMiss] { nearMisses[gap] ?? [] }

  /// The words of a library for a registration, where it has any.
  func words(for provider: NodeID) -> Registration.Words? { words[provider] }

  /// The declared types that the type of a dependency or registration names.
  func namedTypes(of node: NodeID) -> [NamedPlace] { namedTypes[node] ?? [] }

  /// Whether an argument for a dependency cannot have its name as the label.
  func isRelabelled(_ dependency: NodeID) -> Bool { relabelled[dependency] != nil }

  /// The label that an argument for a dependency has in place of its name.
  func otherLabel(of dependency: NodeID) -> String? { relabelled[dependency] ?? nil }
}
