import GraphModel
import PureLintFindings

extension Rule {
  static let duplicateProvider = Rule(
    id: "duplicate-provider",
    severity: .warning,
    summary: "a registration that silently replaces an earlier one",
    effect: """
      The later registration wins, and nothing says so.
      The earlier one is never used, and a change of it has no effect.
      """,
    details: """
      - A container keeps one registration for each key. The key is the type, the name and the \
      types of the arguments.
      - Two registrations are reported if both always happen, in one container and one body.
      - Registrations in different branches of an `if`, a `switch` or an `#if` do not meet.
      - A branch may replace a registration that always happens. That is not reported.
      - A set-up that every run calls twice registers all of its keys again. It is one finding.
      """,
    remedy: """
      Delete one of the two registrations, or give one a name of its own.
      """,
    triggers: """
      import Swinject

      final class ClockAssembly: Assembly {
        func assemble(container: Container) {
          container.register(Calendar.self) { _ in Calendar() }
          container.register(Clock.self) { r in Clock(calendar: r.resolve(Calendar.self)!) }
          container.register(Calendar.self) { _ in Calendar(zone: .current) }
        }
      }

      func makeClock(in container: Container) -> Clock? {
        ClockAssembly().assemble(container: container)
        return container.resolve(Clock.self)
      }
      """,
    passes: """
      import Swinject

      final class ClockAssembly: Assembly {
        func assemble(container: Container) {
          container.register(Calendar.self) { _ in Calendar() }
          container.register(Clock.self) { r in
            Clock(calendar: r.resolve(Calendar.self)!, local: r.resolve(Calendar.self, name: "local")!)
          }
          container.register(Calendar.self, name: "local") { _ in Calendar(zone: .current) }
        }
      }

      func makeClock(in container: Container) -> Clock? {
        ClockAssembly().assemble(container: container)
        return container.resolve(Clock.self)
      }
      """,
    check: .graph(reportDuplicateProviders)
  )
}

private func reportDuplicateProviders(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  for edge in graph.edges(.replaces) {
    let registration = graph[edge.source]
    guard !registration.traits.contains(.isTest), let location = registration.location else {
      continue
    }
    let holder = registration.owner.map { " in '\(graph[$0].name)'" } ?? ""
    if registration.traits.contains(.isSingular) {
      reportSharedKey(edge, in: holder, at: location, graph, &findings)
      continue
    }
    if edge.source == edge.target {
      reportRepetition(edge, in: holder, at: location, graph, &findings)
      continue
    }
    let name = edge.sharedKey ?? registration.name
    let words = input.hints.words(for: edge.source)
    findings.report(
      words?.repeated.map { "'\(name)'" + $0 }
        ?? "registration of '\(name)'\(holder) silently replaces an earlier one",
      about: graph.subject(edge.source),
      at: location,
      notes: (graph[edge.target].location.map {
        [.init(message: "'\(name)' is first registered here", location: $0)]
      } ?? []) + [
        .init(
          role: .change,
          message: words?.adviceOnDuplicate
            ?? "delete one of the two, or give this one a name of its own",
          location: location
        )
      ]
    )
  }
}

/// Reports a registration that runs twice, by the second call that comes to it.
private func reportRepetition(
  _ edge: Edge,
  in holder: String,
  at location: Location,
  _ graph: Graph,
  _ findings: inout Findings
) {
  findings.report(
    "'\(graph[edge.source].name)'\(holder) is registered twice: what registers it runs again",
    about: graph.subject(edge.source),
    at: location,
    notes: (edge.location.map { [.init(message: "it runs again from here", location: $0)] } ?? [])
      + [.init(role: .change, message: "call it once", location: edge.location ?? location)]
  )
}

/// Reports a singleton under the key of another one: whichever is asked for first is both.
private func reportSharedKey(
  _ edge: Edge,
  in holder: String,
  at location: Location,
  _ graph: Graph,
  _ findings: inout Findings
) {
  let name = graph[edge.source].name
  findings.report(
    "a second singleton is defined under the key '\(name)'\(holder): the first that is asked for is both",
    about: graph.subject(edge.source),
    at: location,
    notes: (graph[edge.target].location.map {
      [.init(message: "the first stands here", location: $0)]
    } ?? []) + [
      .init(role: .change, message: "give this one a key of its own", location: location)
    ]
  )
}
