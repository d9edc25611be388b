import GraphModel

/// Guesses at what was meant where something is missing, of which notes on findings are made, and
/// where the types stand that nodes name.
///
/// They are no part of the graph, because nothing in the sources relates the nodes, and types that
/// are not wired have none.
package struct Hints: Sendable {
  private var unavailable: [Gap: Set<NodeID>] = [:]
  private var labels: [Gap: Location] = [:]
  private var offers: [Gap: [NodeID: Offer]] = [:]
  private var candidates: [NodeID: [Candidate]] = [:]
  private var purposes: [NodeID: NodeID] = [:]
  private var relabelled: [NodeID: String?] = [:]
  private var complaints: [Gap: Complaint] = [:]
  private var nearMisses: [Gap: [NearMiss]] = [:]
  private var words: [NodeID: RegistrationWords] = [:]
  private var arguments: [Gap: [Insertion]] = [:]
  private var namedTypes: [NodeID: [NamedPlace]] = [:]
  private var instances: [NodeID: Location] = [:]
  private var empty: Set<NodeID> = []
  /// The objects that initializers take and composers build, for layers alone.
  package private(set) var needsByInitializers: Set<Need> = []
  /// The names of the declared types that providers yield, where the source writes none.
  package private(set) var inferredTypes: [NodeID: String] = [:]
  /// The places where the types are declared that providers yield.
  package private(set) var yieldedTypes: [NodeID: Location] = [:]

  /// Whether some build compiles all of some places.
  package var mayCoexist: @Sendable ([Location]) -> Bool = { _ in true }

  package init() {}

  /// A dependency that a wiring has no fitting value for.
  package struct Gap: Hashable, Sendable {
    package let dependency: NodeID
    package let wiring: NodeID

    package init(dependency: NodeID, wiring: NodeID) {
      self.dependency = dependency
      self.wiring = wiring
    }
  }

  /// A text that is missing from the sources, and where it belongs.
  package struct Insertion: Sendable {
    package let location: Location
    package let text: String

    package init(location: Location, text: String) {
      self.location = location
      self.text = text
    }
  }

  /// Words for something that nearly fills a gap, with its place.
  package typealias NearMiss = (message: String, location: Location)

  /// The words of a library for what nothing meets.
  package struct Complaint: Sendable {
    package let message: String
    /// The places on the way to it.
    package let way: [NearMiss]
    /// Near misses.
    package let nearMisses: [NearMiss]
    /// The change to make.
    package let advice: String
    /// Where it is to be made, if not where the message stands.
    package let adviceLocation: Location?
    /// Whether the app goes on, with something else in its place.
    package let isSurvivable: Bool

    package init(
      message: String,
      way: [NearMiss],
      nearMisses: [NearMiss],
      advice: String,
      adviceLocation: Location?,
      isSurvivable: Bool
    ) {
      self.message = message
      self.way = way
      self.nearMisses = nearMisses
      self.advice = advice
      self.adviceLocation = adviceLocation
      self.isSurvivable = isSurvivable
    }
  }

  /// A provider or parameter within reach of a wiring that could be what it lacks.
  package struct Offer: Sendable {
    package let provider: NodeID
    /// The provider's type, where there is a name for it.
    package let typeName: String?

    package init(provider: NodeID, typeName: String?) {
      self.provider = provider
      self.typeName = typeName
    }
  }

  /// A provider or dependency that nobody uses, and that could be for a dependency or property that
  /// has nothing.
  package struct Candidate: Sendable {
    package let node: NodeID
    package let dependency: NodeID
    /// The wiring that leaves the dependency out, if the candidate can be the value itself.
    package let wiring: NodeID?

    package init(node: NodeID, dependency: NodeID, wiring: NodeID?) {
      self.node = node
      self.dependency = dependency
      self.wiring = wiring
    }
  }
}

extension Hints {
  /// Notes where the instance is made that the app keeps, beside one that is made elsewhere.
  package mutating func add(instance: Location?, besides wiring: NodeID) {
    instances[wiring] = instance
  }

  /// The place where the instance is made that the app keeps, beside one that is made elsewhere.
  package func instance(besides wiring: NodeID) -> Location? { instances[wiring] }

  /// Notes that an argument names a provider which no build compiles together with the wiring.
  package mutating func add(unavailable provider: NodeID, for gap: Gap) {
    unavailable[gap, default: []].insert(provider)
  }

