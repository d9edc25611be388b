@testable import PureLintSource
@testable import PureLintSyntax

extension MutationKind {
  /// Has two registrations that need each other ask in every way that Dirk knows, with every pair of
  /// lifetimes: the two are swapped where both change.
  static let changeDirkCircle = MutationKind(name: "change how two ask each other") { outline in
    let dirk = DirkOutline(outline)
    return dirk.graph.pairs().flatMap { DirkCircle(pair: $0, dirk: dirk)?.mutants ?? [] }
  }
}

/// Two registrations that need each other, and every other way in which they could.
private struct DirkCircle {
  let pair: ServiceGraph.Pair
  let dirk: DirkOutline
  private let hops: [Hop]

  private var outline: AppOutline { dirk.outline }

  private struct Hop {
    let index: Int
    let ask: AskOutline
    let type: String
    let property: Site
    let name: String
    let text: String
  }

  private enum Way: CaseIterable {
    case argument, observable, readAtOnce, readLater

    var timing: AskOutline.Timing { self == .readLater ? .kept : .inside }
  }

  private struct Choice {
    let way: Way
    let lifetime: Lifetime
  }

  init?(pair: ServiceGraph.Pair, dirk: DirkOutline) {
    self.pair = pair
    self.dirk = dirk
    hops = [pair.there, pair.back].compactMap { Self.hop($0, dirk) }
    guard hops.count == 2 else { return nil }
  }

  private static func hop(_ ask: AskOutline, _ dirk: DirkOutline) -> Hop? {
    guard let index = ask.asker, let type = dirk.registrations[index].type else { return nil }
    let key = dirk.registrations[ask.service].key
    let outline = dirk.outline
    for property in outline.members(of: type) {
      let tree = outline.tree(property)
      guard tree.kind(property.node) == .variableDeclaration,
        let binding = tree.child(property.node, .patternBinding),
        let annotation = tree.annotatedType(of: binding), tree.text(annotation) == key,
        let pattern = tree.child(binding, .identifierPattern)
      else { continue }
      return Hop(
        index: index,
        ask: ask,
        type: type,
        property: property,
        name: tree.text(tree.mainToken(pattern)),
        text: key
      )
    }
    return nil
  }

  var mutants: [Mutant] {
    let choices = Way.allCases.flatMap { way in
      [Lifetime.each, .single].map { Choice(way: way, lifetime: $0) }
    }
    return choices.flatMap { first in choices.map { mutant([first, $0]) } }
  }

  private func mutant(_ choices: [Choice]) -> Mutant {
    var changed = dirk.graph
    var edits: [Mutant.Edit] = []
    var places: [Mutant.Place] = []
    for (hop, choice) in zip(hops, choices) {
      changed.services[hop.index].lifetime = choice.lifetime
      let written = self.edits(hop, choice)
      let offset = written[0].replacement.utf8.count - 1
      places.append(.inserted(edit: edits.count, offset: offset))
      edits += written
    }
    let asks = zip(hops, choices).map { hop, choice in hop.ask.asked(choice.way.timing) }
    changed.asks.removeAll { ask in hops.contains { $0.ask.site == ask.site } }
    changed.asks += asks
    let first = places.indices.min {
      outline.precedes(edits[edit(of: places[$0])], edits[edit(of: places[$1])])
    }
    let expected = changed.expected(in: .dirk, outline).map { expectation in
      var moved = expectation
      let asked = asks.firstIndex { outline.place($0.site).kept == expectation.place }
      // A circle is told where its first question stands.
      let index = expectation.ruleID == "captive-dependency" ? asked : first
      if let index { moved.place = places[index] }
      return moved
    }
    return Mutant(
      title: zip(hops, choices).map { "'\($0.type)' is left by \($1.way), \($1.lifetime)" }
        .joined(separator: ", "),
      edits: edits,
      expected: expected
    )
  }

  private func edit(of place: Mutant.Place) -> Int {
    if case .inserted(let edit, _) = place { edit } else { 0 }
  }

  // MARK: Edits

  /// The class, its initializer and its registration; the first edit writes the question.
  private func edits(_ hop: Hop, _ choice: Choice) -> [Mutant.Edit] {
    let call = dirk.registrations[hop.index].call
    let provider = choice.lifetime == .single ? "Singleton" : "Factory"
    let builder: String
    let property: String
    switch choice.way {
    case .argument:
      builder = "{ try \(hop.type)(\(hop.name): $0.get()"
      property = "private let \(hop.name): \(hop.text)"
    case .observable:
      builder = "{ \(hop.type)("
      property = "@ObservableInject private var \(hop.name): \(hop.text)"
    case .readAtOnce, .readLater:
      builder = "{ \(hop.type)("
      property = "@Inject private var \(hop.name): \(hop.text)"
    }
    let registered = Mutant.Edit(
      file: call.file,
      range: outline.range(call),
      replacement: "\(provider) \(builder)) }"
    )
    let declared = Mutant.Edit(
      file: hop.property.file,
      range: outline.range(hop.property),
      replacement: property
    )
    var made = outline.initializer(of: hop.type).map { [rewritten($0, hop, choice.way)] } ?? []
    if made.isEmpty, let text = initializer(hop, choice.way) {
      let end = outline.range(hop.property).upperBound
      made.append(outline.insertion("\n\n  \(text)", at: end, of: hop.property.file))
    }
    if choice.way == .observable {
      made.append(
        outline.append("\nextension \(hop.type): ObservableObject {}\n", to: declared.file)
      )
    }
    // By an argument, the builder asks: its text ends right behind the question.
    return (choice.way == .argument ? [registered, declared] : [declared, registered]) + made
  }

  private func rewritten(_ initializer: Site, _ hop: Hop, _ way: Way) -> Mutant.Edit {
    Mutant.Edit(
      file: initializer.file,
      range: outline.range(initializer),
      replacement: self.initializer(hop, way) ?? "init() {}"
    )
  }

  private func initializer(_ hop: Hop, _ way: Way) -> String? {
    switch way {
    case .argument: "init(\(hop.name): \(hop.text)) { self.\(hop.name) = \(hop.name) }"
    case .readAtOnce: "init() { print(\(hop.name)) }"
    case .observable, .readLater: nil
    }
  }
}

extension AppOutline {
  /// Whether one edit stands before another in the order of files and bytes.
  fileprivate func precedes(_ left: Mutant.Edit, _ right: Mutant.Edit) -> Bool {
    (app.files[left.file].path, left.range.lowerBound)
      < (app.files[right.file].path, right.range.lowerBound)
  }
}
