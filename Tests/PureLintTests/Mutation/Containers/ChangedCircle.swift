@testable import PureLintSyntax

/// Two definitions that need each other, and every other way in which they could.
struct ChangedCircle {
  let pair: ServiceGraph.Pair
  let assemblies: AssemblyOutline
  private let hops: [Hop]

  private var outline: AppOutline { assemblies.outline }

  /// How one of the two asks for the other.
  private struct Hop {
    let index: Int
    let definition: AssemblyOutline.Definition
    let type: String
    let property: String
    /// What the property is set to, or what is handed to the initializer.
    let value: Site
    /// The statement or the argument.
    let site: Site
    let isSet: Bool
  }

  /// How one of the two could ask, and how long it could live.
  private struct Choice {
    let lifetime: Lifetime
    let isSet: Bool
  }

  init?(pair: ServiceGraph.Pair, assemblies: AssemblyOutline) {
    self.pair = pair
    self.assemblies = assemblies
    let hops = [pair.there, pair.back].compactMap { Self.hop($0, assemblies) }
    guard hops.count == 2 else { return nil }
    self.hops = hops
  }

  private static func hop(_ ask: AskOutline, _ assemblies: AssemblyOutline) -> Hop? {
    let outline = assemblies.outline
    guard let index = ask.asker, let definition = assemblies.members[index].definition,
      let value = definition.value, let type = outline.className(of: value)
    else { return nil }
    let argument = outline.arguments(of: value).first { $0.value == ask.site }
    if let argument, let label = argument.label {
      return Hop(
        index: index,
        definition: definition,
        type: type,
        property: label,
        value: ask.site,
        site: argument.site,
        isSet: false
      )
    }
    let statement = definition.closure.map(outline.statements)?.first {
      outline.assignment(at: $0)?.value == ask.site
    }
    guard let statement, let assignment = outline.assignment(at: statement) else { return nil }
    return Hop(
      index: index,
      definition: definition,
      type: type,
      property: assignment.property,
      value: ask.site,
      site: statement,
      isSet: true
    )
  }

  // MARK: Mutants

  var mutants: [Mutant] {
    let choices = Lifetime.allCases.flatMap { lifetime in
      [false, true].map { Choice(lifetime: lifetime, isSet: $0) }
    }
    return choices.flatMap { first in choices.compactMap { mutant([first, $0]) } }
  }

  private func mutant(_ choices: [Choice]) -> Mutant? {
    var edits: [Mutant.Edit] = []
    var places: [Mutant.Place] = []
    for (hop, choice) in zip(hops, choices) {
      guard let scope = scopeEdits(hop, choice), let moved = movingEdits(hop, choice) else {
        return nil
      }
      places.append(
        moved.isEmpty
          ? .kept(file: hop.site.file, offset: outline.range(hop.site).lowerBound)
          : .inserted(edit: edits.count + scope.count, offset: moved[0].replacement.utf8.count - 1)
      )
      edits += scope + moved
    }
    guard !edits.isEmpty else { return nil }
    let rule = outcome(choices).ruleID
    return Mutant(
      title: zip(hops, choices).map(title).joined(separator: ", "),
      edits: edits,
      expected: rule.map { [Mutant.Expectation(ruleID: $0, place: places[0])] } ?? []
    )
  }

  private func title(_ hop: Hop, _ choice: Choice) -> String {
    "'\(assemblies.members[hop.index].name)' is a '\(choice.lifetime.scope)' and asks by "
      + (choice.isSet ? "its closure" : "'init:'")
  }

  private func outcome(_ choices: [Choice]) -> Circle.Outcome {
    var changed = assemblies.graph
    for (hop, choice) in zip(hops, choices) {
      changed.services[hop.index].lifetime = choice.lifetime
    }
    return changed.outcome(
      of: ServiceGraph.Pair(
        first: pair.first,
        second: pair.second,
        there: pair.there.asked(choices[0].isSet ? .after : .inside),
        back: pair.back.asked(choices[1].isSet ? .after : .inside)
      ),
      in: .easyDi
    )
  }

  // MARK: Edits

  private func scopeEdits(_ hop: Hop, _ choice: Choice) -> [Mutant.Edit]? {
    guard assemblies.graph.services[hop.index].lifetime != choice.lifetime else { return [] }
    return assemblies.edit(giving: choice.lifetime, to: hop.definition).map { [$0] }
  }

  /// What has to change for an object to ask the other way; the first edit writes the question.
  private func movingEdits(_ hop: Hop, _ choice: Choice) -> [Mutant.Edit]? {
    guard hop.isSet != choice.isSet else { return [] }
    return choice.isSet ? editsToSet(hop) : editsToTake(hop)
  }

  private func editsToTake(_ hop: Hop) -> [Mutant.Edit]? {
    guard let value = hop.definition.value,
      let declared = outline.editsToTake(hop.property, of: hop.type)
    else { return nil }
    let list = outline.tree(value).child(value.node, .argumentList)
    guard let list else { return nil }
    let isFirst = outline.arguments(of: value).isEmpty
    let text = "\(hop.property): \(outline.tree(hop.value).text(hop.value.node))"
    let start = outline.range(Site(file: value.file, node: list)).lowerBound + 1
    return [
      outline.insertion(text + (isFirst ? "" : ", "), at: start, of: value.file),
      outline.removal(of: hop.site),
    ] + declared
  }

  private func editsToSet(_ hop: Hop) -> [Mutant.Edit]? {
    guard let value = hop.definition.value,
      let declared = outline.editsToSet(hop.property, of: hop.type)
    else { return nil }
    let text = outline.tree(hop.value).text(hop.value.node)
    let file = value.file
    let setting: Mutant.Edit
    if let closure = hop.definition.closure, let first = outline.statements(of: closure).first {
      let object = outline.parameterName(of: closure)
      setting = outline.insertion(
        "\(object).\(hop.property) = \(text);",
        at: outline.range(first).lowerBound,
        of: file
      )
    } else {
      setting = outline.insertion(
        " { $0.\(hop.property) = \(text); return $0 }",
        at: outline.range(hop.definition.call).upperBound,
        of: file
      )
    }
    return [setting, outline.removal(ofArgument: hop.site, from: value)] + declared
  }
}
