@testable import PureLintSyntax

/// What changes in a class that takes by its initializer what was set, or the reverse.
extension AppOutline {
  /// A class also takes the value of a property by its initializer.
  func editsToTake(_ property: String, of type: String) -> [Mutant.Edit]? {
    guard let declaration = declaration(of: property, of: type),
      let annotation = typeText(ofProperty: property, of: type)
    else { return nil }
    let parameter = "\(property): \(annotation.filter { $0 != "?" })"
    let assignment = "\n    self.\(property) = \(property)"
    let tree = tree(declaration)
    guard let initializer = initializer(of: type) else {
      let text = "\n\n  init(\(parameter)) {\(assignment)\n  }"
      return [insertion(text, at: range(declaration).upperBound, of: declaration.file)]
    }
    guard let clause = tree.child(initializer.node, .parameterClause),
      let body = tree.child(initializer.node, .codeBlock)
    else { return nil }
    let isFirst = tree.child(clause, .parameter) == nil
    return [
      insertion(
        parameter + (isFirst ? "" : ", "),
        at: Int(tree.range(clause).lowerBound) + 1,
        of: initializer.file
      ),
      insertion(assignment, at: Int(tree.range(body).lowerBound) + 1, of: initializer.file),
    ]
  }

  /// A property is no longer taken by the initializer, but may be set.
  func editsToSet(_ property: String, of type: String) -> [Mutant.Edit]? {
    guard let declaration = declaration(of: property, of: type),
      let annotation = typeText(ofProperty: property, of: type),
      let initializer = initializer(of: type),
      let parameter = removal(ofParameter: property, from: initializer)
    else { return nil }
    let assignment = sites(of: .sequenceExpression).first { site in
      contains(initializer, site) && self.assignment(at: site)?.property == property
    }
    guard let assignment else { return nil }
    return [
      Mutant.Edit(
        file: declaration.file,
        range: range(declaration),
        replacement: "var \(property): \(annotation)!"
      ),
      parameter, removal(of: assignment),
    ]
  }

  private func declaration(of property: String, of type: String) -> Site? {
    members(of: type).first { binding(named: property, in: $0) != nil }
  }

  func initializer(of type: String) -> Site? {
    members(of: type).first { tree($0).kind($0.node) == .initializerDeclaration }
  }

  private func removal(ofParameter name: String, from initializer: Site) -> Mutant.Edit? {
    let tree = tree(initializer)
    guard let clause = tree.child(initializer.node, .parameterClause) else { return nil }
    let parameters = tree.children(clause).filter { tree.kind($0) == .parameter }
    let ranges = parameters.map { range(Site(file: initializer.file, node: $0)) }
    guard let index = parameters.firstIndex(where: { tree.text(tree.mainToken($0)) == name })
    else { return nil }
    let isLast = index == parameters.count - 1
    let start = isLast && index > 0 ? ranges[index - 1].upperBound : ranges[index].lowerBound
    let end = isLast ? ranges[index].upperBound : ranges[index + 1].lowerBound
    return Mutant.Edit(file: initializer.file, range: start..<end, replacement: "")
  }
}
