@testable import PureLintSource
@testable import PureLintSyntax

// MARK: Calls

extension AppOutline {
  /// The last name of what a call calls: `register` in `container.register(…)`.
  func calleeName(of call: Site) -> String {
    let tree = tree(call)
    guard let callee = tree.expression(in: call.node) else { return "" }
    return tree.text(tree.mainToken(callee))
  }

  func trailingClosure(of call: Site) -> Site? {
    let tree = tree(call)
    return tree.child(call.node, .trailingClosure).flatMap { tree.child($0, .closure) }
      .map { Site(file: call.file, node: $0) }
  }

  /// Whether a site in a closure runs when the closure does: it is in no other, or in one that is
  /// called for each element on the spot.
  func runsAtOnce(_ site: Site, in closure: Site) -> Bool {
    let between = ancestors(of: site).prefix { $0 != closure }
    return between.filter { tree($0).kind($0.node) == .closure }.allSatisfy { inner in
      let call = ancestors(of: inner).first { tree($0).kind($0.node) == .call }
      return call.map { ["map", "compactMap", "forEach"].contains(calleeName(of: $0)) } ?? false
    }
  }

  /// All that stands in a closure.
  func items(of closure: Site) -> [Site] {
    let tree = tree(closure)
    return tree.children(closure.node).filter { tree.kind($0) != .closureSignature }
      .map { Site(file: closure.file, node: $0) }
  }

  /// A value without `return`, `try` and `await` in front of it.
  func withoutEffects(_ site: Site) -> Site {
    let tree = tree(site)
    guard [.returnStatement, .tryExpression, .awaitExpression].contains(tree.kind(site.node)),
      let value = tree.expression(in: site.node)
    else { return site }
    return withoutEffects(Site(file: site.file, node: value))
  }

  func place(_ site: Site) -> ServiceOutline.Place {
    ServiceOutline.Place(file: site.file, offset: range(site).lowerBound)
  }

  /// The statements of a closure, a `return` left out.
  func statements(of closure: Site) -> [Site] {
    let tree = tree(closure)
    return tree.children(closure.node).filter {
      ![.closureSignature, .returnStatement].contains(tree.kind($0)) && tree.text($0) != "$0"
    }
    .map { Site(file: closure.file, node: $0) }
  }

  /// `object.property = value` with the names of both sides; nil for other statements.
  func assignment(at statement: Site) -> (object: String, property: String, value: Site)? {
    let tree = tree(statement)
    let parts = Array(tree.children(statement.node))
    guard tree.kind(statement.node) == .sequenceExpression, parts.count >= 3,
      tree.kind(parts[1]) == .assignmentOperator, tree.kind(parts[0]) == .memberAccess,
      let base = tree.expression(in: parts[0])
    else { return nil }
    return (
      tree.text(base), tree.text(tree.mainToken(parts[0])),
      Site(file: statement.file, node: parts[2])
    )
  }

  /// The name of a closure's first parameter.
  func parameterName(of closure: Site) -> String {
    let tree = tree(closure)
    guard let signature = tree.child(closure.node, .closureSignature) else { return "$0" }
    let end = tree.end(of: signature)
    let names = (signature.position..<end).map { NodeIndex($0) }.filter {
      tree.kind($0) == .closureParameter
    }
    return names.last.map { tree.text($0) } ?? "$0"
  }

  /// Whether a name means something inside a function, not a member of the type around.
  func isLocal(_ name: String, at site: Site) -> Bool {
    let place: Site
    switch local(named: name, at: site) {
    case nil: return false
    case .unknown: return true
    case .typed(let type): place = type
    case .valued(let value): place = value
    }
    let declaration = ancestors(of: place).first {
      [.variableDeclaration, .parameter, .capture].contains(tree($0).kind($0.node))
    }
    return declaration.flatMap(parent(of:)).map { tree($0).kind($0.node) != .memberBlock } ?? true
  }

  /// What a call is a part of, up to the closure or the body around.
  func statement(around call: Site) -> Site {
    let whole = sequence(first: call) { self.parent(of: $0) }.first { site in
      parent(of: site).map { [.closure, .codeBlock].contains(tree($0).kind($0.node)) } ?? true
    }
    return whole ?? call
  }

  /// The finding at a type that nobody uses.
  func unused(typeAt declaration: Site) -> Mutant.Expectation {
    let tree = tree(declaration)
    let name = tree.mainToken(declaration.node)
    return Mutant.Expectation(
      ruleID: "unused-provider",
      place: .kept(file: declaration.file, offset: Int(tree.range(name).lowerBound)),
      mentions: ["'\(tree.text(name))'"]
    )
  }

  // MARK: Classes that are filled

  /// The class that a value is an object of: it is built there, or it is a parameter with a type. A
  /// generic parameter is a class that the app does not declare.
  func className(of value: Site) -> String? {
    let tree = tree(value)
    switch tree.kind(value.node) {
    case .call:
      guard let callee = tree.expression(in: value.node) else { return nil }
      return squeezed(callee, tree)
    case .nameExpression:
      guard case .typed(let type) = local(named: tree.text(value.node), at: value) else {
        return nil
      }
      return squeezed(type.node, self.tree(type))
    default: return nil
    }
  }

  /// Whether a property has to be set because its type ends in `!` and somebody reads it.
  func isForced(_ property: String, of type: String) -> Bool {
    let binding = members(of: type).lazy.compactMap { self.binding(named: property, in: $0) }.first
    guard let binding, let annotation = tree(binding).annotatedType(of: binding.node),
      tree(binding).kind(annotation) == .implicitlyUnwrappedType
    else { return false }
    let candidates = sites(of: .memberAccess) + sites(of: .nameExpression)
    return candidates.contains { site in
      let tree = tree(site)
      guard tree.text(tree.mainToken(site.node)) == property,
        let parent = parent(of: site)
      else { return false }
      let parts = Array(tree.children(parent.node))
      let isAssigned =
        tree.kind(parent.node) == .sequenceExpression && parts[0] == site.node
        && tree.kind(parts[1]) == .assignmentOperator
      return !isAssigned && !isAsked(site)
    }
  }

  /// Whether a site asks an assembly for a member of the same name as a property.
  private func isAsked(_ site: Site) -> Bool {
    scope(of: site).map { $0.hasSuffix("Assembly") } ?? false
  }

  // MARK: Edits

  /// Takes out a site with the space in front of it; a whole line where it fills one.
  func removal(of site: Site) -> Mutant.Edit {
    let bytes = app.files[site.file].bytes
    var range = range(site)
    while range.lowerBound > 0, [32, 10].contains(bytes[range.lowerBound - 1]) {
      range = range.lowerBound - 1..<range.upperBound
      if bytes[range.lowerBound] == 10 { break }
    }
    return Mutant.Edit(file: site.file, range: range, replacement: "")
  }

  /// Takes out an argument of a call with one of the commas beside it.
  func removal(ofArgument argument: Site, from call: Site) -> Mutant.Edit {
    let ranges = arguments(of: call).map { range($0.site) }
    let own = range(argument)
    let index = ranges.firstIndex(of: own) ?? 0
    let isLast = index == ranges.count - 1
    let start = isLast && index > 0 ? ranges[index - 1].upperBound : own.lowerBound
    let end = isLast ? own.upperBound : ranges[index + 1].lowerBound
    return Mutant.Edit(file: call.file, range: start..<end, replacement: "")
  }

  func insertion(_ text: String, at offset: Int, of file: Int) -> Mutant.Edit {
    Mutant.Edit(file: file, range: offset..<offset, replacement: text)
  }
}
