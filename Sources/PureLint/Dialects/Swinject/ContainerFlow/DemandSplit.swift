import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The parts of demands by the containers that they ask: what some of these have and others lack is
/// met in the ones and missing in the others.
///
/// A class, because each question about a struct by a closure copies all that it holds.
final class DemandSplit {
  private let flow: ContainerFlow
  private let programs: ProgramsApart
  private let registrations: RegistrationsByType
  /// The containers in which code that is not here may register anything.
  private let filled: ContainerSet
  /// The same while a test runs.
  private let filledInTests: ContainerSet
  /// The registrations of the app in code that never runs.
  private let idle: Set<Registration.Key>

  /// The registrations that demands of a file and a key may mean, in whatever container.
  private var knownCandidates: [Question: [Registration]] = [:]

  private struct Question: Hashable {
    let key: Registration.Key
    let file: Int
  }

  private var program: Program { flow.program }

  /// - Parameter idle: The registrations that never happen.
  init(
    _ flow: ContainerFlow,
    _ registrations: [Registration],
    idle: [Registration],
    filled: ContainerSet,
    filledInTests: ContainerSet
  ) {
    self.flow = flow
    self.idle = Set(idle.flatMap(\.keys))
    programs = ProgramsApart(flow.program)
    self.registrations = RegistrationsByType(registrations, flow.resolver)
    self.filled = filled
    self.filledInTests = filledInTests
  }

  /// A demand of some containers, as one demand of those that may meet it and one of the others.
  func parts(of demand: Demand, asking containers: ContainerSet) -> [Demand] {
    let isTest = program.targets.isTest(file: demand.place.file)
    let filled = isTest ? filledInTests : self.filled
    let isFilled = filled != ContainerSet()
    var containers = containers
    containers.isOpen = containers.isOpen || isTest && containers.isOpenInTests
    var demand = demand
    if isLeftToOthers(demand.key, containers) { demand.isOptional = true }
    var open = demand
    open.asked = .unknown
    if isFilled { open.isOptional = true }
    let judged = containers.known.filter { isTest || !isForTrial($0) }
    guard !filled.isOpen, !judged.isEmpty else { return [open] }
    let asked = containers.known.sorted().map { flow.asked($0) }
    let judgedIDs = Set(judged)
    let doubtful = asked.filter { judgedIDs.contains($0.id) && !hasOwn($0, demand, isTest) }
    let candidates = doubtful.isEmpty ? [] : candidates(for: demand)
    let lacking = doubtful.filter { isLacking($0, candidates, filled, isTest) }
    let lackingIDs = Set(lacking.map(\.id))
    var met = isFilled && containers.isOpen ? open : demand
    met.asked = AskedContainers(
      known: asked.filter { !lackingIDs.contains($0.id) },
      isOpen: containers.isOpen
    )
    if asked.contains(where: { $0.mayFind(ContainerSet(known: filled.known)) }) {
      met.isOptional = true
    }
    guard !lacking.isEmpty else { return [met] }
    var unmet = demand
    unmet.asked = AskedContainers(known: lacking)
    if lacking.count == judged.count, !containers.isOpen { met.isOptional = true }
    return met.asked == AskedContainers() ? [unmet] : [met, unmet]
  }

  /// Whether code out of sight may register what is asked for: it has the container and can name the
  /// type, and nothing in sight says that this is the app's business.
  func isLeftToOthers(_ key: Registration.Key, _ containers: ContainerSet) -> Bool {
    !isOfSources(key.type) && containers.known.contains(where: \.isOutOfSight)
      && !idle.contains(key)
  }

  /// The registrations that may meet a demand, in whatever container.
  private func candidates(for demand: Demand) -> [Registration] {
    let question = Question(key: demand.key, file: demand.place.file)
    if let known = knownCandidates[question] { return known }
    let isTest = program.targets.isTest(file: demand.place.file)
    let found = registrations.mayMeet(demand.key).filter { registration in
      registration.keys.contains { $0 == demand.key || $0.mayBe(demand.key, flow.resolver) }
        && mayMeet(registration, demand, isTest)
    }
    knownCandidates[question] = found
    return found
  }

  /// Why a demand of the app is not judged that nothing in sight meets; nil if it is.
  func doubt(about demand: Demand, asking containers: ContainerSet) -> String? {
    guard !demand.isOptional, isMetNowhere(demand) else { return nil }
    if isLeftToOthers(demand.key, containers) {
      return "a module out of sight has the container, too, and may register it"
    }
    let asked = containers.known.filter { !isForTrial($0) }.sorted().map { flow.asked($0) }
    let seen = asked.filter { !$0.isOpen }
    let closed = seen.filter { !$0.mayFind(ContainerSet(known: filled.known)) }
    guard filled.isOpen || closed.isEmpty else { return nil }
    return seen.isEmpty
      ? "nothing here tells which container it asks"
      : "code that is not here is handed the container, and may register it"
  }

  /// Whether nothing in sight meets a demand of the app, in whatever container.
  func isMetNowhere(_ demand: Demand) -> Bool {
    demand.key.isCertain && !demand.key.type.isGeneric
      && !program.targets.isTest(file: demand.place.file) && candidates(for: demand).isEmpty
  }

  private func mayMeet(_ registration: Registration, _ demand: Demand, _ isTest: Bool) -> Bool {
    (isTest || !program.targets.isTest(file: registration.place.file))
      && programs.mayMeet(demand.place.file, registration.place.file)
  }

  /// Whether one of many registrations of a demand's key is made in a container itself, so that it lacks
  /// none.
  private func hasOwn(_ asked: AskedContainer, _ demand: Demand, _ isTest: Bool) -> Bool {
    registrations.crowd(of: demand.key)?[asked.id].contains { position in
      let registration = registrations[position]
      return mayMeet(registration, demand, isTest)
        && (isTest || !registration.containers.known.allSatisfy(isForTrial))
    } ?? false
  }

  /// Whether nobody out of sight can name a type, and so register it.
  private func isOfSources(_ type: SwiftType) -> Bool {
    type.declaration.map { program.isSource($0) } ?? false
  }

  /// Whether a container is made to try a part of the program: in tests, in previews and in what not
  /// every build has. It says nothing of code that others use too.
  private func isForTrial(_ id: ContainerID) -> Bool {
    guard id.file < program.interfaceStart else { return false }
    if program.targets.isTest(file: id.file) { return true }
    let around = program.trees[id.file].nodes(aroundToken: id.token)
    let tree = program.trees[id.file]
    if around.contains(where: { tree.kind($0) == .macroExpansion || tree.kind($0) == .ifConfig }) {
      return true
    }
    let type = flow.source(of: id).flatMap { flow.resolver.selfDeclaration(of: $0) }
    return type.map(flow.resolver.isPreview) ?? false
  }

  private func isLacking(
    _ asked: AskedContainer,
    _ candidates: [Registration],
    _ filled: ContainerSet,
    _ isTest: Bool
  ) -> Bool {
    guard !asked.isOpen, !asked.mayFind(ContainerSet(known: filled.known)) else { return false }
    return candidates.allSatisfy { registration in
      // What only trials fill in sight is filled by something out of sight.
      let isTried = !isTest && registration.containers.known.allSatisfy(isForTrial)
      return !isTried && !asked.mayFind(registration.containers)
    }
  }
}
