import GraphModel

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintPolicy
@testable import PureLintQuestions
@testable import PureLintRules
@testable import PureLintSource

/// What is known of a small app, by names.
struct SmallSurvey {
  let survey: Survey

  init(_ files: [String: String]) {
    let sources = files.sorted { $0.key < $1.key }.map {
      SourceFile(path: $0.key, bytes: Array($0.value.utf8))
    }
    let report = Linter().run(sources)
    let policy = Policy(rules: Rule.all)
    survey = Survey(report, policy.verdict(on: report), paths: PathStyle())
  }

  init(_ source: String) { self.init(["App.swift": source]) }

  /// The needs as `A -> B` or, where they arise later, `A ~> B`, with the field: `A.f -> B`.
  var needs: [String] {
    let page = AnswerPage(survey, showsAll: true)
    return survey.needs.needs.edges.map { edge in
      let field = edge.receiver.map { "." + survey.graph[$0].shortName } ?? ""
      let arrow = edge.timing.isDeferred ? "~>" : "->"
      return "\(page.title(edge.source))\(field) \(arrow) \(page.title(edge.target))"
    }.sorted()
  }

  /// The node that a name means.
  func node(_ name: String) -> NodeID? { NameSearch(survey).match(name)?.node }

  func name(_ node: NodeID?) -> String? { node.map { survey.graph.qualifiedName($0) } }

  /// What an answer says.
  func text(_ answer: any Answer, showsAll: Bool = false) -> String {
    var page = AnswerPage(survey, showsAll: showsAll)
    return answer.text(&page)
  }
}

extension SmallSurvey {
  /// An app with nested constructions, a factory function, a singleton and a chain of services.
  static let shop = SmallSurvey(shopSource)

  static let shopSource = """
    import Pure
    protocol Clock {}
    final class SystemClock: Clock {}
    final class Store { init(clock: Clock) { print(clock) } }
    final class Model: FactoryModule {
      struct Dependency { let store: Store; let clock: Clock; var limit = 3 }
      init(dependency: Dependency, payload: Void) {
        print(dependency.store, dependency.clock, dependency.limit)
      }
    }
    final class Detail: FactoryModule {
      struct Dependency { let store: Store }
      init(dependency: Dependency, payload: Void) { print(dependency.store) }
    }
    final class Screen: FactoryModule {
      struct Dependency { let model: Model.Factory; let makeDetail: () -> Detail }
      init(dependency: Dependency, payload: Void) {
        print(dependency.model, dependency.makeDetail)
      }
    }
    final class Orphan: FactoryModule {
      struct Dependency {}
      init(dependency: Dependency, payload: Void) {}
    }
    struct AppDependency {
      let screen: Screen.Factory
      static func resolve() -> AppDependency {
        let clock: Clock = SystemClock()
        let store = Store(clock: clock)
        return AppDependency(
          screen: Screen.Factory(
            dependency: .init(
              model: Model.Factory(dependency: .init(store: store, clock: clock)),
              makeDetail: makeDetail(store: store)
            )
          )
        )
      }
      static func makeDetail(store: Store) -> () -> Detail {
        let factory = Detail.Factory(dependency: .init(store: store))
        return { factory.create() }
      }
    }
    final class AppDelegate {
      let dependency = AppDependency.resolve()
    }
    """
}
