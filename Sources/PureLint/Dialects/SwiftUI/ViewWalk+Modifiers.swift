import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// Modifiers, which change the environment of the views in front of them.
extension ViewWalk {
  /// The view in front of a modifier, and the environment there; nil for all other nodes. What the
  /// modifier is given is walked.
  func modified(
    _ node: NodeIndex,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) -> (NodeIndex, Surroundings?)? {
    let tree = frame.tree
    guard tree.kind(node) == .call, !code.isConstruction(node, in: frame.file),
      let callee = tree.expression(in: node), tree.kind(callee) == .memberAccess,
      let base = tree.expression(in: callee),
      isModifier(tree.mainToken(callee), of: node, frame),
      !code.isQualified(callee, in: frame.file), !code.isNestedForeignType(callee, in: frame.file)
    else { return nil }
    return (base, around(modifierCall: node, surroundings, &frame))
  }

  /// Whether a name behind a view means a modifier that its name tells: no source declares it, or
  /// several do, or only own modifiers of a library's name that take other arguments, or one that is
  /// being walked, which cannot call itself.
  private func isModifier(_ token: TokenIndex, of call: NodeIndex, _ frame: Frame) -> Bool {
    let meanings = code.meanings(of: token, in: frame.file).filter(mayBeCalled)
      .filter { mayBeOwn($0, call, frame) }
    // What is mapped is an optional, and no view.
    if isMapping(token, meanings, frame) { return false }
    guard meanings.allSatisfy(kinds.isModifierFunction) else { return false }
    return meanings.count != 1
      || SwiftUINames.modifier(frame.tree.name(token)) != nil && isPending(meanings[0])
  }

  /// Whether a call of a modifier may mean one that sources declare: a library has one of that name,
  /// too, for other arguments.
  func mayBeOwn(_ modifier: DeclarationID, _ call: NodeIndex, _ frame: Frame) -> Bool {
    guard program[modifier].kind == .function,
      SwiftUINames.modifier(program[modifier].name) != nil, kinds.isModifierFunction(modifier)
    else { return true }
    let list = resolver.parameterList(of: modifier)
    return ArgumentMatching.match(frame.tree.callArguments(of: call), to: list) != nil
  }

  /// Whether a name means the function of the standard library by which an optional becomes a view.
  func isMapping(_ token: TokenIndex, _ meanings: [DeclarationID], _ frame: Frame) -> Bool {
    SwiftUINames.optionalMaps.contains(frame.tree.name(token))
      && !meanings.contains(where: program.isSource)
  }

  /// Whether a call may mean a declaration: a property that holds no function is none that is called,
  /// and what a view calls by its name is something else.
  private func mayBeCalled(_ id: DeclarationID) -> Bool {
    guard program[id].kind == .variable else { return true }
    let type = resolver.type(of: id)
    return type.isUnknown || type.unwrapped.isFunction || type.unwrapped.declaration != nil
  }

  /// The environment of the view in front of a modifier. The views in the arguments are walked.
  func around(
    modifierCall call: NodeIndex,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) -> Surroundings? {
    let tree = frame.tree
    guard let callee = tree.expression(in: call) else { return nil }
    let name = tree.name(tree.mainToken(callee))
    let arguments = tree.callArguments(of: call)
    let own = ownModifiers(name, seenFrom: frame.file)
    let fitting = own.filter {
      ArgumentMatching.match(arguments, to: resolver.parameterList(of: $0)) != nil
    }
    let modifier = SwiftUINames.modifier(name)
    // A library's modifier of that name takes other arguments, or is what the own one calls.
    let isOfLibrary = modifier != nil && fitting.allSatisfy(isPending)
    guard own.isEmpty || isOfLibrary else {
      if !fitting.isEmpty, surroundings != nil {
        ways.note(followed: tree.mainToken(callee), in: frame.file)
      }
      // What is being walked does not call itself if something else of that name may be meant.
      let others = fitting.filter { !isPending($0) }
      return self.around(
        ownModifiers: others.isEmpty ? fitting : others,
        arguments,
        surroundings,
        &frame
      )
    }
    let stored = stores.keys(injectedBy: tree.mainToken(callee), arguments, in: frame.file)
      .union(values.keys(setBy: tree.mainToken(callee), arguments, in: frame.file))
    if !stored.isEmpty { return self.around(stored: stored, surroundings, frame) }
    guard let modifier else {
      return around(foreign: call, name, arguments, surroundings, &frame)
    }
    return self.around(modifier, arguments, surroundings, &frame)
  }

