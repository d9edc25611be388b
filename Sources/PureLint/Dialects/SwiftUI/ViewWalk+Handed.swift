import PureLintResolution
import PureLintSyntax

/// Views that reach the place where they are shown by a parameter, or by a property of what is no view:
/// `show(screen)`, `host(item.build())`.
extension ViewWalk {
  /// Records the views that a host shows and that the code around was given.
  func noteHanded(in frame: Frame) {
    for (id, surroundings) in declarations(in: frame.shown) {
      noteHanded(id, isOwn: true, surroundings, frame)
    }
    if let surroundings = frame.shown[.base], let member = frame.member {
      noteHanded(member, isOwn: true, surroundings, frame)
    }
  }

  /// The declarations among what is shown, in source order: the first of a place is the one that is told.
  func declarations(in shown: Shown) -> [(id: DeclarationID, surroundings: Surroundings?)] {
    shown.compactMap { spot, surroundings in
      if case .declaration(let id) = spot { (id, surroundings) } else { nil }
    }
    .sorted { $0.id < $1.id }
  }

  /// Takes note that something is shown that somebody handed over, unless it is a view that was given
  /// it, as those are looked at where they are built.
  func noteHanded(
    _ id: DeclarationID,
    isOwn: Bool,
    _ surroundings: Surroundings?,
    _ frame: Frame
  ) {
    guard program.isSource(id), !isOfView(id), mayBeShown(id) else { return }
    if program[id].kind == .variable, isOwn, frame.state != nil { return }
    guard let surroundings else { return handed.note(lost: id) }
    handed.note(
      .init(declaration: id, isOwn: isOwn, surroundings: surroundings, state: frame.state),
      at: Place(file: frame.file, token: frame.site, source: frame.member)
    )
  }

  /// Whether a declaration may stand for a view, or for what makes one, as far as its type tells.
  private func mayBeShown(_ id: DeclarationID) -> Bool {
    guard program[id].kind != .function else { return true }
    let type = resolver.type(of: id)
    if case .function(_, let result) = type.unwrapped.form {
      return result.isUnknown || kinds.isShown(result)
    }
    return type.isUnknown || kinds.isShown(type)
  }

  private func isOfView(_ id: DeclarationID) -> Bool {
    guard let owner = resolver.selfDeclaration(of: id) else { return false }
    return kinds.kind(of: owner) != .other && program[id].kind == .variable
  }

  /// Walks the views that are handed over, where they are shown.
  func followHanded(isReached: (Place) -> Bool) {
    while let visit = handed.next() {
      let values = values(of: visit.declaration).filter { value in
        let token = program.trees[value.file].mainToken(value.node)
        return isReached(Place(file: value.file, token: token, source: value.member))
          && !code.isInMacro(token, in: value.file)
      }
      if values.isEmpty, let place = handed.places[visit.declaration] {
        ways.note(
          unknown: place,
          "nothing here tells what '\(program.text(visit.declaration))' is when it is shown"
        )
      }
      // A property of another object may be of any that is made.
      let isSure =
        program[visit.declaration].kind == .parameter || visit.isOwn
        || values.count == 1 && handed.isShownOnce(visit.declaration)
      for value in values {
        if program[visit.declaration].kind == .parameter {
          let span = program.trees[value.file].nodes[value.node.position]
          ways.note(
            handedOn: span.firstToken..<span.endToken,
            for: visit.declaration,
            in: value.file
          )
        }
        var frame = frame(of: value.member, file: value.file, state: visit.state)
        frame.doubt.isUnknown = !isSure
        for content in contents(of: value, for: visit.declaration) {
          show(content, .some(visit.surroundings), &frame)
        }
        noteHanded(in: frame)
        walkWaiting()
      }
    }
  }

  /// What a value shows of which only the declaration that it is for says the type: `.init(Screen())` for
  /// an `AnyView`.
  private func contents(of value: HandedValue, for declaration: DeclarationID) -> [NodeIndex] {
    let tree = program.trees[value.file]
    guard tree.kind(value.node) == .call, let callee = tree.expression(in: value.node),
      tree.kind(callee) == .implicitMember,
      tree.tokens.kinds[tree.mainToken(callee).position] == .kwInit,
      case .external(let name, _) = resolver.type(of: declaration).unwrapped.form,
      SwiftUINames.container(name) == .content
    else { return [value.node] }
    return tree.callArguments(of: value.node).map(\.node)
  }

  // MARK: Who hands over

  private func values(of id: DeclarationID) -> [HandedValue] {
    switch program[id].kind {
    case .parameter: values(ofParameter: id)
    case .variable: values(ofProperty: id)
    case .function: bases(ofCalls: id)
    default: []
    }
  }

