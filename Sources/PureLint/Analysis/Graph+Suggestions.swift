import GraphModel

extension Graph {
  /// What may have been meant where a wiring lacks a dependency, as notes.
  ///
  /// What nobody uses comes before what others use too.
  func suggestions(
    for dependency: NodeID,
    lackedBy wiring: NodeID
  ) -> [Finding.Note] {
    let lacking = outgoing(wiring, .lacks).filter { $0.through == dependency }
    if !lacking.isEmpty { return branchNotes(lacking) }
    let field = self[dependency].shortName
    if let location = misspelledLabel(of: dependency, in: wiring) {
      return [.init(message: "did you mean '\(field):' here?", location: location)]
    }
    let offers = outgoing(wiring, .offers).filter { $0.through == dependency }
    let types = Dictionary(offers.map { ($0.target, $0.typeName) }) { first, _ in first }
    let leftovers = incoming(dependency, .suits).filter { edge in
      edge.through == wiring && self[edge.source].kind == .provider
        && (offers.isEmpty || types[edge.source] != nil)
    }
    .map(\.source)
    // A struct that fills itself in has its own fields to offer, but not the one that is missing.
    let others = offers.map(\.target).filter {
      !leftovers.contains($0) && self[$0].location != self[dependency].location
    }
    let notes = (leftovers + others).compactMap { provider in
      self[provider].location.map { location in
        Finding.Note(
          message: message(offering: self[provider].shortName, types[provider] ?? nil, as: field),
          location: location
        )
      }
    }
    return Array(notes.prefix(3))
  }

  /// The label of an argument for nothing that is nearly the name of a dependency.
  func misspelledLabel(of dependency: NodeID, in wiring: NodeID) -> Location? {
    outgoing(wiring, .mislabels).first { $0.target == dependency }?.location
  }

  private func message(offering name: String, _ type: String?, as field: String) -> String {
    if name == field { return "did you mean to pass '\(name)'?" }
    guard let type else { return "did you mean to pass '\(name)' as '\(field)'?" }
    return "'\(name)' has type '\(type)'; did you mean to pass it as '\(field)'?"
  }

  private func branchNotes(_ lacking: [Edge]) -> [Finding.Note] {
    lacking.compactMap { edge in
      let provider = self[edge.target]
      return provider.location.map {
        .init(
          message: "'\(provider.name)' is declared only in another branch of '#if'",
          location: $0
        )
      }
    }
  }
}