  /// The environment in front of a modifier that no source declares. It injects no more than it can
  /// name and than it is handed; what it is given it shows where it stands, if anywhere.
  private func around(
    foreign call: NodeIndex,
    _ name: Name,
    _ arguments: [CallArgument],
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) -> Surroundings? {
    guard let surroundings, code.isForeignMember(name, in: frame.file) else {
      if surroundings != nil { noteUnknown(call, &frame) }
      showAnywhere(arguments, &frame)
      return nil
    }
    return around(arguments, handedToForeign: surroundings, &frame)
  }

  /// The environment of what code out of sight shows that is given some arguments, which it may show
  /// there too.
  func around(
    _ arguments: [CallArgument],
    handedToForeign surroundings: Surroundings,
    _ frame: inout Frame
  ) -> Surroundings {
    var around = surroundings
    // What belongs to the system and is in no table adds nothing of the app.
    if code.seesModuleOutOfSight(frame.file) {
      let keys = unseen.keys(ofForeign: arguments, in: frame.file)
        .union(stores.keys(handedToForeign: arguments, in: frame.file))
        .union(values.keys(handedToForeign: arguments, in: frame.file))
      for key in keys.sorted(by: { $0.text < $1.text }) {
        around.objects = sets.adding(key, to: around.objects)
      }
      ways.note(foreignIn: frame.file, in: around.objects)
    }
    onCondition(&frame) { frame in
      for argument in arguments { show(argument.node, around, &frame) }
    }
    return around
  }

  /// The arguments of an expression that makes a value of a type out of sight.
  private func foreignArguments(of node: NodeIndex, _ frame: Frame) -> [CallArgument]? {
    let tree = frame.tree
    guard tree.kind(node) == .call, let callee = tree.expression(in: node),
      tree.kind(callee) == .nameExpression, tree.startsUppercase(tree.mainToken(callee)),
      code.meanings(of: tree.mainToken(callee), in: frame.file).isEmpty,
      code.isForeign(tree.name(callee), in: frame.file)
    else { return nil }
    return tree.callArguments(of: node)
  }

  /// The modifiers of a name that sources declare in extensions of all views.
  private func ownModifiers(_ name: Name, seenFrom file: Int) -> [DeclarationID] {
    resolver.symbols.foreignMembers(name).filter { function in
      program[function].kind == .function && kinds.isModifierFunction(function)
        && program.targets.canSee(fromFile: file, toFile: program[function].file)
    }
  }

  /// The environment in front of a modifier that sources declare, which may be any of some.
  private func around(
    ownModifiers fitting: [DeclarationID],
    _ arguments: [CallArgument],
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) -> Surroundings? {
    guard let surroundings, !fitting.isEmpty else {
      showAnywhere(arguments, &frame)
      return nil
    }
    var around: [Surroundings?] = []
    for modifier in fitting {
      var shown = shown(
        by: modifier,
        in: surroundings,
        frame.state,
        doubt: frame.doubt,
        builds: frame.builds
      )
      for (argument, parameter) in matched(arguments, to: modifier) {
        parameter.map { show(argument, givenFor: $0, ofModifierThatShows: &shown, &frame) }
      }
      around.append(shown[.base] ?? nil)
    }
    return around.dropFirst().reduce(around[0]) { merged($0, $1) }
  }

