@testable import PureLintSyntax

extension MutationKind {
  /// Gives a definition each of the other scopes.
  ///
  /// What a singleton keeps too long is told where it gets it; what no object of a circle can find
  /// any more is told as the circle. Any other scope is as good.
  static let changeScope = MutationKind(name: "make a scope shorter or longer") { outline in
    let assemblies = AssemblyOutline(outline)
    return assemblies.definitions.flatMap { index, definition -> [Mutant] in
      guard assemblies.builds(definition) else { return [] }
      let lifetime = assemblies.graph.services[index].lifetime
      return Lifetime.allCases.filter { $0 != lifetime }.compactMap {
        assemblies.mutant(giving: $0, to: index, definition)
      }
    }
  }

  /// Gives two definitions that need each other every pair of scopes, each asking by `init:` or by
  /// its closure: the two are swapped where both change.
  static let changeCircle = MutationKind(name: "change how two need each other") { outline in
    let assemblies = AssemblyOutline(outline)
    return assemblies.graph.pairs().flatMap { pair -> [Mutant] in
      guard let circle = ChangedCircle(pair: pair, assemblies: assemblies) else { return [] }
      return circle.mutants
    }
  }
}

extension AssemblyOutline {
  /// Whether a definition builds an object, rather than fills one or stands for one.
  fileprivate func builds(_ definition: Definition) -> Bool {
    definition.function == "define"
      && definition.value.map { outline.tree($0).kind($0.node) != .nameExpression } ?? false
  }

  /// The scope as it is written; the default is written as nothing.
  func edit(giving lifetime: Lifetime, to definition: Definition) -> Mutant.Edit? {
    if let scope = definition.scope {
      guard lifetime != .graph else {
        return outline.removal(ofArgument: scope, from: definition.call)
      }
      return Mutant.Edit(
        file: scope.file,
        range: outline.range(scope),
        replacement: "scope: .\(lifetime.scope)"
      )
    }
    guard lifetime != .graph,
      let value = outline.arguments(of: definition.call).first(where: { $0.label == "init" })
    else { return nil }
    let offset = outline.range(value.site).lowerBound
    return outline.insertion("scope: .\(lifetime.scope), ", at: offset, of: value.site.file)
  }

  fileprivate func mutant(
    giving lifetime: Lifetime,
    to index: Int,
    _ definition: Definition
  ) -> Mutant? {
    guard let edit = edit(giving: lifetime, to: definition) else { return nil }
    var changed = graph
    changed.services[index].lifetime = lifetime
    changed.services[index].isLifetimeWritten = lifetime != .graph
    return Mutant(
      title: "'\(members[index].assembly).\(members[index].name)' is a '\(lifetime.scope)'",
      edits: [edit],
      expected: changed.expected(in: .easyDi, outline)
    )
  }
}

extension ServiceGraph {
  /// What has to be said of lifetimes and circles: of those who need each other, only that.
  func expected(in library: Circle.Library, _ outline: AppOutline) -> [Mutant.Expectation] {
    let circles = pairs().compactMap { expected(of: $0, in: library, outline) }
    let captives = captives().map { ask, service in
      Mutant.Expectation(
        ruleID: "captive-dependency",
        place: .kept(file: ask.site.file, offset: outline.range(ask.site).lowerBound),
        mentions: ["'\(services[service].name)'"]
      )
    }
    return circles.isEmpty ? captives : circles
  }

  func expected(
    of pair: Pair,
    in library: Circle.Library,
    _ outline: AppOutline
  ) -> Mutant.Expectation? {
    guard let rule = outcome(of: pair, in: library).ruleID else { return nil }
    let site = pair.there.site
    return Mutant.Expectation(
      ruleID: rule,
      place: .kept(file: site.file, offset: outline.range(site).lowerBound)
    )
  }

  /// The worst that happens, whichever of the two is asked for first.
  func outcome(of pair: Pair, in library: Circle.Library) -> Circle.Outcome {
    let circle = Circle(
      services: [(pair.first, pair.there), (pair.second, pair.back)].map {
        Circle.Service(
          lifetime: services[$0].lifetime,
          asksWhenStored: $1.timing != .inside
        )
      }
    )
    var outcomes: [Circle.Outcome] = []
    if isAskedFromOutside(pair.first, of: pair) { outcomes.append(circle.outcome(in: library)) }
    if isAskedFromOutside(pair.second, of: pair) {
      outcomes.append(circle.reversed.outcome(in: library))
    }
    return .worst(outcomes)
  }
}
