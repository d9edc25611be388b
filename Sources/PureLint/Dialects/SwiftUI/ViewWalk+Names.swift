import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Names and members, and the views of the declarations that they mean.
extension ViewWalk {
  /// Walks what a name or a member stands for.
  func showMention(
    _ node: NodeIndex,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let tree = frame.tree
    let token = tree.mainToken(node)
    if tree.tokens.kinds[token.position] == .kwSelf, tree.kind(node) == .nameExpression {
      if frame.isModifier { note(.base, surroundings, &frame) }
      return
    }
    if let closure = frame.handedClosure, isStandIn(node, frame) {
      return note(.standIn(closure), surroundings, &frame)
    }
    if let view = viewMade(by: node, frame) {
      frame.site = tree.expression(in: node).map(tree.mainToken) ?? token
      return enter(valueOf: view, surroundings, &frame)
    }
    let meanings = code.meaningsByBuild(of: token, in: frame.file)
    if meanings.isEmpty {
      if tree.kind(node) == .memberAccess {
        tree.expression(in: node).map { show($0, nil, &frame) }
      } else if let view = viewHanded(to: node, in: frame.file) {
        frame.site = token
        enter(valueOf: view, surroundings, &frame)
      } else if let value = tree.value(boundTo: node) {
        show(value, surroundings, &frame)
      } else if surroundings != nil, tree.isClosureParameter(node) {
        ways.note(
          unknown: Place(file: frame.file, token: token, source: frame.member),
          "nothing here tells what '\(tree.text(token))' is when it is shown"
        )
      }
      return
    }
    let base = tree.kind(node) == .memberAccess ? tree.expression(in: node) : nil
    if surroundings != nil { ways.note(followed: token, in: frame.file) }
    onBuilds(of: meanings, &frame) { meaning, frame in
      frame.site = token
      show(meaning, of: base, surroundings, &frame)
    }
  }

  /// The view that a mention of an initializer makes, which is called later: `Row.init`.
  private func viewMade(by node: NodeIndex, _ frame: Frame) -> DeclarationID? {
    let tree = frame.tree
    guard tree.kind(node) == .memberAccess,
      tree.tokens.kinds[tree.mainToken(node).position] == .kwInit,
      let named = tree.expression(in: node), tree.kind(named) != .call
    else { return nil }
    let place = Place(file: frame.file, token: tree.mainToken(named), source: frame.member)
    guard let type = resolver.namedType(named, at: place).declaration, kinds.isShown(type) else {
      return nil
    }
    return type
  }

  /// Walks what a declaration stands for where it is mentioned.
  /// - Parameter base: The value in front of it; nil for a name in scope.
  func show(
    _ meaning: DeclarationID,
    of base: NodeIndex?,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let declaration = program[meaning]
    let isOwn = base.map { isSelf($0, frame) } ?? true
    switch declaration.kind {
    case .parameter:
      note(.declaration(meaning), surroundings, &frame)
    case .function:
      showFunction(meaning, [], of: base, surroundings, &frame)
    case .variable where declaration.traits.contains(.isComputed):
      showFunction(meaning, [], of: base, surroundings, &frame)
    case .variable:
      if let view = viewHeld(by: meaning) { return enter(valueOf: view, surroundings, &frame) }
      if !declaration.traits.contains(.isLocal) {
        if isOwn { note(.declaration(meaning), surroundings, &frame) }
        noteHanded(meaning, isOwn: isOwn, surroundings, frame)
      }
      showInitialValue(of: meaning, surroundings, &frame)
    case .enumCase:
      if let view = viewHeld(by: meaning) { enter(valueOf: view, surroundings, &frame) }
    default: break
    }
  }

  /// Walks the value that a constant or a local is made with.
  private func showInitialValue(
    of variable: DeclarationID,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let declaration = program[variable]
    let isFixed = !declaration.traits.isDisjoint(with: [.isConstant, .isPrivate, .isLazy])
    guard program.isSource(variable), declaration.traits.contains(.isLocal) || isFixed,
      program.trees.hasBodies(declaration.file),
      let value = program.tree(of: variable).initialValue(of: declaration.node)
    else { return }
    if declaration.file == frame.file {
      show(value, surroundings, &frame)
    } else if let surroundings {
      var other = Frame(
        file: declaration.file,
        tree: program.tree(of: variable),
        member: variable,
        owner: resolver.selfDeclaration(of: variable),
        isModifier: false,
        state: frame.state,
        site: declaration.nameToken
      )
      show(value, surroundings, &other)
    }
  }

