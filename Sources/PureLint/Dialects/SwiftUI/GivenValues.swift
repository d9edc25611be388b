import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The values that views are made with, where the sources write these out.
struct GivenValues {
  private let code: CodeIndex
  private let conditions: BranchConditions
  private var resolver: Resolver { code.resolver }
  private var program: Program { resolver.program }

  init(_ code: CodeIndex, _ conditions: BranchConditions) {
    self.code = code
    self.conditions = conditions
  }

  /// The value of a property of the object that is built at a place, or the enum case that is named
  /// there.
  /// - Parameter around: The same for the properties of the object whose code builds it.
  func constant(
    of property: DeclarationID,
    builtAt place: Place,
    _ around: BranchConditions.Values
  ) -> Constant? {
    if program[property].kind == .enumType { return enumCase(at: place, of: property) }
    guard let construction = code.construction(named: place),
      conditions.isField(property, of: construction.declaration),
      isFixed(property) || conditions.isBinding(property)
    else { return nil }
    guard let initializer = construction.initializer else {
      let given = construction.arguments.first { $0.parameter == property }
      guard let given else { return initialValue(of: property) }
      return value(given.node, in: given.file, around)
    }
    guard let parameter = copied(to: property, by: initializer) else {
      return isAssigned(property, in: initializer) ? nil : initialValue(of: property)
    }
    let given = construction.arguments.first { $0.parameter == parameter }
    guard let given else { return initialValue(of: parameter) }
    return value(given.node, in: given.file, around)
  }

  private func enumCase(at place: Place, of type: DeclarationID) -> Constant? {
    guard let named = code.meaning(of: place.token, in: place.file),
      program[named].kind == .enumCase, resolver.selfDeclaration(of: named) == type
    else { return nil }
    return .member(program[named].name)
  }

  /// Whether nothing but initializers sets a property.
  private func isFixed(_ property: DeclarationID) -> Bool {
    resolver.references.references(to: property).allSatisfy { reference in
      guard reference.isWrite else { return true }
      guard let source = reference.place.source else { return false }
      return program[program.memberDeclaration(around: source)].kind == .initializer
    }
  }

  /// What is written at a node, or a state of the view there that something changes.
  private func value(
    _ node: NodeIndex,
    in file: Int,
    _ around: BranchConditions.Values = { _ in nil }
  ) -> Constant? {
    let tree = program.trees[file]
    if tree.isEmptyList(node) { return .emptyList }
    if let known = conditions.constant(node, file, tree, around) { return known }
    return conditions.isOpen(node, file, tree) ? .changing : nil
  }

  private func initialValue(of declaration: DeclarationID) -> Constant? {
    let file = program[declaration].file
    return program.tree(of: declaration).initialValue(of: program[declaration].node)
      .flatMap { value($0, in: file) }
  }

  private func isAssigned(_ property: DeclarationID, in initializer: DeclarationID) -> Bool {
    resolver.references.references(to: property).contains { reference in
      reference.isWrite
        && reference.place.source.map(program.memberDeclaration(around:)) == initializer
    }
  }

  /// The parameter that an initializer stores in a property as it is, without a condition.
  private func copied(to property: DeclarationID, by initializer: DeclarationID) -> DeclarationID? {
    let parameters = Set(resolver.parameterDeclarations(of: initializer))
    var found: [DeclarationID] = []
    for reference in resolver.references.references(to: property) where reference.isWrite {
      guard reference.place.source.map(program.memberDeclaration(around:)) == initializer else {
        continue
      }
      guard !reference.place.isConditional, !reference.place.isDeferred,
        let value = program.trees[reference.place.file].valueAssigned(at: reference.place.token),
        program.trees[reference.place.file].kind(value) == .nameExpression,
        let meaning = code.meaning(
          of: program.trees[reference.place.file].mainToken(value),
          in: reference.place.file
        ), parameters.contains(meaning)
      else { return nil }
      found.append(meaning)
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension SyntaxTree {
  /// What is assigned to the name at a token, if it is one thing.
  func valueAssigned(at token: TokenIndex) -> NodeIndex? {
    nodes(aroundToken: token).last { kind($0) == .sequenceExpression }.flatMap(assignment)?.value
  }
}
