@testable import PureLint

extension MutationKind {
  /// Leaves one argument out of a construction of dependencies.
  ///
  /// The construction is told of it, and nothing else is: what only that argument used, or built,
  /// has the same cause.
  static let dropArgument = MutationKind(name: "drop an argument") { outline in
    outline.wirings().filter { !outline.owners(of: $0.structure.name).isEmpty }
      .flatMap { mutants(of: $0.construction, $0.structure, outline) }
  }

  /// The same where a root fills its own struct.
  static let dropArgumentOfRoot = MutationKind(name: "drop an argument of a root") { outline in
    outline.wirings().filter { outline.owners(of: $0.structure.name).isEmpty }
      .flatMap { mutants(of: $0.construction, $0.structure, outline) }
  }

  private static func mutants(
    of wiring: ConstructionOutline,
    _ structure: StructureOutline,
    _ outline: AppOutline
  ) -> [Mutant] {
    wiring.arguments.indices.compactMap { index in
      mutant(dropping: index, of: wiring, structure, outline)
    }
  }

  private static func mutant(
    dropping index: Int,
    of wiring: ConstructionOutline,
    _ structure: StructureOutline,
    _ outline: AppOutline
  ) -> Mutant? {
    let argument = wiring.arguments[index]
    guard let field = structure.fields.first(where: { $0.name == argument.label }) else {
      return nil
    }
    let missing = Mutant.Expectation(
      ruleID: "missing-provider",
      place: .kept(file: wiring.site.file, offset: wiring.callee),
      mentions: ["'\(structure.name).\(field.name)'"]
    )
    return Mutant(
      title: "'\(field.name)' is left out of \(structure.name)",
      edits: [outline.removal(of: index, from: wiring)],
      expected: field.hasDefault ? [] : [missing]
    )
  }
}

extension AppOutline {
  /// Takes out an argument with one of the commas beside it.
  func removal(of index: Int, from wiring: ConstructionOutline) -> Mutant.Edit {
    let ranges = wiring.arguments.map { range($0.site) }
    let isLast = index == ranges.count - 1
    let start = isLast && index > 0 ? ranges[index - 1].upperBound : ranges[index].lowerBound
    let end = isLast ? ranges[index].upperBound : ranges[index + 1].lowerBound
    return Mutant.Edit(file: wiring.site.file, range: start..<end, replacement: "")
  }
}