  /// Walks what a modifier of the sources is given, where it shows that. A closure that is handed the
  /// view in front, as in `.if(isWide) { $0.padding() }`, shows that view too.
  func show(
    _ argument: CallArgument,
    givenFor parameter: DeclarationID,
    ofModifierThatShows shown: inout Shown,
    _ frame: inout Frame
  ) {
    guard let around = shown[.declaration(parameter)] else { return }
    let isHanded = shown[.handed(parameter)] != nil
    let outer = frame.handedClosure
    if isHanded { frame.handedClosure = argument.node }
    onCondition(&frame) { show(argument.node, around, &$0) }
    frame.handedClosure = outer
    guard isHanded else { return }
    let isClosure = frame.tree.kind(argument.node) == .closure
    let standIn = frame.shown.removeValue(forKey: .standIn(argument.node))
    guard let there = isClosure ? standIn : .some(nil) else { return }
    shown.updateValue(shown[.base].map { merged($0, there) } ?? there, forKey: .base)
  }

  /// Whether a name stands for what the closure around is handed: `$0`, or its first parameter.
  func isStandIn(_ node: NodeIndex, _ frame: Frame) -> Bool {
    guard let closure = frame.handedClosure, frame.tree.kind(node) == .nameExpression else {
      return false
    }
    let tree = frame.tree
    let token = tree.mainToken(node)
    guard tree.tokens.kinds[token.position] == .dollarIdentifier else {
      return tree.closureParameters(of: closure).first == tree.name(token)
    }
    return tree.text(token) == "$0"
      && tree.nodes(around: node).last { tree.kind($0) == .closure } == closure
  }

  func around(
    _ modifier: SwiftUINames.Modifier,
    _ arguments: [CallArgument],
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) -> Surroundings? {
    let content = arguments.filter { argument in
      argument.label.map { !SwiftUINames.unshownLabels.contains($0) } ?? true
    }
    switch modifier {
    case .plain, .store: return surroundings
    case .object, .value: return self.around(injection: arguments, surroundings, frame)
    case .content:
      for argument in content { show(argument.node, surroundings, &frame) }
    case .presentation:
      let presented = surroundings.map { Surroundings(objects: $0.objects, stack: nil) }
      show(screens: content, presented, arguments, &frame)
    case .push:
      let pushed = surroundings.map { self.pushed(from: $0, arguments) }
      show(screens: content, pushed, arguments, &frame)
    case .custom:
      guard let surroundings, let argument = arguments.first, arguments.count == 1 else {
        showAnywhere(arguments, &frame)
        return nil
      }
      if frame.tree.kind(argument.node) == .call,
        let construction = code.construction(at: argument.node, in: frame.file),
        kinds.kind(of: construction.declaration) == .modifier
      {
        return enter(modifier: construction, surroundings, &frame)
      }
      if let around = enter(modifierYieldedBy: argument.node, surroundings, &frame) {
        return around
      }
      if let given = foreignArguments(of: argument.node, frame) {
        return around(given, handedToForeign: surroundings, &frame)
      }
      noteUnknown(modifier: argument, frame)
      showAnywhere(arguments, &frame)
      return nil
    }
    return surroundings
  }

  /// Walks screens that are presented or pushed, which may never happen unless a state of the view says
  /// when.
  private func show(
    screens: [CallArgument],
    _ surroundings: Surroundings?,
    _ arguments: [CallArgument],
    _ frame: inout Frame
  ) {
    let isSure = conditions.isPresented(by: arguments, frame.file)
    onCondition(&frame, if: !isSure) { frame in
      for screen in screens { show(screen.node, surroundings, &frame) }
    }
  }

  /// The environment of a screen that a stack shows. A screen that a condition or an item pushes
  /// may have that of the stack or that of the view that pushes it, so it may be either.
  private func pushed(
    from surroundings: Surroundings,
    _ arguments: [CallArgument]
  ) -> Surroundings {
    let pushed = surroundings.pushed
    if arguments.first?.label == "for" { return pushed }
    return Surroundings(
      objects: sets.union(pushed.objects, surroundings.objects),
      stack: surroundings.stack
    )
  }
}
