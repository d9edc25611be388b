import PureLintResolution
import PureLintSource
import PureLintSyntax

/// Calls that yield views.
extension ViewWalk {
  func showCall(_ call: NodeIndex, _ surroundings: Surroundings?, _ frame: inout Frame) {
    let tree = frame.tree
    let arguments = tree.callArguments(of: call)
    if code.isConstruction(call, in: frame.file) {
      let shown = code.constructions(at: call, in: frame.file).filter {
        kinds.isShown($0.declaration)
      }
      if shown.isEmpty { return showAnywhere(arguments, &frame) }
      for construction in shown { enter(construction, surroundings, &frame) }
      return
    }
    guard let callee = tree.expression(in: call) else { return }
    switch tree.kind(callee) {
    case .nameExpression: showCall(ofName: callee, call, arguments, surroundings, &frame)
    case .memberAccess where code.isQualified(callee, in: frame.file):
      showCall(ofName: callee, call, arguments, surroundings, &frame)
    case .memberAccess:
      let base = tree.expression(in: callee)
      showCall(ofMember: callee, of: base, call, arguments, surroundings, &frame)
    case .optionalChainingExpression, .forceUnwrapExpression:
      show(callee, surroundings, &frame)
    default:
      show(callee, nil, &frame)
      showAnywhere(arguments, &frame)
    }
  }

  /// Walks the arguments of unknown code.
  func showAnywhere(_ arguments: [CallArgument], _ frame: inout Frame) {
    for argument in arguments { show(argument.node, nil, &frame) }
  }

  private func showCall(
    ofName callee: NodeIndex,
    _ call: NodeIndex,
    _ arguments: [CallArgument],
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let token = frame.tree.mainToken(callee)
    let meanings = code.meanings(of: token, in: frame.file)
    let name =
      meanings.isEmpty
      ? code.libraryName(at: token, in: frame.file) : frame.tree.name(token)
    if meanings.isEmpty {
      return showCall(ofForeign: name, token, call, arguments, surroundings, &frame)
    }
    frame.site = token
    let followed = code.meaningsByBuild(of: token, in: frame.file)
    guard !followed.isEmpty else {
      if surroundings != nil { note(ambiguous: meanings, frame) }
      return showAnywhere(arguments, &frame)
    }
    if surroundings != nil { ways.note(followed: token, in: frame.file) }
    let isOwn =
      !followed.contains(where: isPending)
      && followed.contains { mayBeOwn($0, call, frame) }
    if frame.isModifier, SwiftUINames.modifier(name) != nil, !isOwn {
      // An own modifier calls the library's of its name, or one of that name takes other arguments.
      return showBase(nil, around(modifierCall: call, surroundings, &frame), &frame)
    }
    onBuilds(of: followed, &frame) { meaning, frame in
      frame.site = token
      showCall(of: meaning, arguments, surroundings, &frame)
    }
  }

  /// Walks what a name yields when it is called that no declaration in scope has.
  private func showCall(
    ofForeign name: Name,
    _ token: TokenIndex,
    _ call: NodeIndex,
    _ arguments: [CallArgument],
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    if name == SwiftUINames.modifiedContent, arguments.count == 2 {
      let around = around(.custom, [arguments[1]], surroundings, &frame)
      return show(arguments[0].node, around, &frame)
    }
    if let container = SwiftUINames.container(name), frame.tree.startsUppercase(token) {
      return show(arguments, in: container, named: name, surroundings, &frame)
    }
    if frame.isModifier, SwiftUINames.modifier(name) != nil {
      return showBase(nil, around(modifierCall: call, surroundings, &frame), &frame)
    }
    if let surroundings, frame.tree.startsUppercase(token),
      code.isForeignType(name, in: frame.file)
    {
      _ = around(arguments, handedToForeign: surroundings, &frame)
      return
    }
    if let type = resolver.topLevelType(name, from: frame.file) {
      if kinds.isLayout(type) {
        return show(arguments, in: .content, named: name, surroundings, &frame)
      }
      if surroundings != nil, kinds.isShown(type) { note(tooDeep: call, frame) }
    }
    if surroundings != nil { noteUnknown(call, &frame) }
    showAnywhere(arguments, &frame)
  }

  /// Walks what a declaration in scope yields when it is called.
  private func showCall(
    of meaning: DeclarationID,
    _ arguments: [CallArgument],
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    if program[meaning].kind == .function {
      return showFunction(meaning, arguments, of: nil, surroundings, &frame)
    }
    show(meaning, of: nil, surroundings, &frame)
    if frame.isModifier, arguments.count == 1, isSelf(arguments[0].node, frame) {
      note(.handed(meaning), surroundings, &frame)
    } else {
      showAnywhere(arguments, &frame)
    }
  }

