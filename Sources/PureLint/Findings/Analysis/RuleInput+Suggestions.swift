import GraphModel

extension RuleInput {
  /// The guesses at what was meant where a wiring lacks a dependency, as notes.
  ///
  /// Providers that nobody uses come before those that others use too.
  package func suggestions(for gap: Hints.Gap) -> [Finding.Note] {
    let unavailable = hints.unavailableProviders(for: gap)
    if !unavailable.isEmpty { return branchNotes(unavailable) }
    let field = graph[gap.dependency].shortName
    if let location = hints.misspelledLabel(for: gap) {
      return [
        .init(role: .candidate, message: "did you mean '\(field):' here?", location: location)
      ]
    }
    let label = hints.otherLabel(of: gap.dependency).map { $0 + ":" }
    let offers = hints.offers(for: gap)
    let types = Dictionary(offers.map { ($0.provider, $0.typeName) }) { first, _ in first }
    let unused = hints.candidates(for: gap.dependency).filter { candidate in
      candidate.wiring == gap.wiring && graph[candidate.node].kind == .provider
        && (offers.isEmpty || types[candidate.node] != nil)
    }
    .map(\.node)
    // A struct that fills itself in has its own fields to offer, but not the one that is missing.
    let others = offers.map(\.provider).filter {
      !unused.contains($0) && graph[$0].location != graph[gap.dependency].location
    }
    let notes = (unused + others).compactMap { provider in
      graph[provider].location.map { location in
        let offer = Finding.Offer(
          name: graph[provider].shortName,
          typeName: types[provider] ?? graph[provider].typeName
        )
        return Finding.Note(
          role: .candidate,
          message: message(offering: offer.name, types[provider] ?? nil, as: label ?? field),
          location: location,
          offer: offer
        )
      }
    }
    return Array(notes.prefix(3))
  }

  private func message(offering name: String, _ type: String?, as field: String) -> String {
    if name == field { return "did you mean to pass '\(name)'?" }
    guard let type else { return "did you mean to pass '\(name)' as '\(field)'?" }
    return "'\(name)' has type '\(type)'; did you mean to pass it as '\(field)'?"
  }

  private func branchNotes(_ providers: [NodeID]) -> [Finding.Note] {
    providers.compactMap { id in
      let provider = graph[id]
      return provider.location.map {
        .init(
          role: .candidate,
          message: "'\(provider.name)' is declared only in another branch of '#if'",
          location: $0
        )
      }
    }
  }
}
