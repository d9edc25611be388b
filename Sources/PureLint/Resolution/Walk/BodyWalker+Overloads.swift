import PureLintSource
import PureLintSyntax

/// The overload that a call means, by its arguments.
extension BodyWalker {
  /// The initializer that a call of a type means, and which parameter each argument is for.
  /// - Parameter isDelegation: Whether it is a call of `self.init`, which an initializer that fits it
  ///   makes to its overload rather than to itself.
  func initializer(
    of type: SwiftType,
    for arguments: [CallArgument],
    isDelegation: Bool = false
  ) -> Resolver.InitializerChoice {
    let choices = resolver.initializers(of: type, for: asCall(arguments))
    var fitting: [Resolver.InitializerChoice] = []
    for var choice in choices.meant {
      guard let positions = ArgumentMatching.match(arguments, to: choice.parameters) else {
        continue
      }
      choice.positions = positions
      fitting.append(choice)
    }
    if isDelegation, fitting.count > 1, let around = scope.map(program.memberDeclaration) {
      fitting.removeAll { $0.initializer == around }
    }
    let types = { (choice: Resolver.InitializerChoice) in
      choice.positions.map { $0.map { choice.parameters[$0].type } ?? .unknown }
    }
    let chosen = firstThatSuits(fitting, arguments, types: types)
    var choice = chosen ?? loosest(choices.all, arguments)
    choice.isUncertain = mayMeanAnother(of: fitting, than: choice, arguments, types)
    if let id = choice.initializer { choice.declarations = resolver.parameterDeclarations(of: id) }
    return choice
  }

  /// A call as far as it is known before the overload that it means.
  func asCall(_ arguments: [CallArgument]) -> Resolver.Call {
    .init(arguments: arguments, walker: self)
  }

  /// The calls that a full name such as `make(a:b:)` is for.
  func asCall(labels: [Name?], at node: NodeIndex) -> Resolver.Call {
    let token = tree.mainToken(node)
    let arguments = labels.map { CallArgument(label: $0, node: node, token: token) }
    return .init(arguments: arguments, walker: nil)
  }

  /// Of several overloads whose labels fit, the first whose types may fit too; else the first.
  /// - Parameter types: What an overload asks each argument to be.
  func firstThatSuits<Overload>(
    _ overloads: [Overload],
    _ arguments: [CallArgument],
    types: (Overload) -> [SwiftType]
  ) -> Overload? {
    // To ask while asking would double the work with each level of nesting.
    guard overloads.count > 1, isRecording else { return overloads.first }
    let known = knownTypes(of: arguments)
    let suiting = overloads.filter { suits(arguments, known, types($0)) }
    return suiting.first { hold(membersNamedBy: arguments, types($0)) } ?? suiting.first
      ?? overloads.first
  }

  /// Whether some arguments only name a member, `.slow(3)`, and the types that an overload asks for have
  /// each of these among what the sources declare.
  private func hold(membersNamedBy arguments: [CallArgument], _ wanted: [SwiftType]) -> Bool {
    var isNamed = false
    for (argument, type) in zip(arguments, wanted) {
      guard let name = memberNamed(by: argument.node) else { continue }
      guard
        resolver.findMembers(name, of: type.unwrapped).contains(where: {
          program.isSource($0.id) && resolver.isStatic($0.id)
        })
      else { return false }
      isNamed = true
    }
    return isNamed
  }

  /// The name behind the period of `.slow` or `.slow(3)`; nil for `.init(…)` and everything else.
  private func memberNamed(by node: NodeIndex) -> Name? {
    let member = tree.kind(node) == .call ? tree.expression(in: node) ?? node : node
    guard tree.kind(member) == .implicitMember,
      tree.tokens.kinds[tree.mainToken(member).position] != .kwInit
    else { return nil }
    return tree.name(member)
  }

  /// Whether another overload may be meant, because nothing tells the type of an argument for which it
  /// asks something else.
  private func mayMeanAnother(
    of overloads: [Resolver.InitializerChoice],
    than chosen: Resolver.InitializerChoice,
    _ arguments: [CallArgument],
    _ types: (Resolver.InitializerChoice) -> [SwiftType]
  ) -> Bool {
    guard overloads.count > 1, isRecording else { return false }
    // What a value may be made of does not tell its type.
    let known = knownTypes(of: arguments).map { $0.hasUnknown ? .unknown : $0 }
    guard known.contains(where: \.isUnknown) else { return false }
    let wanted = types(chosen)
    return overloads.contains { overload in
      guard overload.initializer != chosen.initializer else { return false }
      let others = types(overload)
      return zip(known, zip(wanted, others)).contains { $0.isUnknown && $1.0 != $1.1 }
        && suits(arguments, known, others)
    }
  }