  private func showCall(
    ofMember callee: NodeIndex,
    of base: NodeIndex?,
    _ call: NodeIndex,
    _ arguments: [CallArgument],
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let token = frame.tree.mainToken(callee)
    let meanings = code.meanings(of: token, in: frame.file)
    frame.site = token
    if let surroundings, code.isNestedForeignType(callee, in: frame.file) {
      _ = around(arguments, handedToForeign: surroundings, &frame)
      return
    }
    if let base, arguments.count == 1, isMapping(token, meanings, frame) {
      return show(arguments[0], ofMapped: base, surroundings, &frame)
    }
    if let base, meanings.count > 1, meanings.allSatisfy(yieldsOwnKind) {
      showAnywhere(arguments, &frame)
      return show(base, surroundings, &frame)
    }
    let followed = code.meaningsByBuild(of: token, in: frame.file)
    guard !followed.isEmpty else {
      if surroundings != nil { note(ambiguous: meanings, frame) }
      showAnywhere(arguments, &frame)
      return showBase(base, nil, &frame)
    }
    if surroundings != nil { ways.note(followed: token, in: frame.file) }
    onBuilds(of: followed, &frame) { meaning, frame in
      frame.site = token
      if program[meaning].kind == .function {
        showFunction(meaning, arguments, of: base, surroundings, &frame)
      } else {
        show(meaning, of: base, surroundings, &frame)
        showAnywhere(arguments, &frame)
      }
    }
  }

  /// Walks what an optional is mapped to: `name.map { Title($0) }`.
  private func show(
    _ argument: CallArgument,
    ofMapped base: NodeIndex,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let outer = frame.doubt
    if !conditions.isOpen(base, frame.file, frame.tree) {
      frame.doubt.addUnknown(mayBeOfMaker: true)
    }
    show(argument.node, surroundings, &frame)
    frame.doubt = outer
  }

  /// Notes that a way ends at a name for several functions, of which more than one yields a view.
  private func note(ambiguous meanings: [DeclarationID], _ frame: Frame) {
    let showing = meanings.filter { meaning in
      program.isSource(meaning) && program[meaning].kind == .function
        && kinds.isShown(resolver.resultType(of: meaning))
    }
    guard showing.count > 1 else { return }
    ways.note(
      unknown: Place(file: frame.file, token: frame.site, source: frame.member),
      "'\(program.text(showing[0]))' may be any of \(showing.count) functions of that name"
    )
  }

  // MARK: Containers of the library

  private func show(
    _ arguments: [CallArgument],
    in container: SwiftUINames.Container,
    named name: Name,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    if SwiftUINames.windows.contains(name), surroundings != nil { ways.noteScene() }
    let stored =
      name == StoredDataNames.document ? stores.keys(openedBy: arguments, in: frame.file) : []
    for argument in arguments where !isAction(argument, among: arguments, of: name, frame.tree) {
      var around = surroundings
      if !stored.isEmpty { around = self.around(stored: stored, around, frame) }
      switch container {
      case .content: break
      case .stack: around?.stack = surroundings?.objects
      case .columns: around?.stack = nil
      case .link:
        if isDestination(argument, among: arguments) { around = around?.pushed }
      }
      let outer = frame.doubt
      let (file, owner) = (frame.file, frame.owner)
      conditions.decision(about: argument.node, among: arguments, of: name, file, owner)
        .map { frame.doubt.add($0) }
      show(argument.node, around, &frame)
      frame.doubt = outer
    }
  }

  /// Whether an argument shows nothing where it stands: it runs when something happens, as the closure of
  /// `Button("Go") { … }`, or is a value.
  private func isAction(
    _ argument: CallArgument,
    among arguments: [CallArgument],
    of name: Name,
    _ tree: SyntaxTree
  ) -> Bool {
    if let label = argument.label { return SwiftUINames.unshownLabels.contains(label) }
    guard argument.isTrailing, name == "Button" else { return false }
    return !arguments.contains { $0.label == "action" }
  }

  /// Whether an argument of a link is what it pushes, rather than its label.
  private func isDestination(_ argument: CallArgument, among arguments: [CallArgument]) -> Bool {
    if let label = argument.label { return label == "destination" }
    guard argument.isTrailing else { return false }
    let labels = arguments.compactMap(\.label)
    if labels.contains("destination") || labels.contains("value") { return false }
    return labels.contains("label") || arguments.contains { !$0.isTrailing && $0.label == nil }
  }

  /// Whether an expression is a view of the sources, or what stands for one: what a modifier is applied
  /// to, a member, a local.
  private func isOwnView(_ node: NodeIndex, _ frame: Frame) -> Bool {
    switch frame.tree.kind(node) {
    case .call:
      return code.construction(at: node, in: frame.file).map { kinds.isShown($0.declaration) }
        == true
    case .nameExpression:
      if isSelf(node, frame) { return frame.isModifier }
      guard let id = code.meaning(of: frame.tree.mainToken(node), in: frame.file),
        program.isSource(id)
      else { return false }
      let isFunction = program[id].kind == .function
      let type = isFunction ? resolver.resultType(of: id) : resolver.type(of: id)
      return kinds.isShown(type) || kinds.isModified(type)
    default: return false
    }
  }

  /// Takes note of a call that is given views and is not known.
  func noteUnknown(_ call: NodeIndex, _ frame: inout Frame) {
    let tree = frame.tree
    let takesViews = (call.position + 1..<tree.end(of: call)).contains { position in
      isOwnView(NodeIndex(position), frame)
    }
    guard takesViews, let callee = tree.expression(in: call) else { return }
    let token = tree.mainToken(callee)
    ways.note(
      unknown: Place(file: frame.file, token: token, source: frame.member),
      "'\(tree.text(token))' may change the environment of the views that it is given; "
        + "no checked file declares it"
    )
  }
}
