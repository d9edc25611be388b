import PureLintResolution
import PureLintSyntax

/// A name in a key, as an argument says it.
package struct KeyName {
  package private(set) var text: String?
  package private(set) var isOpen = false
  /// The parameter of the function around that it is.
  package private(set) var parameter: DeclarationID?

  /// The most constants that are followed, each of which is made of the next.
  private static let mostConstants = 8

  /// - Parameter node: The argument; nil where it is left out.
  package init(_ resolver: Resolver, _ node: NodeIndex?, at place: Place) {
    self.init(resolver, node, at: place, depth: 0)
  }

  /// A name of which nothing is known.
  package static let open = KeyName()

  private init() { isOpen = true }

  /// The name that a parameter is given.
  package init(parameter: DeclarationID) {
    isOpen = true
    self.parameter = parameter
  }

  private init(_ resolver: Resolver, _ node: NodeIndex?, at place: Place, depth: Int) {
    guard let node else { return }
    guard depth < Self.mostConstants else {
      isOpen = true
      return
    }
    let tree = resolver.program.trees[place.file]
    switch tree.kind(node) {
    case .nilLiteral: break
    case .stringLiteral where tree.child(node, .interpolation) == nil: text = tree.text(node)
    case .memberAccess where tree.name(node) == "rawValue":
      readRawValue(node, at: place, resolver, depth)
    case .memberAccess, .implicitMember, .nameExpression:
      let token = tree.mainToken(node).rawValue
      let meant = resolver.references.references(in: place.file, token..<token + 1).map(\.target)
      isOpen = true
      if tree.kind(node) != .nameExpression, !Self.varies(node, in: place.file, resolver) {
        text = tree.text(node).filter { !$0.isWhitespace }
      }
      guard let only = meant.first, Set(meant).count == 1 else { break }
      let declaration = resolver.program[only]
      if declaration.kind == .parameter {
        parameter = only
      } else if let value = Self.constant(only, resolver, depth)
        ?? TypeName(resolver).text(of: only, askedBy: node, at: place)
      {
        text = value
        isOpen = false
      } else if declaration.kind == .enumCase {
        text = Self.rawValue(of: only, resolver) ?? resolver.program.qualifiedName(only)
        isOpen = false
      }
    default:
      text = TypeName(resolver).text(node, at: place)
      isOpen = text == nil
    }
  }

  /// Reads the expression in front of `.rawValue`: a case, or a parameter that gets one.
  private mutating func readRawValue(
    _ node: NodeIndex,
    at place: Place,
    _ resolver: Resolver,
    _ depth: Int
  ) {
    let tree = resolver.program.trees[place.file]
    isOpen = true
    guard let base = tree.expression(in: node) else { return }
    let inner = KeyName(resolver, base, at: place, depth: depth + 1)
    parameter = inner.parameter
    if inner.isOpen { return }
    (text, isOpen) = (inner.text, false)
  }

  /// The literal that a case of an enum of texts stands for, with quotation marks.
  private static func rawValue(of enumCase: DeclarationID, _ resolver: Resolver) -> String? {
    let program = resolver.program
    guard let type = resolver.owner(ofNested: enumCase), program[type].kind == .enumType,
      case let tree = program.tree(of: type),
      let clause = tree.child(program[type].node, .inheritanceClause),
      let first = tree.children(clause).first(where: { _ in true }),
      let raw = tree.type(in: first), tree.text(raw) == "String"
    else { return nil }
    guard let value = tree.initialValue(of: program[enumCase].node) else {
      return "\"\(program.text(enumCase))\""
    }
    return tree.kind(value) == .stringLiteral && tree.child(value, .interpolation) == nil
      ? tree.text(value) : nil
  }

  /// Whether an expression is a member of what each run of the function around it has for itself: a
  /// parameter or a local.
  private static func varies(_ node: NodeIndex, in file: Int, _ resolver: Resolver) -> Bool {
    let tree = resolver.program.trees[file]
    var root = node
    while tree.kind(root).isLink || tree.kind(root) == .forceUnwrapExpression
      || tree.kind(root) == .optionalChainingExpression, let base = tree.expression(in: root)
    {
      root = base
    }
    guard tree.kind(root) == .nameExpression else { return false }
    let token = tree.mainToken(root).rawValue
    return resolver.references.references(in: file, token..<token + 1).contains { reference in
      let declaration = resolver.program[reference.target]
      return declaration.kind == .parameter || declaration.traits.contains(.isLocal)
    }
  }

  /// The literal that a constant is, or is made of, with its quotation marks.
  private static func constant(_ id: DeclarationID, _ resolver: Resolver, _ depth: Int) -> String? {
    let declaration = resolver.program[id]
    let tree = resolver.program.tree(of: id)
    guard declaration.kind == .variable, var value = constantValue(of: declaration, tree) else {
      return nil
    }
    if tree.kind(value) == .call {
      let given = tree.callArguments(of: value)
      guard given.count == 1 else { return nil }
      value = given[0].node
    }
    if tree.kind(value) == .memberAccess, tree.name(value) == "rawValue" {
      let place = Place(file: Int(id.file), token: declaration.nameToken, source: id)
      let name = KeyName(resolver, value, at: place, depth: depth + 1)
      return name.isOpen ? nil : name.text
    }
    guard tree.kind(value) == .stringLiteral, tree.child(value, .interpolation) == nil else {
      return nil
    }
    return tree.text(value)
  }

  /// The value of a constant, or of a variable that always yields the same.
  static func constantValue(of declaration: Declaration, _ tree: SyntaxTree) -> NodeIndex? {
    if declaration.traits.contains(.isConstant) { return tree.initialValue(of: declaration.node) }
    guard declaration.traits.contains(.isComputed),
      let block = tree.child(declaration.node, .codeBlock),
      case let items = Array(tree.children(block)), items.count == 1
    else { return nil }
    return tree.kind(items[0]) == .returnStatement ? tree.expression(in: items[0]) : items[0]
  }
}
