@testable import PureLintSyntax

extension MutationKind {
  /// Replaces everything that mentions a parameter of a function that belongs to a root.
  static let dropLastReadOfParameter = MutationKind(
    name: "drop the last read of a parameter"
  ) { outline in
    outline.rootParameters().compactMap { parameter in
      guard !parameter.mentions.isEmpty else { return nil }
      return Mutant(
        title: "nobody reads the parameter '\(parameter.name)'",
        edits: outline.replacing(parameter.mentions, withValueOf: parameter.type),
        expected: [parameter.unused]
      )
    }
  }
}

/// A parameter of a static function that builds a part of the graph.
struct ParameterOutline {
  let name: String
  /// As the source writes it, without attributes.
  let type: String
  let mentions: [Site]
  /// The finding that it deserves if nobody reads it.
  let unused: Mutant.Expectation
}

extension AppOutline {
  /// The parameters of every static function that builds a module, its factory or configurator.
  func rootParameters() -> [ParameterOutline] {
    let constructions = constructions
    return sites(of: .functionDeclaration).flatMap { function -> [ParameterOutline] in
      let tree = tree(function)
      let buildsModule = constructions.contains {
        contains(function, $0.site) && $0.module(in: self) != nil
      }
      guard isStatic(function), buildsModule, scope(of: function).map({ !isModule($0) }) ?? true,
        let block = tree.child(function.node, .codeBlock),
        let clause = tree.child(function.node, .parameterClause)
      else { return [] }
      return tree.children(clause).compactMap { parameter in
        tree.kind(parameter) == .parameter
          ? outline(ofParameter: parameter, in: Site(file: function.file, node: block), tree) : nil
      }
    }
  }

  private func outline(
    ofParameter node: NodeIndex,
    in block: Site,
    _ tree: SyntaxTree
  ) -> ParameterOutline? {
    let isRenamed = tree.flags(node).contains(.hasSecondName)
    let token = isRenamed ? tree.mainToken(node) + 1 : tree.mainToken(node)
    guard var type = tree.type(in: node) else { return nil }
    if tree.kind(type) == .attributedType { type = tree.type(in: type) ?? type }
    let name = tree.text(token)
    let mentions = (sites(of: .nameExpression) + sites(of: .capture)).filter { site in
      contains(block, site) && tree.text(tree.mainToken(site.node)) == name
    }
    return ParameterOutline(
      name: name,
      type: tree.text(type),
      mentions: mentions,
      unused: Mutant.Expectation(
        ruleID: "unused-dependency",
        place: .kept(file: block.file, offset: Int(tree.range(token).lowerBound)),
        mentions: ["parameter '\(name)' of "]
      )
    )
  }
}
