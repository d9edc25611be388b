import PureLintSource

/// What names mean in the scopes of declarations.
extension Resolver {
  /// What a name may mean: a type, or members that overload each other.
  struct Meaning {
    var members: [Member] = []
    var type: SwiftType?

    var isEmpty: Bool { type == nil && members.isEmpty }
  }

  /// What a name means among what one scope holds, its members and its own name.
  func meaning(of name: Name, in id: DeclarationID) -> Meaning? {
    let declaration = program[id]
    let mayHold =
      scopedNames.types.mayHold(name)
      || !declaration.kind.holdsMembers && scopedNames.localFunctions.mayHold(name)
    let held = mayHold ? held(by: id, name) : []
    if let type = held.first(where: { program[$0].kind.isType }) {
      return Meaning(type: instantiate(type, []))
    }
    guard declaration.kind.holdsMembers else {
      let functions = held.filter { program[$0].kind == .function }
      guard !functions.isEmpty else { return nil }
      return Meaning(members: functions.map { Member(id: $0, substitution: [:]) })
    }
    if let argument = genericArgument(name, ofExtension: id) { return Meaning(type: argument) }
    let found = findMembers(name, of: selfType(of: id))
    let values = found.keeping { !program[$0.id].kind.isType }
    if !values.isEmpty { return Meaning(members: values) }
    if !found.isEmpty, let type = findTypeMember(name, of: selfType(of: id)) {
      return Meaning(type: type)
    }
    return declaration.name == name && declaration.kind.isNominalType
      ? Meaning(type: instantiate(id, [])) : nil
  }

  /// What a name means at top level in a file.
  func topLevelMeaning(of name: Name, in file: Int) -> Meaning {
    if let type = topLevelType(name, from: file) {
      return Meaning(type: instantiate(type, []))
    }
    let found = symbols.topLevel(name, from: file)
    return Meaning(members: found.map { Member(id: $0, substitution: [:]) })
  }

  /// Whether some build compiles both a declaration and what stands in a clause of `#if`.
  func mayCoexist(_ id: DeclarationID, with condition: ConditionID, in file: Int) -> Bool {
    let declared = program[id]
    guard declared.condition != .none, condition != .none else { return true }
    let key = Coexistence(
      file: declared.file,
      condition: declared.condition,
      other: file,
      otherCondition: condition
    )
    if let known = coexistences[key] { return known }
    let answer = program.mayCoexist(id, with: condition, in: file)
    coexistences[key] = answer
    return answer
  }

  /// Whether a file imports a module whose sources are not analysed, as far as can be told.
  func isForeign(_ module: Name, in file: Int) -> Bool {
    !ownModules.contains(module) && program.files[file].imports.contains(module)
  }

  /// What a name means behind the name of a module.
  func qualifiedMeaning(of name: Name, in module: Name, from file: Int) -> Meaning {
    let declared = symbols.topLevel(name, inModule: module, from: file)
    if let type = declared.first(where: { program[$0].kind.isType }) {
      return Meaning(type: instantiate(type, []))
    }
    guard declared.isEmpty else {
      return Meaning(
        members: declared.map { Member(id: $0, substitution: [:]) }
      )
    }
    guard isForeign(module, in: file) else {
      return topLevelMeaning(of: name, in: file)
    }
    return Meaning(type: .external(name, []))
  }
}
