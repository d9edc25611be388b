@testable import PureLintSyntax

extension MutationKind {
  /// Has two registrations of Swinject that need each other ask in the factory or once they are
  /// stored, with every pair of scopes: the two are swapped where both change.
  static let changeRegisteredCircle = MutationKind(name: "change how two resolve each other") {
    outline in
    let swinject = SwinjectOutline(outline)
    return swinject.graph.pairs().flatMap {
      RegisteredCircle(pair: $0, swinject: swinject)?.mutants ?? []
    }
  }

  /// Asks at once for what waited in a `Lazy` or a `Provider`: who needs each other then does so
  /// without end.
  static let dropWaiting = MutationKind(name: "ask at once") { outline in
    let swinject = SwinjectOutline(outline)
    return swinject.graph.asks.compactMap { ask in
      guard let asker = ask.asker, ask.timing == .later,
        ask.site == swinject.registrations[asker].call
      else { return nil }
      var changed = swinject.graph
      changed.asks.removeAll { $0.service == ask.service && $0.asker == asker }
      changed.asks.append(ask.asked(.inside))
      let key = swinject.registrations[ask.service].keys[0].type
      return Mutant(
        title: "'\(changed.services[asker].name)' asks for '\(key)' at once",
        edits: outline.editsToUnwrap(key),
        expected: changed.expected(in: .swinject, outline)
      )
    }
  }
}

/// Two registrations that need each other, and every other way in which they could.
private struct RegisteredCircle {
  let pair: ServiceGraph.Pair
  let swinject: SwinjectOutline
  private let hops: [Hop]

  private var outline: AppOutline { swinject.outline }

  private struct Hop {
    let ask: AskOutline
    let registration: SwinjectOutline.Registration
    /// What the factory builds.
    let value: Site
    let type: String
    let property: String
    /// The argument that asks; nil where it is set.
    let argument: Site?
  }

  private struct Choice {
    let lifetime: Lifetime
    let isSet: Bool
  }

  init?(pair: ServiceGraph.Pair, swinject: SwinjectOutline) {
    self.pair = pair
    self.swinject = swinject
    hops = [pair.there, pair.back].compactMap { Self.hop($0, swinject) }
    guard hops.count == 2 else { return nil }
  }

  private static func hop(_ ask: AskOutline, _ swinject: SwinjectOutline) -> Hop? {
    let outline = swinject.outline
    guard let asker = ask.asker, let factory = swinject.registrations[asker].factory,
      let value = outline.items(of: factory).last, let type = outline.className(of: value)
    else { return nil }
    let registration = swinject.registrations[asker]
    if let argument = outline.arguments(of: value).first(where: {
      outline.contains($0.site, ask.site)
    }) {
      return argument.label.map {
        Hop(
          ask: ask,
          registration: registration,
          value: value,
          type: type,
          property: $0,
          argument: argument.site
        )
      }
    }
    let assignment = registration.completions.flatMap(outline.statements).lazy
      .compactMap(outline.assignment).first { outline.contains($0.value, ask.site) }
    return assignment.map {
      Hop(
        ask: ask,
        registration: registration,
        value: value,
        type: type,
        property: $0.property,
        argument: nil
      )
    }
  }

  var mutants: [Mutant] {
    let choices = Lifetime.allCases.flatMap { lifetime in
      [false, true].map { Choice(lifetime: lifetime, isSet: $0) }
    }
    return choices.flatMap { first in choices.compactMap { mutant([first, $0]) } }
  }

  private func mutant(_ choices: [Choice]) -> Mutant? {
    var changed = swinject.graph
    var edits: [Mutant.Edit] = []
    var places: [Mutant.Place] = []
    for (hop, choice) in zip(hops, choices) {
      guard let asker = hop.ask.asker, let written = self.edits(hop, choice) else { return nil }
      changed.services[asker].lifetime = choice.lifetime
      let asking = edits.count + (choice.isSet ? 0 : 1)
      let isKept = !choice.isSet && hop.argument != nil
      places.append(
        isKept
          ? .kept(file: hop.ask.site.file, offset: outline.range(hop.ask.site).lowerBound)
          : .inserted(edit: asking, offset: choice.isSet ? written[0].offsetOfQuestion : 0)
      )
      edits += written
    }
    let rule = changed.outcome(
      of: ServiceGraph.Pair(
        first: pair.first,
        second: pair.second,
        there: pair.there.asked(choices[0].isSet ? .after : .inside),
        back: pair.back.asked(choices[1].isSet ? .after : .inside)
      ),
      in: .swinject
    ).ruleID
    return Mutant(
      title: zip(hops, choices).map {
        "'\($0.type)' is a '\($1.lifetime.objectScope)' and asks "
          + ($1.isSet ? "once it is stored" : "in its factory")
      }
      .joined(separator: ", "),
      edits: edits,
      expected: rule.map { [Mutant.Expectation(ruleID: $0, place: places[0])] } ?? []
    )
  }

  /// What stands behind the registration's call, the argument, and the class.
  private func edits(_ hop: Hop, _ choice: Choice) -> [Mutant.Edit]? {
    let key = swinject.registrations[hop.ask.service].keys[0].type
    let resolved = "r.resolve(\(key).self)"
    let completion = """

            .initCompleted { r, object in
              guard let object = object as? \(hop.type) else { return }
              object.\(hop.property) = \(resolved)
            }
      """
    let call = outline.range(hop.registration.call)
    let behind = Mutant.Edit(
      file: hop.registration.call.file,
      range: call.upperBound..<outline.range(hop.registration.statement).upperBound,
      replacement: "\n      .inObjectScope(.\(choice.lifetime.objectScope))"
        + (choice.isSet ? completion : "")
    )
    guard choice.isSet == (hop.argument != nil) else { return [behind] }
    if let argument = hop.argument {
      guard let declared = outline.editsToSet(hop.property, of: hop.type) else { return nil }
      return [behind, outline.removal(ofArgument: argument, from: hop.value)] + declared
    }
    let tree = outline.tree(hop.value)
    guard let declared = outline.editsToTake(hop.property, of: hop.type),
      let list = tree.child(hop.value.node, .argumentList)
    else { return nil }
    let text = "\(hop.property): \(resolved)!"
    let isFirst = outline.arguments(of: hop.value).isEmpty
    let start = Int(tree.range(list).lowerBound) + 1
    return [
      behind, outline.insertion(text + (isFirst ? "" : ", "), at: start, of: hop.value.file),
    ] + declared
  }
}

extension Mutant.Edit {
  /// The byte at which the text asks a resolver.
  fileprivate var offsetOfQuestion: Int {
    replacement.firstRange(of: "r.resolve").map {
      replacement.utf8.distance(from: replacement.startIndex, to: $0.lowerBound)
    } ?? 0
  }
}

extension AppOutline {
  /// A type is written without the `Lazy` or the `Provider` around it, and used so.
  fileprivate func editsToUnwrap(_ type: String) -> [Mutant.Edit] {
    let wrapped = sites(of: .identifierType).filter {
      ["Lazy<\(type)>", "Provider<\(type)>"].contains(tree($0).text($0.node))
    }
    let files = Set(wrapped.map(\.file))
    let reads = sites(of: .memberAccess).filter { site in
      files.contains(site.file) && tree(site).text(tree(site).mainToken(site.node)) == "instance"
    }
    return wrapped.map {
      Mutant.Edit(file: $0.file, range: range($0), replacement: type)
    }
      + reads.map { site in
        let end = range(site).upperBound
        return Mutant.Edit(file: site.file, range: end - ".instance".count..<end, replacement: "")
      }
  }
}
