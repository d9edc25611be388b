import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The registrations that nobody asks for but what they or others like them build.
struct IdleBuilders {
  private let builders: BuilderCode
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ builders: BuilderCode) {
    self.builders = builders
    self.resolver = resolver
  }

  /// The demands, each of those that only such providers have with one that builds who asks.
  func attributed(_ demands: [Demand]) -> [Demand] {
    let builders = demands.map(builders)
    let live = live(demands, builders)
    return zip(demands, builders).map { demand, builders in
      guard let builders, builders.isDisjoint(with: live) else { return demand }
      var demand = demand
      demand.builder = builders.min { $0.precedes($1) }
      return demand
    }
  }

  /// The providers that somebody asks for who is not built by these alone.
  /// - Complexity: O(*n*) for *n* demands with their builders and registrations.
  private func live(_ demands: [Demand], _ builders: [Set<Place>?]) -> Set<Place> {
    var demandsByBuilder: [Place: [Int]] = [:]
    var live: Set<Place> = []
    var waiting: [Place] = []
    func enter(_ demand: Demand) {
      waiting += (demand.registrations ?? []).filter { live.insert($0).inserted }
    }
    for position in demands.indices {
      guard let builders = builders[position] else {
        enter(demands[position])
        continue
      }
      for builder in builders { demandsByBuilder[builder, default: []].append(position) }
    }
    while let builder = waiting.popLast() {
      for position in demandsByBuilder.removeValue(forKey: builder) ?? [] {
        enter(demands[position])
      }
    }
    return live
  }

  /// The providers that build who asks; nil where others may.
  private func builders(of demand: Demand) -> Set<Place>? {
    if program.targets.isTest(file: demand.place.file) { return nil }
    if let provider = self.builders.registration(around: demand.place) { return [provider] }
    guard let type = demand.asker, asksByItself(demand), !resolver.isEntryPoint(type) else {
      return nil
    }
    let built = ([type] + resolver.heirs(of: type)).flatMap(resolver.constructions.of)
    let providers = built.map { self.builders.registration(around: $0.place) }
    return built.isEmpty || providers.contains(nil) ? nil : Set(providers.compactMap(\.self))
  }

  /// Whether only instances of the asking type ask: by a property, or while they are made.
  private func asksByItself(_ demand: Demand) -> Bool {
    if let property = demand.property { return !resolver.isStatic(property) }
    return demand.place.source.map {
      program[program.memberDeclaration(around: $0)].kind == .initializer
    } ?? false
  }
}