  private func values(ofParameter parameter: DeclarationID) -> [HandedValue] {
    guard let function = program[parameter].parent else { return [] }
    let built = resolver.constructions.by(function).compactMap { construction in
      value(of: parameter, in: construction)
    }
    // An initializer that hands on to this one builds nothing by that.
    let known = Set(built)
    return built + valuesInCalls(of: function, for: parameter).filter { !known.contains($0) }
  }

  private func valuesInCalls(
    of function: DeclarationID,
    for parameter: DeclarationID
  ) -> [HandedValue] {
    resolver.references.references(to: function).compactMap { reference in
      let file = reference.place.file
      let tree = program.trees[file]
      guard program.isSource(reference.place), let source = reference.place.source,
        let call = tree.call(named: reference.place.token)
      else { return nil }
      let arguments = matched(tree.callArguments(of: call), to: function)
      guard let given = arguments.first(where: { $0.1 == parameter }) else {
        return defaultValue(of: parameter)
      }
      return HandedValue(file: file, node: given.0.node, member: source)
    }
  }

  private func value(
    of parameter: DeclarationID,
    in construction: Construction
  ) -> HandedValue? {
    guard program.isSource(construction.place), let source = construction.place.source else {
      return nil
    }
    guard let given = construction.arguments.first(where: { $0.parameter == parameter }) else {
      return program[parameter].kind == .parameter ? defaultValue(of: parameter) : nil
    }
    return HandedValue(file: given.file, node: given.node, member: source)
  }

  private func defaultValue(of declaration: DeclarationID) -> HandedValue? {
    program.tree(of: declaration).initialValue(of: program[declaration].node).map {
      HandedValue(file: program[declaration].file, node: $0, member: declaration)
    }
  }

  private func values(ofProperty property: DeclarationID) -> [HandedValue] {
    guard let owner = resolver.selfDeclaration(of: property) else { return [] }
    let given = resolver.constructions.of(owner).compactMap { value(of: property, in: $0) }
    let assigned = resolver.references.references(to: property).compactMap {
      reference -> HandedValue? in
      guard reference.isWrite, program.isSource(reference.place),
        let source = reference.place.source,
        let node = program.trees[reference.place.file].valueAssigned(at: reference.place.token)
      else { return nil }
      return HandedValue(file: reference.place.file, node: node, member: source)
    }
    return given + assigned
  }

  /// The views of which a function of all views is asked.
  private func bases(ofCalls function: DeclarationID) -> [HandedValue] {
    let known = resolver.references.references(to: function).map(\.place)
    let unknown = resolver.unknownReads.reads(of: function).map(\.place)
    return (Array(known) + unknown).compactMap { place in
      let tree = program.trees[place.file]
      guard let source = place.source, let call = tree.call(named: place.token),
        let callee = tree.expression(in: call), tree.kind(callee) == .memberAccess,
        let base = tree.expression(in: callee)
      else { return nil }
      return HandedValue(file: place.file, node: base, member: source)
    }
  }

  // MARK: Values that are views

  /// The enum that a value is of, if its values are views.
  func viewHeld(by id: DeclarationID) -> DeclarationID? {
    let type: SwiftType
    switch program[id].kind {
    case .enumCase: type = resolver.selfType(of: id)
    case .function: type = resolver.resultType(of: id)
    case .variable: type = resolver.type(of: id)
    default: return nil
    }
    return view(ofValue: type)
  }

  /// The view that the parameter of a closure holds which a library hands a value of a known type.
  func viewHanded(to parameter: NodeIndex, in file: Int) -> DeclarationID? {
    let tree = program.trees[file]
    guard let closure = tree.closure(ofParameter: parameter),
      tree.text(tree.mainToken(parameter)) == "$0"
        || tree.closureParameters(of: closure).first == tree.name(parameter)
    else { return nil }
    return view(ofValue: code.type(ofArgument: closure, in: file))
  }

  /// The view that a value of a type is, if all that it shows is told by its type.
  private func view(ofValue type: SwiftType) -> DeclarationID? {
    guard let view = type.unwrapped.declaration, program[view].kind == .enumType,
      kinds.isShown(view)
    else { return nil }
    return view
  }

  /// Enters a view of which a value is mentioned.
  func enter(
    valueOf view: DeclarationID,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    guard let surroundings else { return }
    enter(
      view,
      at: Place(file: frame.file, token: frame.site, source: frame.member),
      surroundings,
      frame
    )
  }
}

extension SyntaxTree {
  /// The call whose callee ends in the name at a token.
  func call(named token: TokenIndex) -> NodeIndex? {
    let around = nodes(aroundToken: token)
    guard let call = around.last(where: { kind($0) == .call }), let callee = expression(in: call),
      mainToken(callee) == token
    else { return nil }
    return call
  }
}
