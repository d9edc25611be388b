import GraphModel
import PureLintFindings

extension Rule {
  static let forbiddenDependency = Rule(
    id: "forbidden-dependency",
    severity: .error,
    summary: "a need that the layers of the configuration forbid",
    effect: """
      The program above runs, but a change of `Payment` can break `Chat`.
      Features should not know each other, and the parts that they share should know no feature.
      """,
    details: """
      - The `layers` of the [configuration](../configuration.md) name groups, by place or by name. \
      They say which group must not need which.
      - These are needs of a type: the dependencies that it declares, the objects that a root \
      hands to its initializer, the types that it asks a container for, and those that it builds, \
      configures or reaches as a singleton.
      - A need for a protocol is a need for the protocol, not for the class behind it.
      - Where a root hands something over behind a protocol, only the root needs it.
      - A path with `(*)`, such as `Features/(*)/`, divides a group into folders. If such a group \
      must not need itself, no folder of it may need another.
      - Tests may need everything.
      """,
    remedy: """
      Declare a protocol where the thing is needed, and let a root that may know both sides hand \
      it over.
      If the two belong together, allow it in the configuration.
      """,
    triggers: """
      final class Payment {
        func pay() { print("paid") }
      }

      final class Chat {
        private let payment: Payment
        init(payment: Payment) { self.payment = payment }
        func send() { payment.pay() }
      }

      final class AppContainer {
        lazy var payment = Payment()
        lazy var chat = Chat(payment: payment)
      }

      AppContainer().chat.send()
      """,
    passes: """
      final class Payment {
        func pay() { print("paid") }
      }

      final class Chat {
        private let pay: () -> Void
        init(pay: @escaping () -> Void) { self.pay = pay }
        func send() { pay() }
      }

      final class AppContainer {
        lazy var payment = Payment()
        lazy var chat = Chat(pay: { self.payment.pay() })
      }

      AppContainer().chat.send()
      """,
    sampleConfiguration: """
      {
        "layers": {
          "groups": { "chat": { "names": ["Chat*"] }, "payment": { "names": ["Payment*"] } },
          "forbidden": [{ "from": "chat", "to": "payment" }]
        }
      }
      """,
    check: .graph(reportForbiddenDependencies)
  )
}

private func reportForbiddenDependencies(_ input: RuleInput, _ findings: inout Findings) {
  guard let map = input.layers else { return }
  var said: Set<[String]> = []
  for need in input.graph.needs(input.hints) {
    let sources = map.groups(of: need.source)
    guard !sources.isEmpty,
      let verdict = map.verdict(from: sources, to: map.groups(of: need.target)),
      said.insert([need.source.name, need.target.name]).inserted
    else { continue }
    let reason = verdict.reason.map {
      Finding.Note(
        message: "the configuration says why: \($0.withoutPeriod)",
        location: need.location
      )
    }
    let change = Finding.Note(
      role: .change,
      message: advice(on: need, verdict),
      location: need.location
    )
    findings.report(
      "'\(need.source.name)' in layer '\(verdict.source)' must not need '\(need.target.name)' in "
        + "layer '\(verdict.target)'",
      about: Subject([need.source.name, need.target.name]),
      at: need.location,
      notes: [reason, change].compactMap { $0 }
    )
  }
}

/// The change that mends a need.
private func advice(on need: Need, _ verdict: Layers.Verdict) -> String {
  need.isConstruction
    ? "let a root outside of layer '\(verdict.source)' build it, and hand over what is needed of it"
    : "declare what is needed of it as a protocol in layer '\(verdict.source)', and let the root "
      + "hand it over"
}

extension String {
  /// The text as a part of a message, which ends without a period.
  fileprivate var withoutPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
