@testable import PureLintSyntax

extension MutationKind {
  /// Takes one statement out of a closure in which EasyDi fills an object.
  ///
  /// A property with `!` that somebody reads is left unset, and the definition is told, with all
  /// that was there for it. Anything else may stay unset, and what only that statement asked for is
  /// unused.
  static let dropInjection = MutationKind(name: "drop an injection") { outline in
    let assemblies = AssemblyOutline(outline)
    return assemblies.definitions.flatMap { index, definition in
      (definition.closure.map(outline.statements) ?? []).map { statement in
        let unset = assemblies.unset(without: statement, index, definition)
        return Mutant(
          title: "'\(assemblies.members[index].name)' does without a statement",
          edits: [outline.removal(of: statement)],
          expected: unset.map { [$0] }
            ?? assemblies.graph.leftUnused(without: statement, in: outline)
            + assemblies.parametersLeftUnread(without: statement, of: index)
        )
      }
    }
  }

  /// Takes out a whole member that defines an object. Who asks for it does not compile, which the
  /// compiler tells; what only it asked for is unused, and so is what stands in for it.
  static let dropDefinition = MutationKind(name: "drop a definition") { outline in
    let assemblies = AssemblyOutline(outline)
    return assemblies.definitions.compactMap { index, definition in
      guard definition.function != "definePlaceholder", !assemblies.isOverloaded(index) else {
        return nil
      }
      return assemblies.mutant(without: index)
    }
  }

  /// The same with a placeholder, which asks for nothing.
  static let dropPlaceholder = MutationKind(name: "drop a placeholder") { outline in
    let assemblies = AssemblyOutline(outline)
    return assemblies.definitions.compactMap { index, definition in
      guard definition.function == "definePlaceholder" else { return nil }
      return assemblies.mutant(without: index)
    }
  }

  /// Takes out the key of a definition, which then has its member's name for a key. Nothing is
  /// under the key any more that placeholders look for.
  static let dropKey = MutationKind(name: "drop a key") { outline in
    let assemblies = AssemblyOutline(outline)
    return assemblies.definitions.compactMap { index, definition in
      guard let key = definition.key, definition.function != "definePlaceholder" else { return nil }
      return Mutant(
        title: "the key of '\(assemblies.members[index].name)' is its own name",
        edits: [outline.removal(ofArgument: key, from: definition.call)],
        expected: assemblies.placeholders(under: assemblies.key(of: index)).map { $0.missing }
      )
    }
  }
}

extension AssemblyOutline {
  /// The finding at a definition that leaves a property unset which has to be set.
  fileprivate func unset(
    without statement: Site,
    _ index: Int,
    _ definition: Definition
  ) -> Mutant.Expectation? {
    guard let closure = definition.closure, let value = definition.value,
      let assignment = outline.assignment(at: statement),
      assignment.object == outline.parameterName(of: closure),
      let type = outline.className(of: value),
      outline.isForced(assignment.property, of: type)
    else { return nil }
    return Mutant.Expectation(
      ruleID: "uninjected-property",
      place: .kept(file: statement.file, offset: outline.range(definition.call).lowerBound),
      mentions: ["'\(type).\(assignment.property)'"]
    )
  }

  fileprivate func mutant(without index: Int) -> Mutant {
    let member = members[index]
    return Mutant(
      title: "'\(member.assembly).\(member.name)' is gone",
      edits: [outline.removal(of: member.declaration)],
      expected: graph.leftUnused(without: member.declaration, in: outline)
        + substitutions(of: member)
    )
  }

  /// Whether the assembly has another member of the same name: who asks is then taken to ask for
  /// that one.
  fileprivate func isOverloaded(_ index: Int) -> Bool {
    members.indices.contains { other in
      other != index && members[other].assembly == members[index].assembly
        && members[other].name == members[index].name
    }
  }

  /// The findings at what stands in for a definition that is gone.
  private func substitutions(of member: Member) -> [Mutant.Expectation] {
    outline.sites(of: .call).compactMap { call in
      let tree = outline.tree(call)
      guard outline.calleeName(of: call) == "addSubstitution",
        let argument = outline.arguments(of: call).first,
        tree.text(argument.value.node) == "\"\(member.name)\"",
        let base = tree.expression(in: call.node).flatMap({ tree.expression(in: $0) }),
        let assembly = assembly(ofValue: Site(file: call.file, node: base)),
        areRelated(assembly, member.assembly)
      else { return nil }
      return Mutant.Expectation(
        ruleID: "unused-provider",
        place: .kept(file: call.file, offset: outline.range(argument.value).lowerBound),
        mentions: ["'\(member.name)'"]
      )
    }
  }

  /// The findings at parameters of a member that nothing mentions without a statement.
  fileprivate func parametersLeftUnread(
    without statement: Site,
    of index: Int
  ) -> [Mutant.Expectation] {
    let declaration = members[index].declaration
    let tree = outline.tree(declaration)
    guard let clause = tree.child(declaration.node, .parameterClause) else { return [] }
    let names = outline.sites(of: .nameExpression).filter { outline.contains(declaration, $0) }
    return tree.children(clause).filter { tree.kind($0) == .parameter }.compactMap { parameter in
      let hasTwoNames = tree.flags(parameter).contains(.hasSecondName)
      let name = tree.text(tree.mainToken(parameter) + (hasTwoNames ? 1 : 0))
      let mentions = names.filter { tree.text($0.node) == name }
      guard !mentions.isEmpty, mentions.allSatisfy({ outline.contains(statement, $0) }) else {
        return nil
      }
      return Mutant.Expectation(
        ruleID: "unused-dependency",
        place: .kept(file: declaration.file, offset: Int(tree.range(parameter).lowerBound)),
        mentions: ["'\(name)'"]
      )
    }
  }

  // MARK: Keys

  /// The key of a definition as text: what is written, or the member's name.
  fileprivate func key(of index: Int) -> Key {
    let written = members[index].definition?.key.flatMap { key -> String? in
      let tree = outline.tree(key)
      return tree.expression(in: key.node).map { tree.text($0).filter { $0 != "\"" } }
    }
    return Key(assembly: members[index].assembly, name: written ?? members[index].name)
  }

  fileprivate struct Key: Hashable {
    let assembly: String
    let name: String
  }

  /// The placeholders that look for a key, with the finding at each if they find nothing.
  fileprivate func placeholders(under key: Key) -> [(index: Int, missing: Mutant.Expectation)] {
    definitions.compactMap { index, definition in
      guard definition.function == "definePlaceholder", self.key(of: index) == key else {
        return nil
      }
      let missing = Mutant.Expectation(
        ruleID: "missing-provider",
        place: .kept(
          file: definition.call.file,
          offset: outline.range(definition.call).lowerBound
        ),
        mentions: ["'\(key.name)'"]
      )
      return (index, missing)
    }
  }
}
