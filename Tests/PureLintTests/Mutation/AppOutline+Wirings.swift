@testable import PureLintSyntax

/// A call that builds a module, its factory or configurator, or a struct of dependencies.
struct ConstructionOutline {
  let site: Site
  /// The byte at which the last name of the callee begins.
  let callee: Int
  let built: Shape
  let arguments: [ArgumentOutline]

  /// The module that is built, now or later. What a configurator fills in is built by others.
  func module(in outline: AppOutline) -> String? {
    switch built {
    case .builder(let name): name
    case .type(let name):
      outline.isModule(name) && !outline.supertypes(of: name).contains("ConfiguratorModule")
        ? name : nil
    case .metatype, .function: nil
    }
  }

  /// Whether a part of the graph is built: a module, or what one depends on.
  func isWiring(in outline: AppOutline) -> Bool {
    if module(in: outline) != nil { return true }
    guard case .type(let name) = built else { return false }
    return outline.structures[name] != nil
  }
}

/// One argument in parentheses.
struct ArgumentOutline {
  let label: String?
  /// With its label.
  let site: Site
  let value: Site
}

extension AppOutline {
  func findConstructions() -> [ConstructionOutline] {
    var search = ConstructionSearch(outline: self)
    for file in app.trees.indices {
      search.visit(Site(file: file, node: .root), expecting: nil, returning: nil)
    }
    return search.found
  }

  /// The constructions of structs of dependencies, with the struct of each.
  func wirings() -> [(construction: ConstructionOutline, structure: StructureOutline)] {
    constructions.compactMap { construction in
      guard case .type(let name) = construction.built, let structure = structures[name] else {
        return nil
      }
      return (construction, structure)
    }
  }

  func arguments(of call: Site) -> [ArgumentOutline] {
    let tree = tree(call)
    guard let list = tree.child(call.node, .argumentList) else { return [] }
    return tree.children(list).compactMap { argument in
      guard tree.kind(argument) == .argument, let value = tree.expression(in: argument) else {
        return nil
      }
      let isLabelled = tree.flags(argument).contains(.hasLabel)
      return ArgumentOutline(
        label: isLabelled ? tree.text(tree.mainToken(argument)) : nil,
        site: Site(file: call.file, node: argument),
        value: Site(file: call.file, node: value)
      )
    }
  }
}

/// Walks down from what is written to what is expected, as the compiler does for `.init`.
private struct ConstructionSearch {
  let outline: AppOutline
  var found: [ConstructionOutline] = []

  /// - Parameters:
  ///   - expected: What the expression at the site has to be, where that is known.
  ///   - result: What the function around the site yields.
  mutating func visit(_ site: Site, expecting expected: Shape?, returning result: Shape?) {
    let tree = outline.tree(site)
    switch tree.kind(site.node) {
    case .functionDeclaration:
      visitChildren(of: site, returning: outline.shape(ofResult: site))
    case .patternBinding: visitBinding(site, returning: result)
    case .accessorBlock, .accessorDeclaration: visitChildren(of: site, returning: result)
    case .parameter:
      let type = tree.type(in: site.node).flatMap { outline.shape(ofType: sibling($0, of: site)) }
      if let value = tree.initialValue(of: site.node) {
        visit(sibling(value, of: site), expecting: type, returning: nil)
      }
    case .codeBlock: visitBody(site, returning: result)
    case .closure:
      guard case .function(let yielded) = expected else {
        return visitBody(site, returning: nil)
      }
      visitBody(site, returning: yielded)
    case .returnStatement: visitChildren(of: site, expecting: result, returning: result)
    case .call: visitCall(site, expecting: expected)
    case .tryExpression, .awaitExpression, .forceUnwrapExpression:
      visitChildren(of: site, expecting: expected, returning: result)
    case .sequenceExpression: visitSequence(site, expecting: expected, returning: result)
    default: visitChildren(of: site, returning: result)
    }
  }

  private func sibling(_ node: NodeIndex, of site: Site) -> Site {
    Site(file: site.file, node: node)
  }

