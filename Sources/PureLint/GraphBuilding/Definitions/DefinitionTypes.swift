import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The types that definitions build, and the types that they have to be, as far as they are
/// certain.
struct DefinitionTypes {
  private let model: WiringModel

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) { self.model = model }

  /// What an expression is certain to yield: it builds that, or names a value whose class has no
  /// subclass.
  func built(by node: NodeIndex, in file: Int) -> SwiftType? {
    let tree = program.trees[file]
    switch tree.kind(node) {
    case .call: return model.definitions.construction(node, in: file)?.type
    case .nameExpression: return named(by: node, in: file).flatMap { isFinal($0) ? $0 : nil }
    default: return nil
    }
  }

  /// The type that an expression builds, or that a name in it is declared with.
  func named(by node: NodeIndex, in file: Int) -> SwiftType? {
    let tree = program.trees[file]
    guard tree.kind(node) == .nameExpression else { return built(by: node, in: file) }
    return meaning(of: node, in: file).map { resolver.type(of: $0) }
  }

  /// Whether an expression names what a function is given.
  func isParameter(_ node: NodeIndex, in file: Int) -> Bool {
    meaning(of: node, in: file).map { program[$0].kind == .parameter } ?? false
  }

  private func meaning(of node: NodeIndex, in file: Int) -> DeclarationID? {
    let tree = program.trees[file]
    guard tree.kind(node) == .nameExpression else { return nil }
    let token = tree.mainToken(node).rawValue
    let meant = resolver.references.references(in: file, token..<token + 1)
    guard meant.count == 1, [.variable, .parameter].contains(program[meant[0].target].kind) else {
      return nil
    }
    return meant[0].target
  }

  /// What a closure is certain to yield; nil where it has more than one statement.
  func yielded(by closure: NodeIndex, in file: Int) -> SwiftType? {
    let tree = program.trees[file]
    let items = tree.children(closure).filter { tree.kind($0) != .closureSignature }
    guard items.count == 1 else { return nil }
    let value = tree.kind(items[0]) == .returnStatement ? tree.expression(in: items[0]) : items[0]
    return value.flatMap { built(by: $0, in: file) }
  }

  private func isFinal(_ type: SwiftType) -> Bool {
    guard case .nominal(let id, _) = type.form, program.isSource(id) else { return false }
    switch program[id].kind {
    case .structType, .enumType: return true
    case .classType:
      return !program[id].traits.contains(.isPublic) && resolver.heirs(of: id).isEmpty
    default: return false
    }
  }

  /// The type that a member declares to yield.
  func declared(by member: DeclarationID) -> SwiftType {
    program[member].kind == .function ? resolver.resultType(of: member) : resolver.type(of: member)
  }

  /// The type that a definition's result has to have where it goes: the member's, if it is returned.
  func wanted(by definition: Definition) -> SwiftType? {
    let tree = program.trees[definition.file]
    let parents = tree.nodes(around: definition.call, from: program[definition.member].node)
    guard let parent = parents.last, !parents.contains(where: { tree.kind($0) == .closure }) else {
      return nil
    }
    let type = declared(by: definition.member)
    switch tree.kind(parent) {
    case .returnStatement: return type
    case .codeBlock:
      let isBody = parents.dropLast().allSatisfy { tree.kind($0) != .codeBlock }
      return isBody && tree.children(parent).count(where: { _ in true }) == 1 && type != .void
        ? type : nil
    default: return nil
    }
  }

  /// Whether a value of one type is certain not to be of another.
  func excludes(_ type: SwiftType, _ wanted: SwiftType) -> Bool {
    if wanted == .void { return type != .void && !type.hasUnknown }
    return !resolver.mayConvert(type, to: wanted)
  }
}
