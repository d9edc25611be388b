import GraphModel
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The steps of the members of assemblies when they are asked, in the order of the source.
final class DefinitionSteps {
  struct Step {
    let action: Action
    /// Whether it happens whenever the member is asked.
    let isCertain: Bool
    /// Whether it is left to a closure that the object keeps.
    var isLater = false
  }

  indirect enum Action {
    /// Another member is asked for, of an assembly that is another one or the same.
    case ask(DeclarationID, of: DeclarationID?, isDynamic: Bool)
    /// A definition, with the needs of its object and the code that fills it.
    case define(Definition, value: [Step], completion: [Step])
  }

  private let model: WiringModel
  private var bodies: [DeclarationID: [Step]] = [:]

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) { self.model = model }

  func body(of member: DeclarationID) -> [Step] {
    if let known = bodies[member] { return known }
    let declaration = program[member]
    let node = program.tree(of: member).nodes[declaration.node.position]
    let tokens = node.firstToken..<node.endToken
    let references = resolver.references.references(in: declaration.file, tokens)
    var items: [Item] = model.definitions[member].map { definition in
      let node = program.trees[definition.file].nodes[definition.call.position]
      return Item(tokens: node.firstToken..<node.endToken, content: .definition(definition))
    }
    for reference in references {
      guard !reference.isWrite, let step = step(for: reference, in: member) else { continue }
      let token = reference.place.token.rawValue
      items.append(Item(tokens: token..<token + 1, content: .step(step, reference.place)))
    }
    items.sort { ($0.tokens.lowerBound, $1.tokens.count) < ($1.tokens.lowerBound, $0.tokens.count) }
    var rest = items[...]
    let steps = steps(from: &rest, to: tokens.upperBound)
    bodies[member] = steps
    return steps
  }

  private struct Item {
    let tokens: Range<UInt32>
    let content: Content

    enum Content {
      case definition(Definition)
      case step(Step, Place)
    }
  }

  private func steps(from items: inout ArraySlice<Item>, to end: UInt32) -> [Step] {
    var found: [Step] = []
    while let item = items.first, item.tokens.lowerBound < end {
      items.removeFirst()
      switch item.content {
      case .step(let step, _): found.append(step)
      case .definition(let definition):
        let tree = program.trees[definition.file]
        let start = definition.completion.map { tree.nodes[$0.position].firstToken }
        let value = steps(from: &items, to: start ?? item.tokens.upperBound)
        let completion = steps(from: &items, to: item.tokens.upperBound)
        found.append(
          Step(
            action: .define(definition, value: value, completion: completion),
            isCertain: model.definitions.isCertain(definition)
          )
        )
      }
    }
    return found
  }

  /// What a mention of a member of an assembly does.
  private func step(for reference: Reference, in member: DeclarationID) -> Step? {
    let target = reference.target
    guard program.isSource(target), !program[target].traits.contains(.isLocal) else { return nil }
    let kind = program[target].kind
    guard kind == .function || kind == .variable, program[target].parent != nil else { return nil }
    let holder = resolver.holder(of: target)
    guard model.assemblies.contains(holder) else { return nil }
    let other = reference.base.isAnother ? assembly(of: reference, holder) : nil
    let timing = model.definitions.timing(of: reference.place)
    let isAtOnce =
      timing.map { $0 != .deferred }
      ?? !(reference.place.isDeferred || reference.place.isConditional)
    let isOwn = reference.place.source.map(program.memberDeclaration) == member
    let isCertain =
      isAtOnce && isOwn && !reference.isUncertain && !reference.isAbsent
      && !isInLocalFunction(reference.place)
    return Step(
      action: .ask(target, of: other, isDynamic: !isSuper(reference)),
      isCertain: isCertain,
      isLater: !isAtOnce && isOwn && !reference.isUncertain && !reference.isAbsent
        && model.definitions.isInKeptClosure(reference.place)
    )
  }

  private func isSuper(_ reference: Reference) -> Bool {
    let tree = program.trees[reference.place.file]
    let position = reference.place.token.position
    return position >= 2 && tree.tokens.kinds[position - 2] == .kwSuper
  }

  private func isInLocalFunction(_ place: Place) -> Bool {
    var next = place.source
    while let id = next {
      let traits = program[id].traits
      if traits.contains(.isLocal), program[id].kind != .variable { return true }
      next = program[id].parent
    }
    return false
  }

  /// The class of the assembly that a mention asks.
  func assembly(of reference: Reference, _ holder: DeclarationID) -> DeclarationID {
    guard let type = reference.base.type, model.assemblies.contains(type),
      type == holder || resolver.ancestors(of: type).contains(holder)
    else { return holder }
    return type
  }

  /// The member that a class has in place of an inherited one.
  func override(of member: DeclarationID, in assembly: DeclarationID) -> DeclarationID {
    var classes = [assembly]
    classes += resolver.allSupertypes(of: .nominal(assembly, [])).compactMap(\.declaration)
    let holder = resolver.holder(of: member)
    for type in classes {
      if type == holder { return member }
      let own = (resolver.members(of: type)[program[member].name] ?? []).first {
        program[$0].kind == program[member].kind && program[$0].traits.contains(.isOverride)
      }
      if let own { return own }
    }
    return member
  }

  // MARK: Types

  /// The type of what a definition stores, as far as it is known.
  func type(of definition: Definition) -> SwiftType {
    definition.value.map { type(of: $0, in: definition.file) } ?? .unknown
  }

  /// Whether a placeholder may take what has been stored.
  func mayBe(_ type: SwiftType, _ placeholder: Definition) -> Bool {
    let wanted =
      program[placeholder.member].kind == .function
      ? resolver.resultType(of: placeholder.member) : resolver.type(of: placeholder.member)
    return resolver.mayConvert(type, to: wanted)
  }

  /// The type of an expression that builds something, or names something declared.
  func type(of node: NodeIndex, in file: Int) -> SwiftType {
    let tree = program.trees[file]
    switch tree.kind(node) {
    case .nameExpression:
      let token = tree.mainToken(node).rawValue
      let meant = resolver.references.references(in: file, token..<token + 1)
      guard meant.count == 1, [.variable, .parameter].contains(program[meant[0].target].kind) else {
        return .unknown
      }
      return resolver.type(of: meant[0].target)
    case .call: return model.definitions.construction(node, in: file)?.type ?? .unknown
    default: return .unknown
    }
  }
}
