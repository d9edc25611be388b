import PureLintFindings

extension RootName {
  /// The types, functions and properties of the user's sources that the name means, in source
  /// order; types around them may be left out.
  /// - Complexity: O(number of declarations).
  public func declarations(in program: Program) -> [DeclarationID] {
    RootName.declarations(of: [self], in: program)[0]
  }

  /// Those of several names, in the order of the names.
  /// - Complexity: O(number of declarations and names).
  package static func declarations(
    of names: [RootName],
    in program: Program
  ) -> [[DeclarationID]] {
    let last = Set(names.map(\.last))
    let named = candidates(in: program).filter { last.contains(program[$0].name) }
    let byName = Dictionary(grouping: named) { program[$0].name }
    return names.map { name in
      (byName[name.last] ?? []).filter { id in
        let found = program.qualifiedName(id)
        return found == name.text || found.hasSuffix("." + name.text)
      }
    }
  }

  /// Everything in the user's sources that can be a root, in source order.
  /// - Complexity: O(number of declarations).
  public static func candidates(in program: Program) -> [DeclarationID] {
    program.sourceDeclarations { declaration in
      let kind = declaration.kind
      let canBuild =
        kind.isNominalType && kind != .protocolType || kind == .function || kind == .variable
      return canBuild && !declaration.traits.contains(.isLocal)
    }
  }
}
