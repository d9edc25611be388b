import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The registrations that nobody asks for but what they or others like them build.
struct IdleBuilders {
  private let builders: BuilderCode
  private let resolver: Resolver
  private let constructions: [DeclarationID: [Construction]]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ builders: BuilderCode) {
    self.builders = builders
    self.resolver = resolver
    constructions = Dictionary(grouping: resolver.facts.constructions, by: \.declaration)
  }

  /// The demands, each of those that only such providers have with one that builds who asks.
  func attributed(_ demands: [Demand]) -> [Demand] {
    let builders = demands.map(builders)
    var live: Set<Place> = []
    var count = -1
    while count < live.count {
      count = live.count
      for (demand, builders) in zip(demands, builders)
      where builders.map({ !$0.isDisjoint(with: live) }) ?? true {
        live.formUnion(demand.registrations ?? [])
      }
    }
    return zip(demands, builders).map { demand, builders in
      guard let builders, builders.isDisjoint(with: live) else { return demand }
      var demand = demand
      demand.builder = builders.min { $0.precedes($1) }
      return demand
    }
  }

  /// The providers that build who asks; nil where others may.
  private func builders(of demand: Demand) -> Set<Place>? {
    if program.targets.isTest(file: demand.place.file) { return nil }
    if let provider = self.builders.registration(around: demand.place) { return [provider] }
    guard let type = demand.asker, asksByItself(demand), !resolver.isEntryPoint(type) else {
      return nil
    }
    let built = ([type] + resolver.heirs(of: type)).flatMap { constructions[$0] ?? [] }
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
