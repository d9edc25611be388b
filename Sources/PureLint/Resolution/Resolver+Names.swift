import PureLintSource

/// The meaning of names in the scopes of declarations.
extension Resolver {
  /// Whether a file imports a module that neither comes with the system nor is in sight.
  public func importsModuleOutOfSight(_ file: Int) -> Bool {
    program.files[file].imports.contains(where: isOutOfSight)
  }

  /// The modules that a file imports and that neither come with the system nor are in sight.
  public func modulesOutOfSight(importedBy file: Int) -> [Name] {
    program.files[file].imports.filter(isOutOfSight)
  }

  private func isOutOfSight(_ module: Name) -> Bool {
    !ownModules.contains(module) && !program.libraries.isSystemModule(module)
  }

  /// The meaning of a name: a type, or members that overload each other.
  struct Meaning {
    var members: [Member] = []
    var type: SwiftType?
    /// Whether it is one of more overloads than are distinguished.
    var isCrowd = false

    var isEmpty: Bool { type == nil && members.isEmpty && !isCrowd }
  }

  /// The meaning of a name in one scope: its members and its own name.
  func meaning(of name: Name, in id: DeclarationID, for call: Call? = nil) -> Meaning? {
    let declaration = program[id]
    let mayHoldType = scopedNames.types.mayHold(name)
    let mayHold =
      mayHoldType || !declaration.kind.holdsMembers && scopedNames.localFunctions.mayHold(name)
    let held = mayHold ? held(by: id, name) : []
    if mayHoldType, let type = held.first(where: { program[$0].kind.isType }) {
      return Meaning(type: instantiate(type, []))
    }
    guard declaration.kind.holdsMembers else {
      return localFunctions(name, held, in: id, for: call)
    }
    if let argument = genericArgument(name, ofExtension: id) { return Meaning(type: argument) }
    guard var found = findMembers(name, of: selfType(of: id), for: call) else {
      return Meaning(isCrowd: true)
    }
    for bound in boundsOfSelf(in: id) {
      guard let more = findMembers(name, of: bound, for: call) else {
        return Meaning(isCrowd: true)
      }
      found += more.filter { member in !found.contains { $0.id == member.id } }
    }
    let values = found.keeping { !program[$0.id].kind.isType }
    if !values.isEmpty { return Meaning(members: values) }
    if !found.isEmpty, let type = findTypeMember(name, of: selfType(of: id)) {
      return Meaning(type: type)
    }
    return declaration.name == name && declaration.kind.isNominalType
      ? Meaning(type: instantiate(id, [])) : nil
  }

  /// What a name means at top level of a file, where a clause of `#if` is compiled.
  func topLevelMeaning(
    of name: Name,
    in file: Int,
    under condition: ConditionID,
    for call: Call? = nil
  ) -> Meaning {
    if let type = topLevelType(name, from: file, under: condition) {
      return Meaning(type: instantiate(type, []))
    }
    let functions = topLevelFunctions(name, from: file, for: call)
    if !functions.isEmpty { return functions }
    let found = symbols.topLevel(name, from: file).filter { !program[$0].kind.isType }
    return Meaning(members: found.map { Member(id: $0, substitution: [:]) })
  }

  /// Whether a name means a module in a file, and nothing that a source declares at top level.
  public func isModule(_ name: Name, in file: Int) -> Bool {
    moduleNames.contains(name) && symbols.topLevel(name, from: file).isEmpty
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

  /// Whether a name is that of a module that is neither analysed nor described by a dialect.
  func isForeign(_ module: Name) -> Bool { !ownModules.contains(module) }

  /// What a name means behind the name of a module, where a clause of `#if` is compiled.
  func qualifiedMeaning(
    of name: Name,
    in module: Name,
    from file: Int,
    under condition: ConditionID
  ) -> Meaning {
    let declared = symbols.topLevel(name, inModule: module, from: file)
    if let type = declared.first(where: { program[$0].kind.isType }) {
      return Meaning(type: instantiate(type, []))
    }
    guard declared.isEmpty else {
      return Meaning(members: declared.map { Member(id: $0, substitution: [:]) })
    }
    guard isForeign(module) else {
      return topLevelMeaning(of: name, in: file, under: condition)
    }
    return Meaning(type: foreignType(name, [], in: module))
  }

  /// Whether one name of a library's type may stand for another: without its module a name may be
  /// that of any module's type.
  public func mayBeOneForeignType(_ name: Name, _ other: Name) -> Bool {
    name == other || foreignTypes.lastNames[name] == other || foreignTypes.lastNames[other] == name
  }

  /// The last part of the name of a type that no source declares, by which `mayBeOneForeignType` goes.
  public func lastName(ofForeign name: Name) -> Name { foreignTypes.lastNames[name] ?? name }

  /// Whether a type is the same in two files, as far as these tell: a library's type that nothing is
  /// known of may be another one where a file imports other modules.
  public func isSame(_ type: SwiftType, in file: Int, and other: Int) -> Bool {
    if file == other { return true }
    var isSame = true
    _ = type.map { part in
      if case .external(let name, _) = part.form, foreignTypes.lastNames[name] == nil,
        !program.libraries.knows(name)
      {
        isSame = isSame && mayShareOrigin(file, other)
      }
      return nil
    }
    return isSame
  }

  /// Whether what no source declares may come from one module in two files.
  private func mayShareOrigin(_ file: Int, _ other: Int) -> Bool {
    let origins = [file, other].map { file in
      program.modules(seenBy: file).filter {
        isForeign($0) && !program.libraries.isSystemModule($0)
      }
    }
    return origins.contains(where: \.isEmpty) || !origins[0].isDisjoint(with: origins[1])
  }

  /// A type of a module that is neither analysed nor described by a dialect.
  func foreignType(_ name: Name, _ arguments: [SwiftType], in module: Name) -> SwiftType {
    let own = foreignTypes.type(name, in: module)
    return .external(own ?? program.libraries.meaning(of: name), arguments)
  }

  /// A type that no source declares, by its name alone.
  func foreignType(_ name: Name, _ arguments: [SwiftType], in file: Int) -> SwiftType {
    let own = foreignTypes.type(name, seeing: program.modules(seenBy: file))
    return .external(own ?? program.libraries.meaning(of: name), arguments)
  }
}
