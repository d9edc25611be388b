@testable import PureLintSyntax

/// A struct of dependencies: its name, where it stands, and its stored properties.
struct StructureOutline {
  /// Dotted: `CatalogViewController.Dependency`.
  let name: String
  let site: Site
  let fields: [Field]

  struct Field {
    let name: String
    /// The `patternBinding`.
    let site: Site
    /// The byte at which the name begins.
    let offset: Int
    /// Nil where the type is left to the initial value.
    let type: Site?
    /// Whether the memberwise initializer has a parameter for it.
    let isParameter: Bool
    /// Whether its argument may be left out.
    let hasDefault: Bool
  }

  /// Nothing for a struct with an initializer of its own, or with fields in `#if`.
  init?(name: String, site: Site, tree: SyntaxTree) {
    self.name = name
    self.site = site
    guard let block = tree.child(site.node, .memberBlock) else { return nil }
    var fields: [Field] = []
    for member in tree.children(block) {
      switch tree.kind(member) {
      case .initializerDeclaration, .ifConfig: return nil
      case .variableDeclaration:
        let isStatic = tree.children(member).contains {
          tree.kind($0) == .modifier && tree.text($0) == "static"
        }
        guard !isStatic else { continue }
        let isConstant = tree.tokens.kinds[tree.mainToken(member).position] == .kwLet
        for binding in tree.children(member) where tree.kind(binding) == .patternBinding {
          let binding = Site(file: site.file, node: binding)
          if let field = Field(binding, isConstant: isConstant, tree) { fields.append(field) }
        }
      default: continue
      }
    }
    self.fields = fields
  }
}

extension StructureOutline.Field {
  /// Nothing for a computed property.
  fileprivate init?(_ site: Site, isConstant: Bool, _ tree: SyntaxTree) {
    let binding = site.node
    let getters: Set<NodeKind> = [.codeBlock, .accessorBlock, .skippedBody]
    guard let pattern = tree.child(binding, .identifierPattern),
      !tree.children(binding).contains(where: { getters.contains(tree.kind($0)) })
    else { return nil }
    let annotation = tree.annotatedType(of: binding)
    let hasValue = tree.child(binding, .initializerClause) != nil
    let isOptional = annotation.map {
      [.optionalType, .implicitlyUnwrappedType].contains(tree.kind($0))
    }
    name = tree.text(tree.mainToken(pattern))
    self.site = site
    offset = Int(tree.range(pattern).lowerBound)
    type = annotation.map { Site(file: site.file, node: $0) }
    isParameter = !(isConstant && hasValue)
    hasDefault = hasValue || isOptional == true && !isConstant
  }
}
