import GraphModel

extension Rule {
  static let unusedProvider = Rule(
    id: "unused-provider",
    severity: .warning,
    summary: "something that a root builds and nobody uses",
    rationale: """
      A local, a lazy member or a helper of a composition root that nothing uses is built for \
      nothing, or never built; most often a wiring was removed and its parts stayed behind.
      So is a member that an initialiser of the root fills in, unless its class works by itself.
      What a protocol requires of the root is unused if nobody asks for it through the protocol either.
      What only feeds an unused provider is unused too, and is a note on the same finding.
      """,
    remedy: """
      Delete it with what is built for it alone, or hand it to what needs it.
      """,
    triggers: """
      final class Clock: FactoryModule {
        struct Dependency { let calendar: Calendar }
        init(dependency: Dependency, payload: Void) { print(dependency.calendar) }
      }

      struct AppDependency {
        static func resolve() -> Clock.Factory {
          let calendar = Calendar()
          let zone = Zone()
          return Clock.Factory(dependency: .init(calendar: calendar))
        }
      }
      """,
    passes: """
      final class Clock: FactoryModule {
        struct Dependency { let calendar: Calendar }
        init(dependency: Dependency, payload: Void) { print(dependency.calendar) }
      }

      struct AppDependency {
        static func resolve() -> Clock.Factory {
          let calendar = Calendar()
          return Clock.Factory(dependency: .init(calendar: calendar))
        }
      }
      """,
    check: .graph(reportUnusedProviders)
  )
}

private func reportUnusedProviders(_ evidence: Evidence, _ findings: inout Findings) {
  let graph = evidence.graph
  let losses = evidence.losses
  let seeds = graph.nodeIDs.filter { graph[$0].kind != .provider }
  let dead = graph.deadNodes(from: seeds) { $0.kind == .uses && $0.through == nil }
  for id in dead.roots where !losses.contain(id) {
    let provider = graph[id]
    guard provider.kind == .provider, !provider.traits.contains(.isTest),
      let location = provider.location
    else { continue }
    let root = provider.owner.map { " in '\(graph[$0].name)'" } ?? ""
    let notes = dead.fed(by: id).compactMap { fed in
      graph[fed].location.map {
        Diagnostic.Note(message: "'\(graph[fed].name)' is built for it alone", location: $0)
      }
    }
    let verb = provider.traits.contains(.isProperty) ? "kept" : "built"
    findings.report(
      "'\(provider.name)' is \(verb)\(root) but never used",
      at: location,
      notes: notes.capped() + [.init(message: advice(on: provider, notes), location: location)]
    )
  }
}

/// What has to go together, so that all compiles without it.
private func advice(on provider: Node, _ fed: [Diagnostic.Note]) -> String {
  let requirement = provider.traits.contains(.isRequired) ? " and the requirement for it" : ""
  let rest = fed.isEmpty ? "" : " with what is built for it alone"
  return "delete it\(requirement)\(rest), or hand it to what needs it"
}
