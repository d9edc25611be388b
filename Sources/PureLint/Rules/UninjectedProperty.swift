import GraphModel
import PureLintFindings

extension Rule {
  static let uninjectedProperty = Rule(
    id: "uninjected-property",
    severity: .error,
    summary: "a `!` property that is read, and that a customised factory leaves unset",
    effect: """
      The property is `nil` when the module reads it, and the app crashes.
      The compiler cannot see that.
      """,
    details: """
      - A module from a storyboard gets its dependencies through properties declared with `!`. Its \
      factory sets them after construction.
      - Each function by which the factory creates the module is judged, together with the \
      functions of the factory that it calls.
      - A property that anything else sets is not reported. That includes the module itself.
      - Outlets are not reported, nor is a property that the module compares with `nil` or unwraps \
      with `if let`.
      - A weak property is reported if a container makes its object for it alone. Nobody else \
      holds the object, so it is gone before it is read.
      """,
    remedy: """
      Set the property in the factory before it hands the module out.
      Or change the module so that it can do without the property.
      """,
    triggers: """
      import Pure

      final class Detail: FactoryModule {
        struct Dependency { let storyboard: Storyboard }
        var networking: Networking!
        func load() { networking.get() }
      }

      extension Factory where Module == Detail {
        func create(payload: Module.Payload) -> Module {
          let module = dependency.storyboard.instantiate("Detail") as! Module
          return module
        }
      }
      print(Detail.Factory(dependency: .init(storyboard: Storyboard())).create(payload: ()))
      """,
    passes: """
      import Pure

      final class Detail: FactoryModule {
        struct Dependency {
          let storyboard: Storyboard
          let networking: Networking
        }
        var networking: Networking!
        func load() { networking.get() }
      }

      extension Factory where Module == Detail {
        func create(payload: Module.Payload) -> Module {
          let module = dependency.storyboard.instantiate("Detail") as! Module
          module.networking = dependency.networking
          return module
        }
      }
      let storyboard = Storyboard()
      let factory = Detail.Factory(
        dependency: .init(storyboard: storyboard, networking: Networking()))
      print(factory.create(payload: ()))
      """,
    refutation: .byName,
    check: .graph(reportUninjectedProperties)
  )
}

private func reportUninjectedProperties(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  let rootCauses = input.rootCauses
  for edge in graph.edges(.leavesUnset) {
    guard let location = edge.location else { continue }
    let property = graph[edge.target]
    if let complaint = input.hints.complaint(
      about: .init(dependency: edge.target, wiring: edge.source)
    ) {
      findings.report(complaint, about: graph.subject(edge.target, edge.source), at: location)
      continue
    }
    let cause = RootCauses.Cause.unset(property: edge.target, by: edge.source)
    findings.report(
      "'\(graph[edge.source].name)' leaves '\(property.name)' unset, which is read"
        + graph[edge.source].testSuffix,
      about: graph.subject(edge.target, edge.source),
      at: location,
      notes: notes(for: edge.target, graph)
        + [
          .init(role: .change, message: "set '\(property.shortName)' here", location: location)
        ]
        + rootCauses.notes(on: cause, graph)
    )
  }
}

extension Findings {
  /// Reports properties that lose their value, in the words of a library.
  fileprivate mutating func report(
    _ complaint: Hints.Complaint,
    about subject: Subject,
    at location: Location
  ) {
    let places = complaint.nearMisses.map {
      Finding.Note(message: $0.message, location: $0.location)
    }
    report(
      complaint.message,
      about: subject,
      at: location,
      notes: places + [.init(role: .change, message: complaint.advice, location: location)]
    )
  }
}

private func notes(for property: NodeID, _ graph: Graph) -> [Finding.Note] {
  var notes: [Finding.Note] = []
  let name = graph[property].shortName
  if let location = graph[property].location {
    notes.append(.init(message: "'\(name)' is declared here", location: location))
  }
  if let location = graph.incoming(property, .reads).first?.location {
    notes.append(.init(message: "'\(name)' is read here", location: location))
  }
  return notes
}