  private mutating func visitChildren(
    of site: Site,
    expecting expected: Shape? = nil,
    returning result: Shape?
  ) {
    for child in outline.tree(site).children(site.node) {
      visit(sibling(child, of: site), expecting: expected, returning: result)
    }
  }

  /// A body of one expression yields it.
  private mutating func visitBody(_ site: Site, returning result: Shape?) {
    let tree = outline.tree(site)
    let items = tree.children(site.node).filter { tree.kind($0) != .closureSignature }
    let isYielded = items.count == 1 && tree.kind(items[0]).isExpression
    visitChildren(of: site, expecting: isYielded ? result : nil, returning: result)
  }

  private mutating func visitBinding(_ site: Site, returning result: Shape?) {
    let tree = outline.tree(site)
    let type = tree.annotatedType(of: site.node)
      .flatMap { outline.shape(ofType: sibling($0, of: site)) }
    for child in tree.children(site.node) {
      let child = sibling(child, of: site)
      if tree.kind(child.node) == .initializerClause {
        visitChildren(of: child, expecting: type, returning: result)
      } else {
        visit(child, expecting: nil, returning: type)
      }
    }
  }

  /// `x = value` expects of the value what `x` is.
  private mutating func visitSequence(
    _ site: Site,
    expecting expected: Shape?,
    returning result: Shape?
  ) {
    let tree = outline.tree(site)
    let parts = Array(tree.children(site.node))
    let isAssignment = parts.count == 3 && tree.kind(parts[1]) == .assignmentOperator
    let wanted = isAssignment ? outline.shape(ofValue: sibling(parts[0], of: site)) : expected
    visitChildren(of: site, expecting: wanted, returning: result)
  }

  private mutating func visitCall(_ site: Site, expecting expected: Shape?) {
    let tree = outline.tree(site)
    guard let callee = tree.expression(in: site.node).map({ sibling($0, of: site) }) else { return }
    let isImplicit = tree.kind(callee.node) == .implicitMember
    let name = tree.text(tree.mainToken(callee.node))
    let built = isImplicit ? (name == "init" ? expected : nil) : outline.shape(ofCallee: callee)
    let arguments = outline.arguments(of: site)
    if let built {
      found.append(
        ConstructionOutline(
          site: site,
          callee: Int(tree.range(tree.mainToken(callee.node)).lowerBound),
          built: built,
          arguments: arguments
        )
      )
    }
    visitChildren(of: callee, returning: nil)
    for argument in arguments {
      let shape = built.flatMap { self.shape(of: argument, of: $0) }
      visit(
        argument.value,
        expecting: shape ?? parameterShape(of: argument, calling: name, built),
        returning: nil
      )
    }
    for child in tree.children(site.node) where tree.kind(child) == .trailingClosure {
      visitChildren(of: sibling(child, of: site), returning: nil)
    }
  }

  /// What an argument of a known construction has to be.
  private func shape(of argument: ArgumentOutline, of built: Shape) -> Shape? {
    if case .type(let name) = built, let structure = outline.structures[name] {
      let field = structure.fields.first { $0.name == argument.label }
      return field?.type.flatMap { outline.shape(ofType: $0) }
    }
    guard argument.label == "dependency" else { return nil }
    switch built {
    case .builder(let module), .type(let module):
      return outline.dependencyName(of: module).map { .type($0) }
    case .metatype, .function: return nil
    }
  }

  /// What the parameter of a declared function or initializer is that takes an argument.
  private func parameterShape(
    of argument: ArgumentOutline,
    calling name: String,
    _ built: Shape?
  ) -> Shape? {
    var called = built == nil ? outline.functionsByName[name] ?? [] : []
    if case .type(let type) = built {
      called = outline.members(of: type).filter {
        outline.tree($0).kind($0.node) == .initializerDeclaration
      }
    }
    for member in called {
      let tree = outline.tree(member)
      guard let clause = tree.child(member.node, .parameterClause) else { continue }
      for parameter in tree.children(clause) where tree.kind(parameter) == .parameter {
        guard tree.text(tree.mainToken(parameter)) == argument.label else { continue }
        return tree.type(in: parameter).flatMap { outline.shape(ofType: sibling($0, of: member)) }
      }
    }
    return nil
  }
}
