import PureLintFindings

extension RootName {
  /// The types, functions and properties of the user's sources that the name means, in source
  /// order; types around them may be left out.
  /// - Complexity: O(number of declarations).
  public func declarations(in program: Program) -> [DeclarationID] {
    RootName.candidates(in: program).filter { id in
      guard program[id].name == last else { return false }
      let name = program.qualifiedName(id)
      return name == text || name.hasSuffix("." + text)
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
