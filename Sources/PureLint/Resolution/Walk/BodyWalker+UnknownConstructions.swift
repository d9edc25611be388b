import PureLintSyntax

/// Constructions of types that no source declares, or that are not known.
extension BodyWalker {
  func recordGenericConstruction(of type: SwiftType) {
    guard let recorder else { return }
    switch type.form {
    case .member(_, let name): recorder.facts.genericConstructions.insert(name)
    case .parameter(let id): recorder.facts.genericConstructions.insert(program[id].name)
    default: break
    }
  }

  /// Records a construction of a type that no source declares, or that is not known.
  func recordUnknown(_ type: SwiftType, _ callee: NodeIndex, _ arguments: [CallArgument]) {
    guard let recorder else { return }
    let token = tree.mainToken(callee)
    let base = tree.expression(in: callee)
    let isNamed =
      base.map { tree.namesType($0) }
      ?? (isChosenByCaller(type) || tree.namesType(callee))
    guard !isNamed else {
      recorder.facts.foreignConstructions.append(place(token))
      return
    }
    let isOpen = base == nil && (type.isUnknown || type.isGeneric)
    recorder.facts.unresolved.append(
      Unresolved(
        place: place(token),
        arguments: arguments.map { tree.described($0) },
        isForeign: !type.isUnknown && !type.isGeneric || foreignCallees.contains(token),
        isOpen: isOpen
      )
    )
  }

  /// Whether a type is a generic parameter of the code around, or a member of one, rather than of
  /// something that is called there.
  func isChosenByCaller(_ type: SwiftType) -> Bool {
    switch type.form {
    case .member(let base, _): return isChosenByCaller(base)
    case .parameter(let id):
      let owner = program[id].parent
      var next = scope
      while let around = next {
        if around == owner { return true }
        if program[around].kind.holdsMembers, resolver.selfType(of: around).declaration == owner {
          return true
        }
        next = program[around].parent
      }
      return false
    default: return false
    }
  }

  /// Notes `.init(…)` or `.make(…)` as an argument of what no source declares, or as what a closure
  /// yields to it.
  func markForeign(_ value: NodeIndex) {
    guard isRecording else { return }
    if tree.kind(value) == .closure {
      for item in tree.children(value) {
        let isReturn = tree.kind(item) == .returnStatement
        if let result = isReturn ? tree.expression(in: item) : item, tree.kind(result) == .call {
          markForeign(result)
        }
      }
    }
    guard tree.kind(value) == .call, let callee = tree.expression(in: value),
      tree.kind(callee) == .implicitMember
    else { return }
    foreignCallees.insert(tree.mainToken(callee))
  }
}