  /// The types of arguments, independent of their parameters; unknown if the parameter decides.
  func knownTypes(of arguments: [CallArgument]) -> [SwiftType] {
    arguments.map { argument -> SwiftType in
      let isOpen =
        tree.kind(argument.node) == .closure
        || implicitInitializer(argument.node) != nil
      if isOpen { return .unknown }
      return asking { infer(argument.node, expected: nil) }
    }
  }

  /// Whether arguments may be what an overload asks them to be.
  /// - Parameter known: See `knownTypes(of:)`.
  func suits(_ arguments: [CallArgument], _ known: [SwiftType], _ wanted: [SwiftType]) -> Bool {
    zip(arguments, zip(known, wanted)).allSatisfy { argument, types in
      resolver.mayConvert(types.0, to: types.1)
        && resolver.mayConvertDeclaration(of: types.0, to: types.1)
        && mayBeBuilt(types.1, by: argument.node)
        && mayBeGiven(types.1, to: argument.node)
        && mayBeMet(types.1, byInitializer: argument.node)
    }
  }

  /// Whether an argument is no reference to an initializer, `Clock.init`, or one to a type of which some
  /// initializer takes what a function of a type is given.
  private func mayBeMet(_ type: SwiftType, byInitializer node: NodeIndex) -> Bool {
    guard case .function(let given, _) = type.unwrapped.form, tree.kind(node) == .memberAccess,
      tree.tokens.kinds[tree.mainToken(node).position] == .kwInit,
      let base = tree.expression(in: node),
      case .metatype(let made) = asking({ infer(base, expected: nil) }).form
    else { return true }
    var values = given.map(\.type)
    // One tuple stands for all parameters.
    if values.count == 1, case .tuple(let elements) = values[0].form {
      values = elements.map(\.type)
    }
    // A pack stands for any number of parameters.
    if values.contains(where: isPack) { return true }
    let choices = resolver.initializers(of: made)
    return choices.isEmpty
      || choices.contains { choice in
        choice.parameters.count == values.count
          && zip(values, choice.parameters).allSatisfy { resolver.mayConvert($0, to: $1.type) }
      }
  }

  /// Whether a type is a parameter that stands for several types: `each Field`.
  private func isPack(_ type: SwiftType) -> Bool {
    guard case .parameter(let id) = type.form, program[id].kind == .genericParameter else {
      return false
    }
    return program.tree(of: id).flags(program[id].node).contains(.isPack)
  }

  /// Whether an argument is no `.init(…)`, or one with labels that some initializer of a type has.
  private func mayBeBuilt(_ type: SwiftType, by node: NodeIndex) -> Bool {
    guard let arguments = implicitInitializer(node) else { return true }
    guard case .nominal(let id, _) = type.unwrapped.form, program.isSource(id),
      program[id].kind == .structType || program[id].kind == .classType
    else {
      if case .function = type.unwrapped.form { return false }
      return true
    }
    let choices = resolver.initializers(of: type.unwrapped)
    return choices.isEmpty
      || choices.contains { ArgumentMatching.match(arguments, to: $0.parameters) != nil }
  }

  /// The arguments of `.init(…)`; nil for everything else.
  private func implicitInitializer(_ node: NodeIndex) -> [CallArgument]? {
    guard tree.kind(node) == .call, let callee = tree.expression(in: node),
      tree.kind(callee) == .implicitMember,
      tree.tokens.kinds[tree.mainToken(callee).position] == .kwInit
    else { return nil }
    return tree.callArguments(of: node)
  }

  /// Where no initializer fits, the one that takes most of the arguments.
  private func loosest(
    _ choices: [Resolver.InitializerChoice],
    _ arguments: [CallArgument]
  ) -> Resolver.InitializerChoice {
    var best = Resolver.InitializerChoice(positions: arguments.map { _ in nil })
    var bestCount = arguments.isEmpty ? -1 : 0
    for var choice in choices {
      choice.positions = ArgumentMatching.looseMatch(arguments, to: choice.parameters)
      let count = choice.positions.compactMap { $0 }.count
      if count > bestCount { (best, bestCount) = (choice, count) }
    }
    return best
  }
}
