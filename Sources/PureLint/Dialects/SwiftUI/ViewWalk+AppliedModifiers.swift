import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Modifiers that are applied as values: `.modifier(Framed())`.
extension ViewWalk {
  /// Enters a modifier that is built where it is applied, and finds out where it shows the view in front.
  func enter(
    modifier construction: Construction,
    _ surroundings: Surroundings,
    _ frame: inout Frame
  ) -> Surroundings? {
    enter(construction, surroundings, &frame)
    return content(of: construction.declaration, made(by: construction, frame), surroundings)
  }

  /// The same for a value of which only the type is known: one that a function yields, or that is made of
  /// the environment by what is applied; nil if its type is not known.
  func enter(
    modifierYieldedBy node: NodeIndex,
    _ surroundings: Surroundings,
    _ frame: inout Frame
  ) -> Surroundings? {
    guard let type = modifierType(of: node, in: frame.file) else { return nil }
    let token = frame.tree.mainToken(frame.tree.expression(in: node) ?? node)
    let site = Place(file: frame.file, token: token, source: frame.member)
    enter(type, at: site, surroundings, frame)
    if frame.tree.kind(node) == .call { showAnywhere(frame.tree.callArguments(of: node), &frame) }
    return content(of: type, nil, surroundings)
  }

  /// The environment in which a modifier shows the view in front of it.
  private func content(
    of type: DeclarationID,
    _ made: SwiftType?,
    _ surroundings: Surroundings
  ) -> Surroundings? {
    let shown = shown(by: ViewState(view: type, made: made, surroundings: surroundings))
    let contents = kinds.bodies(of: type).compactMap {
      resolver.parameterDeclarations(of: $0).first
    }
    .compactMap { shown[.declaration($0)] }
    guard let first = contents.first else { return nil }
    return contents.dropFirst().reduce(first) { merged($0, $1) }
  }

  /// The type of the modifier that an expression stands for, if the sources declare it.
  private func modifierType(of node: NodeIndex, in file: Int) -> DeclarationID? {
    let tree = program.trees[file]
    if let built = code.construction(at: node, in: file) {
      return modifierMade(by: built.declaration)
    }
    let callee = tree.kind(node) == .call ? tree.expression(in: node) ?? node : node
    guard let meaning = code.meaning(of: tree.mainToken(callee), in: file),
      program.isSource(meaning)
    else { return nil }
    let isFunction = program[meaning].kind == .function
    let type = isFunction ? resolver.resultType(of: meaning) : resolver.type(of: meaning)
    if let declared = type.declaration, kinds.kind(of: declared) == .modifier { return declared }
    return modifierBuilt(in: meaning)
  }

  /// What a modifier of which the environment makes another one, makes.
  private func modifierMade(by type: DeclarationID) -> DeclarationID? {
    guard kinds.inherits(type, [SwiftUINames.environmentalModifier]) else { return nil }
    let makers = resolver.findMembers(SwiftUINames.resolve, of: .nominal(type, [])).map(\.id)
      .filter(program.isSource)
    return makers.count == 1 ? modifierBuilt(in: makers[0]) : nil
  }

  /// The only modifier that a function or a computed property builds.
  private func modifierBuilt(in member: DeclarationID) -> DeclarationID? {
    let tree = program.tree(of: member)
    let file = program[member].file
    let node = program[member].node
    let built = (node.position..<tree.end(of: node)).lazy.map { NodeIndex($0) }
      .filter { tree.kind($0) == .call }
      .compactMap { self.code.construction(at: $0, in: file)?.declaration }
      .filter { self.kinds.kind(of: $0) == .modifier }
    let types = Set(built)
    return types.count == 1 ? types.first : nil
  }

  /// Takes note of a modifier of which nobody knows what it does.
  func noteUnknown(modifier argument: CallArgument, _ frame: Frame) {
    let text = frame.tree.text(argument.node)
    let isShort = text.utf8.count <= 40 && !text.utf8.contains(0x0A)
    ways.note(
      unknown: Place(file: frame.file, token: argument.token, source: frame.member),
      "nothing here tells what \(isShort ? "'\(text)'" : "this modifier") does to the environment of "
        + "what stands in front of it"
    )
  }

  /// Whether something stands for the view in front of a modifier.
  func isInFront(_ spot: Spot) -> Bool {
    switch spot {
    case .base: true
    case .declaration(let id):
      program[id].kind == .parameter && kinds.isModified(resolver.type(of: id))
    case .handed, .standIn: false
    }
  }

  /// Takes note of a modifier that shows the view in front of it with other objects in one branch than in
  /// another: that view is judged as if it had all of them.
  func note(differently known: Surroundings?, _ surroundings: Surroundings?, _ frame: Frame) {
    guard let known, let surroundings, known.objects != surroundings.objects, frame.builds.isEmpty
    else { return }
    ways.note(
      unknown: Place(file: frame.file, token: frame.site, source: frame.member),
      "the view in front of this modifier has other objects here than in another branch; it is taken to "
        + "have all of them"
    )
  }

  /// Takes note of what stands in more others than are looked into.
  func note(tooDeep node: NodeIndex, _ frame: Frame) {
    ways.note(
      unknown: Place(file: frame.file, token: frame.tree.mainToken(node), source: frame.member),
      "what stands here is inside of more others than are looked at"
    )
  }

  /// Takes note of a member that is shown in more environments, or by more others inside each other, than
  /// are looked at.
  func note(tooOften member: DeclarationID) {
    ways.note(
      unknown: Place(
        file: program[member].file,
        token: program[member].nameToken,
        source: member
      ),
      "'\(program.text(member))' is shown in more places than are looked at; what it shows in others is "
        + "not judged"
    )
  }
}
