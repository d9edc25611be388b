import GraphModel
import PureLintFindings

extension Rule {
  static let captiveDependency = Rule(
    id: "captive-dependency",
    severity: .warning,
    summary: "an object of a short lifetime that one of a longer lifetime keeps",
    effect: """
      The program above prints an empty line instead of `Hello`: `autosave` saves a draft of its \
      own.
      An object that is made once keeps the first copy that it gets. Everybody else gets another \
      copy.
      So nobody else sees a change that is made in one copy.
      """,
    details: """
      - An object is reported if it is kept longer than its lifetime, and somebody else asks for \
      it, too.
      - A lifetime counts as shorter if the code writes it: `.transient`, or a function that \
      makes a new object. The default lifetime of a container does not count.
      - An object is kept if it is built together with its keeper. It may come as a part of \
      another object: `Store` keeps `Loader`, `Loader` keeps `Session`.
      - These do not keep a value: a closure, a factory or a lazy member that asks for it later, \
      and an initializer or a builder that only reads, prints, compares or weakly holds it.
      - It is fine if only the keeper and its own parts ask for the value.
      - It is also fine to keep a value that is shared while somebody holds it, because all get \
      the same one.
      - In a container, the scope of a registration is its lifetime.
      - In a root made by hand, a function that builds an object with state counts as \
      `.transient`. The exceptions are an object that each screen has, such as a view model, one that \
      is built for an argument, and one that a member keeps as it is: `lazy var draft = makeDraft()`.
      """,
    remedy: """
      Hand over a closure that asks for the value when it is needed, or give both the same \
      lifetime.
      """,
    triggers: """
      final class Draft {
        var text = ""
      }

      final class Autosave {
        private let draft: Draft
        init(draft: Draft) { self.draft = draft }
        func save() { print(draft.text) }
      }

      final class Editor {
        private let draft: Draft
        private let autosave: Autosave
        init(draft: Draft, autosave: Autosave) {
          self.draft = draft
          self.autosave = autosave
        }
        func type() {
          draft.text += "Hello"
          autosave.save()
        }
      }

      final class AppContainer {
        lazy var autosave = Autosave(draft: makeDraft())
        func makeDraft() -> Draft { Draft() }
        func makeEditor() -> Editor { Editor(draft: makeDraft(), autosave: autosave) }
      }

      AppContainer().makeEditor().type()
      """,
    passes: """
      final class Draft {
        var text = ""
      }

      final class Autosave {
        func save(_ draft: Draft) { print(draft.text) }
      }

      final class Editor {
        private let draft: Draft
        private let autosave: Autosave
        init(draft: Draft, autosave: Autosave) {
          self.draft = draft
          self.autosave = autosave
        }
        func type() {
          draft.text += "Hello"
          autosave.save(draft)
        }
      }

      final class AppContainer {
        lazy var autosave = Autosave()
        func makeDraft() -> Draft { Draft() }
        func makeEditor() -> Editor { Editor(draft: makeDraft(), autosave: autosave) }
      }

      AppContainer().makeEditor().type()
      """,
    check: .graph(reportCaptiveDependencies)
  )
}

private func reportCaptiveDependencies(_ input: RuleInput, _ findings: inout Findings) {
  let graph = input.graph
  for captive in graph.captives() {
    // Of what needs each other without end, or is built twice, that is told.
    let isOnCycle =
      input.providerCycles.contains {
        $0.members.contains(captive.provider) && $0.members.contains(captive.keeper)
      }
      || input.rebuilds.contains { $0.members.isSuperset(of: [captive.provider, captive.keeper]) }
    guard let location = captive.reference.location, !isOnCycle else { continue }
    let provider = graph[captive.provider]
    let keeper = graph[captive.keeper]
    findings.report(
      "'\(keeper.name)', which is \(lifetimeText(of: keeper)), keeps '\(provider.name)', which is "
        + lifetimeText(of: provider),
      about: graph.subject(captive.provider, captive.keeper),
      at: location,
      notes: wayNotes(on: captive, graph) + otherNotes(on: captive, graph)
        + lifetimeNotes(on: [provider, keeper])
        + [
          .init(role: .change, message: advice(on: provider, keptBy: keeper), location: location)
        ]
    )
  }
}

/// The words for the lifetime of a provider's value, behind `is`.
private func lifetimeText(of provider: Node) -> String {
  switch provider.lifetime {
  case .transient: "made anew each time"
  case .perGraph: "made once for each graph"
  case .weak: "shared while somebody holds it"
  case .singleton, nil: "made once"
  }
}

/// The place where the captive is taken, if another provider brings it along.
private func wayNotes(on captive: Captive, _ graph: Graph) -> [Finding.Note] {
  guard captive.lastReference != captive.reference,
    let location = captive.lastReference.location
  else { return [] }
  let part = graph[captive.lastReference.source].name
  let name = graph[captive.provider].name
  let message = "it is kept through '\(part)', which takes '\(name)' here"
  return [.init(message: message, location: location)]
}

/// The place where somebody else asks for the captive, or for a provider that brings it along.
private func otherNotes(on captive: Captive, _ graph: Graph) -> [Finding.Note] {
  let reference = captive.otherReference
  guard let location = reference.location else { return [] }
  let other = graph[reference.source].name
  let name = graph[captive.provider].name
  let message =
    reference.target == captive.provider
    ? "'\(other)' asks for '\(name)' too, and gets another one"
    : "'\(other)' asks for '\(graph[reference.target].name)' too, which gets another '\(name)'"
  return [.init(message: message, location: location)]
}

/// The places where the lifetimes are written.
private func lifetimeNotes(on providers: [Node]) -> [Finding.Note] {
  providers.filter(\.isLifetimeExplicit).compactMap { provider in
    provider.location.map {
      .init(message: "'\(provider.name)' is to be \(lifetimeText(of: provider))", location: $0)
    }
  }
}

private func advice(on provider: Node, keptBy keeper: Node) -> String {
  "hand over a closure that asks for '\(provider.name)' when it is needed, or give it the lifetime "
    + "of '\(keeper.name)'"
}
