/// Constructions of what no source declares, or of what is not known.
extension Resolver {
  func recordGenericConstruction(of type: SwiftType, _ context: Context) {
    guard context.isRecording else { return }
    switch type.form {
    case .member(_, let name): facts.genericConstructions.insert(name)
    case .parameter(let id): facts.genericConstructions.insert(program[id].name)
    default: break
    }
  }

  /// Records a construction of what no source declares, or of what is not known.
  func recordUnknown(
    _ type: SwiftType,
    _ callee: NodeIndex,
    _ arguments: [CallArgument],
    _ context: Context
  ) {
    guard context.isRecording else { return }
    let token = context.tree.mainToken(callee)
    let base = context.tree.expression(in: callee)
    let isNamed =
      base.map { namesType($0, context.tree) }
      ?? (isChosenByCaller(type, from: context.scope) || namesType(callee, context.tree))
    guard !isNamed else {
      facts.foreignConstructions.append(context.place(token))
      return
    }
    let isOpen = base == nil && (type.isUnknown || type.isGeneric)
    facts.unresolved.append(
      Unresolved(
        place: context.place(token),
        arguments: arguments.map { described($0, context.tree) },
        isForeign: !type.isUnknown && !type.isGeneric || context.foreignCallees.contains(token),
        isOpen: isOpen
      )
    )
  }

  /// Whether a type is a generic parameter of the code around, or a member of one, rather than of
  /// something that is called there.
  func isChosenByCaller(_ type: SwiftType, from scope: DeclarationID?) -> Bool {
    switch type.form {
    case .member(let base, _): return isChosenByCaller(base, from: scope)
    case .parameter(let id):
      let owner = program[id].parent
      var next = scope
      while let around = next {
        if around == owner { return true }
        if program[around].kind.holdsMembers, selfType(of: around).declaration == owner {
          return true
        }
        next = program[around].parent
      }
      return false
    default: return false
    }
  }

  /// Whether the last name of a callee is spelled as types are; asked of names that no source
  /// declares.
  func namesType(_ callee: NodeIndex, _ tree: SyntaxTree) -> Bool {
    let kind = tree.kind(callee)
    guard kind == .nameExpression || kind == .memberAccess else { return false }
    return tree.startsUppercase(tree.mainToken(callee))
  }

  /// Notes `.init(…)` or `.make(…)` as an argument of what no source declares, or as what a closure
  /// yields to it.
  func markForeign(_ value: NodeIndex, _ context: inout Context) {
    guard context.isRecording else { return }
    let tree = context.tree
    if tree.kind(value) == .closure {
      for item in tree.children(value) {
        let isReturn = tree.kind(item) == .returnStatement
        if let result = isReturn ? tree.expression(in: item) : item, tree.kind(result) == .call {
          markForeign(result, &context)
        }
      }
    }
    guard tree.kind(value) == .call, let callee = tree.expression(in: value),
      tree.kind(callee) == .implicitMember
    else { return }
    context.foreignCallees.insert(tree.mainToken(callee))
  }

  /// The arguments of a call of something that is not known.
  func unresolvedArguments(of call: NodeIndex, in file: Int) -> [Unresolved.Argument] {
    let tree = program.trees[file]
    return callArguments(of: call, tree).map { described($0, tree) }
  }

  private func described(_ argument: CallArgument, _ tree: SyntaxTree) -> Unresolved.Argument {
    let callee = tree.kind(argument.node) == .call ? tree.expression(in: argument.node) : nil
    let isImplicit = callee.map { tree.kind($0) == .implicitMember } ?? false
    return Unresolved.Argument(
      label: argument.label,
      token: argument.token,
      nested: isImplicit ? callArguments(of: argument.node, tree).map(\.label) : nil
    )
  }
}
