import PureLintSource

/// The overloads that a call may mean, where a name has many.
extension Resolver {
  /// The known facts about a call before its overload is known.
  struct Call {
    let arguments: [CallArgument]
    /// Nil where only labels are known.
    let walker: BodyWalker?

    /// The types of the arguments, whatever they are for; nil where to ask while asking would double
    /// the work with each level of nesting.
    var types: [SwiftType]? {
      guard let walker, walker.isRecording else { return nil }
      return walker.knownTypes(of: arguments)
    }
  }

  /// The members of a name that a call may mean; all of that name if it can mean none of them, nil if
  /// they are too many to tell.
  /// - Complexity: O(number of results) after the first call, where the labels or the types of the
  ///   arguments tell the members apart.
  func findMembers(_ name: Name, of type: SwiftType, for call: Call?) -> [Member]? {
    let all = findMembers(name, of: type)
    guard let call, all.count > OverloadIndex.threshold else { return all }
    let index = overloadIndex(of: .members(.init(type: type, name: name)), all.map(\.id))
    guard let meant = positions(in: index, for: call)?.map({ all[$0] }) else { return nil }
    if meant.contains(where: { isOverload($0.id) }) { return meant }
    return all.count > OverloadIndex.mostTried ? nil : all
  }

  /// The top-level functions of a name that a call in a file may mean, nearest first; none if there are
  /// few of that name, or if it can mean none of them.
  func topLevelFunctions(_ name: Name, from file: Int, for call: Call?) -> Meaning {
    let all = symbols.topLevel(name)
    guard let call, all.count > OverloadIndex.threshold else { return Meaning() }
    let index = overloadIndex(of: .topLevel(name), Array(all))
    guard let positions = positions(in: index, for: call) else { return Meaning(isCrowd: true) }
    let meant = positions.map { all[all.startIndex + $0] }
    let nearest = symbols.nearest(meant, from: file).filter { !program[$0].kind.isType }
    guard nearest.contains(where: isOverload) else {
      return Meaning(isCrowd: all.count > OverloadIndex.mostTried)
    }
    return Meaning(members: nearest.map { Member(id: $0, substitution: [:]) })
  }

  /// The local functions among what one scope holds of a name; of many, those that a call may mean.
  func localFunctions(
    _ name: Name,
    _ held: [DeclarationID],
    in scope: DeclarationID,
    for call: Call?
  ) -> Meaning? {
    var meant = held
    if let call, held.count > OverloadIndex.threshold {
      let index = overloadIndex(of: .local(.init(type: scope, name: name)), held)
      guard let positions = positions(in: index, for: call) else { return Meaning(isCrowd: true) }
      let fitting = positions.map { held[$0] }
      if fitting.contains(where: isOverload) {
        meant = fitting
      } else if held.count > OverloadIndex.mostTried {
        return Meaning(isCrowd: true)
      }
    }
    let functions = meant.filter { program[$0].kind == .function }
    guard !functions.isEmpty else { return nil }
    return Meaning(members: functions.map { Member(id: $0, substitution: [:]) })
  }

  /// The initializers of a type that a call may mean, all if these are few, and all that are tried
  /// where it can mean none of them.
  func initializers(
    of type: SwiftType,
    for call: Call
  ) -> (meant: [InitializerChoice], all: [InitializerChoice]) {
    let table = initializerTable(of: type)
    guard let index = table.index else { return (table.all, table.all) }
    let meant = positions(in: index, for: call)?.map { table.all[$0] } ?? []
    return (meant, table.all.count > OverloadIndex.mostTried ? [] : table.all)
  }

  private func initializerTable(of type: SwiftType) -> InitializerTable {
    guard type.bareDeclaration != nil else { return .none }
    return answer(type, in: known.initializerTables) {
      let all = initializers(of: type)
      let areMany = findMembers("init", of: type).count > OverloadIndex.threshold
      return InitializerTable(
        all: all,
        index: areMany ? OverloadIndex(all.map { $0.parameters.map(indexed) }) : nil
      )
    }
  }

  private func overloadIndex(
    of question: KnownAnswers.Overloads,
    _ overloads: @autoclosure () -> [DeclarationID]
  ) -> OverloadIndex {
    answer(question, in: known.overloadIndexes) {
      OverloadIndex(
        overloads().map { id in isOverload(id) ? parameterList(of: id).map(indexed) : nil }
      )
    }
  }

  /// Whether a value of a type may be a closure, as far as is known.
  func mayBeFunction(_ type: SwiftType) -> Bool {
    switch type.unwrapped.form {
    case .nominal(let id, _): !program[id].kind.isNominalType || program[id].kind == .protocolType
    case .external(let name, _): !program.libraries.knows(typeNamed: name)
    case .metatype: false
    default: true
    }
  }

  /// Whether labels choose among declarations of a kind.
  private func isOverload(_ id: DeclarationID) -> Bool {
    switch program[id].kind {
    case .function, .enumCase, .subscriptMember: true
    default: false
    }
  }

  private func positions(in index: OverloadIndex, for call: Call) -> [Int]? {
    index.positions(for: call.arguments) { call.types?.map(offer) }
  }

  private func indexed(_ parameter: SwiftType.Parameter) -> OverloadIndex.Parameter {
    let type = parameter.type.unwrapped
    var indexed = OverloadIndex.Parameter(parameter: parameter)
    indexed.mayTakeClosure = parameter.acceptsClosure && mayBeFunction(type)
    guard !type.hasUnknown, let id = (type.instance ?? type).declaration,
      program[id].kind.isNominalType
    else { return indexed }
    let name = program[id].name
    indexed.asked = type.instance == nil ? .value(name) : .type(name)
    indexed.isProtocol = program[id].kind == .protocolType
    return indexed
  }

  /// The types to which a value may be converted, at least; see `mayConvert(_:to:)`.
  private func offer(of type: SwiftType) -> OverloadIndex.Offer {
    let type = type.unwrapped
    if type.hasUnknown { return .anything }
    if type.isFunction { return .types([], orAnyProtocol: false) }
    let value = type.instance?.unwrapped ?? type
    guard let id = value.declaration, program[id].kind.isNominalType else { return .anything }
    let supertypes = allSupertypes(of: value)
    if supertypes.last?.isUnknown == true { return .anything }
    let isOfType = type.instance != nil
    return .types(
      ([id] + supertypes.compactMap(\.declaration)).map { declaration in
        let name = program[declaration].name
        return isOfType ? .type(name) : .value(name)
      },
      orAnyProtocol: supertypes.contains { supertype in
        if case .external = supertype.form { return true }
        return false
      }
    )
  }
}
