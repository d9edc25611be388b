import GraphModel

extension Rule {
  static let unusedDependency = Rule(
    id: "unused-dependency",
    severity: .warning,
    summary: "a dependency that is declared and supplied, but never read",
    rationale: """
      A field of a `Dependency` that nobody reads makes every wiring build a value for nothing, \
      and tells readers of a need that is not there.
      The fields of the root's own struct count too, and so do the parameters of functions that \
      build a root.
      Reading is generous: any mention of the field after an expression that is, or may be, the \
      dependency value counts, in any branch of `#if`, through the factory, in an extension, in a \
      subclass.
      Copying is not reading: a field that is stored in a property is read when the property is.
      """,
    triggers: """
      final class Clock: FactoryModule {
        struct Dependency {
          let calendar: Calendar
          let zone: Zone
        }
        init(dependency: Dependency, payload: Void) {
          print(dependency.calendar)
        }
      }

      struct AppDependency {
        static func resolve() -> Clock.Factory {
          Clock.Factory(dependency: .init(calendar: Calendar(), zone: Zone()))
        }
      }
      """,
    passes: """
      final class Clock: FactoryModule {
        struct Dependency {
          let calendar: Calendar
        }
        init(dependency: Dependency, payload: Void) {
          print(dependency.calendar)
        }
      }

      struct AppDependency {
        static func resolve() -> Clock.Factory {
          Clock.Factory(dependency: .init(calendar: Calendar()))
        }
      }
      """,
    check: reportUnusedDependencies
  )
}

private func reportUnusedDependencies(_ graph: Graph, _ findings: inout Findings) {
  let losses = Losses(in: graph)
  for id in graph.nodeIDs where !losses.contain(id) {
    let dependency = graph[id]
    guard dependency.kind == .dependency,
      dependency.traits.isDisjoint(with: [.isTest, .isProperty]),
      let location = dependency.location, graph.incoming(id, .reads).isEmpty
    else { continue }
    let subject = dependency.traits.contains(.isParameter) ? "parameter" : "dependency"
    let copy = graph.outgoing(id, .copies).first.map { graph[$0.target].name }
    let verdict = copy.map { "is only copied to '\($0)', which is never read" } ?? "is never read"
    findings.report(
      "\(subject) '\(dependency.name)' \(verdict)",
      at: location,
      notes: supplyNotes(of: id, graph)
    )
  }
}

/// Where the value comes from, so that it can be taken out there too.
private func supplyNotes(of dependency: NodeID, _ graph: Graph) -> [Diagnostic.Note] {
  var notes: [Diagnostic.Note] = []
  for edge in graph.incoming(dependency, .supplies).prefix(3) {
    guard let location = edge.location else { continue }
    notes.append(.init(message: "a value is supplied here", location: location))
  }
  let feeding = graph.edges.filter { $0.through == dependency }.map(\.target)
  for provider in Set(feeding).sorted() where feedsOnly(dependency, provider, graph) {
    guard let location = graph[provider].location else { continue }
    notes.append(
      .init(message: "'\(graph[provider].name)' is built for it alone", location: location)
    )
  }
  return notes
}

private func feedsOnly(_ dependency: NodeID, _ provider: NodeID, _ graph: Graph) -> Bool {
  graph[provider].kind == .provider
    && graph.incoming(provider, .uses).filter { $0.through != nil }.allSatisfy {
      $0.through == dependency
    }
}