  /// Notes that the label of an argument for nothing is nearly the name of the dependency.
  package mutating func add(label: Location, for gap: Gap) {
    labels[gap] = min(labels[gap] ?? label, label)
  }

  package mutating func add(_ offer: Offer, for gap: Gap) {
    offers[gap, default: [:]][offer.provider] = offer
  }

  /// Notes how the argument for the dependency is written, where just one provider fits.
  package mutating func add(argument: [Insertion], for gap: Gap) { arguments[gap] = argument }

  package mutating func add(_ candidate: Candidate) {
    candidates[candidate.dependency, default: []].append(candidate)
    let known = purposes[candidate.node] ?? candidate.dependency
    purposes[candidate.node] = min(known, candidate.dependency)
  }

  package mutating func add(_ complaint: Complaint, for gap: Gap) { complaints[gap] = complaint }

  package mutating func add(nearMisses: [NearMiss], for gap: Gap) {
    self.nearMisses[gap] = nearMisses
  }

  /// Notes that nothing is ever put into the variable that a provider is.
  package mutating func add(empty provider: NodeID) { empty.insert(provider) }

  /// Whether nothing is ever put into the variable that a provider is.
  package func isEmpty(_ provider: NodeID) -> Bool { empty.contains(provider) }

  package mutating func add(_ words: RegistrationWords, for provider: NodeID) {
    self.words[provider] = words
  }

  /// Notes the declared types that the type of a dependency or registration names.
  package mutating func add(_ types: [NamedPlace], of node: NodeID) {
    if !types.isEmpty { namedTypes[node] = types }
  }

  /// Notes what the declaration of an initializer, or a construction by a composer, shows to be needed.
  package mutating func add(_ need: Need) { needsByInitializers.insert(need) }

  /// Notes the declared type that a provider yields without saying so.
  package mutating func add(inferredType: String, of provider: NodeID) {
    inferredTypes[provider] = inferredType
  }

  /// Notes where the type is declared that a provider yields.
  package mutating func add(yieldedType: Location?, of provider: NodeID) {
    yieldedTypes[provider] = yieldedType
  }

  /// Notes that no initializer of its struct takes a dependency under its own name, but under this
  /// label, if there is one.
  package mutating func add(relabelled dependency: NodeID, as label: String?) {
    relabelled.updateValue(label, forKey: dependency)
  }
}

extension Hints {
  /// The providers that an argument for the dependency names, but that only other builds have.
  package func unavailableProviders(for gap: Gap) -> [NodeID] { (unavailable[gap] ?? []).sorted() }

  /// The label that may be a slip for the name of the dependency.
  package func misspelledLabel(for gap: Gap) -> Location? { labels[gap] }

  /// The offers that are within reach for a gap, in the order of the nodes.
  func offers(for gap: Gap) -> [Offer] {
    (offers[gap] ?? [:]).values.sorted { $0.provider < $1.provider }
  }

  /// The text of an argument, by the only provider that fits.
  package func argument(for gap: Gap) -> [Insertion]? { arguments[gap] }

  /// The nodes that nobody uses and a dependency could have, in their order.
  func candidates(for dependency: NodeID) -> [Candidate] {
    (candidates[dependency] ?? []).sorted { $0.node < $1.node }
  }

  /// The first of the dependencies that a node is a candidate for.
  func purpose(of node: NodeID) -> NodeID? { purposes[node] }

  /// The words of a library for a gap, where it has any.
  package func complaint(about gap: Gap) -> Complaint? { complaints[gap] }

  /// Near misses for a gap, besides those of its complaint.
  package func nearMisses(for gap: Gap) -> [NearMiss] { nearMisses[gap] ?? [] }

  /// The words of a library for a registration, where it has any.
  package func words(for provider: NodeID) -> RegistrationWords? { words[provider] }

  /// The declared types that the type of a dependency or registration names.
  func namedTypes(of node: NodeID) -> [NamedPlace] { namedTypes[node] ?? [] }

  /// Whether an argument for a dependency cannot have its name as the label.
  package func isRelabelled(_ dependency: NodeID) -> Bool { relabelled[dependency] != nil }

  /// The label that an argument for a dependency has in place of its name.
  package func otherLabel(of dependency: NodeID) -> String? { relabelled[dependency] ?? nil }
}