  func isSelf(_ node: NodeIndex, _ frame: Frame) -> Bool {
    frame.tree.kind(node) == .nameExpression
      && frame.tree.tokens.kinds[frame.tree.mainToken(node).position] == .kwSelf
  }

  /// Walks the result of a function or a computed property, and the arguments.
  func showFunction(
    _ function: DeclarationID,
    _ arguments: [CallArgument],
    of base: NodeIndex?,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    if let view = viewHeld(by: function) {
      return enter(valueOf: view, surroundings, &frame)
    }
    if let base, !isSelf(base, frame), yieldsOwnKind(function) {
      showAnywhere(arguments, &frame)
      return show(base, surroundings, &frame)
    }
    let isOwn = base.map { isSelf($0, frame) } ?? true
    guard let called = implementations(of: function, isOwn: isOwn, frame) else {
      if surroundings != nil { noteUnknown(function, frame) }
      return showImplementation(function, arguments, of: base, nil, &frame)
    }
    // Of another object nobody knows which of them it is.
    onCondition(&frame, if: called.count > 1 && !isOwn) { frame in
      for function in called {
        showImplementation(function, arguments, of: base, surroundings, &frame)
      }
    }
  }

  /// Walks the result of a function that alone can be meant, and the arguments.
  private func showImplementation(
    _ function: DeclarationID,
    _ arguments: [CallArgument],
    of base: NodeIndex?,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let isModifier = kinds.isModifierFunction(function)
    var shown = surroundings.map {
      self.shown(
        by: function,
        in: $0,
        frame.state,
        doubt: frame.doubt,
        builds: frame.builds
      )
    }
    let isOwn = base.map { isSelf($0, frame) } ?? true
    for (argument, parameter) in matched(arguments, to: function) {
      guard var known = shown, let parameter else {
        show(argument.node, nil, &frame)
        continue
      }
      if isModifier {
        show(argument, givenFor: parameter, ofModifierThatShows: &known, &frame)
        shown = known
      } else if let around = known[.declaration(parameter)] {
        show(argument.node, around, &frame)
      }
    }
    if isModifier {
      let around = shown.map { $0[.base] ?? nil } ?? nil
      showBase(base, around, &frame)
    } else if let shown {
      let parameters = Set(resolver.parameterDeclarations(of: function))
      for (id, around) in declarations(in: shown) where !parameters.contains(id) {
        if isOwn {
          note(.declaration(id), around, &frame)
        } else {
          noteHanded(id, isOwn: false, around, frame)
        }
      }
    }
  }

  /// Whether a function of a view yields a view of the same type: that is the view once more, set up
  /// differently.
  func yieldsOwnKind(_ function: DeclarationID) -> Bool {
    guard program.isSource(function), program[function].kind == .function,
      !program[function].traits.contains(.isStatic),
      let owner = resolver.selfDeclaration(of: function), kinds.isShown(owner)
    else { return false }
    return resolver.resultType(of: function).declaration == owner
  }

  /// The view that a modifier is applied to, which may be left out in an extension of all views.
  func showBase(_ base: NodeIndex?, _ surroundings: Surroundings?, _ frame: inout Frame) {
    if let base {
      show(base, surroundings, &frame)
    } else if frame.isModifier {
      note(.base, surroundings, &frame)
    }
  }

  /// The parameters that the arguments of a call are for, as their labels tell.
  func matched(
    _ arguments: [CallArgument],
    to function: DeclarationID
  ) -> [(CallArgument, DeclarationID?)] {
    let parameters = resolver.parameterDeclarations(of: function)
    let list = resolver.parameterList(of: function)
    guard let positions = ArgumentMatching.match(arguments, to: list) else {
      return arguments.map { ($0, nil) }
    }
    return zip(arguments, positions).map { ($0, parameters[$1]) }
  }
}

extension SyntaxTree {
  /// Whether a name is all that a closure yields, or a part of it, and is its parameter's.
  fileprivate func isClosureParameter(_ node: NodeIndex) -> Bool {
    guard let parent = nodes(around: node).last(where: { $0 < node }),
      [.closure, .codeBlock, .returnStatement, .switchCase].contains(kind(parent))
    else { return false }
    return closure(ofParameter: node) != nil
  }

  /// The closure of which a name means a parameter.
  func closure(ofParameter node: NodeIndex) -> NodeIndex? {
    let token = mainToken(node)
    let closures = nodes(around: node).filter { kind($0) == .closure }
    if tokens.kinds[token.position] == .dollarIdentifier {
      return text(token).dropFirst().allSatisfy(\.isNumber) ? closures.last : nil
    }
    return closures.last { closureParameters(of: $0).contains(name(token)) }
  }
}
