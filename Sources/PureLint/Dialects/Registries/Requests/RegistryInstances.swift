import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The registries that expressions stand for, told apart by the code that makes them.
///
/// What is handed on, or set again, may be any.
struct RegistryInstances {
  private let resolver: Resolver
  private let types: Set<DeclarationID>
  private let known: [DeclarationID: ContainerID]

  /// The most constants that are followed, each of which is another one.
  private static let mostConstants = 8

  private var program: Program { resolver.program }

  /// - Parameters:
  ///   - types: The classes of registries.
  ///   - known: The variables that hold a registry which nothing in sight makes.
  init(
    of types: Set<DeclarationID>,
    known: [DeclarationID: ContainerID] = [:],
    _ resolver: Resolver
  ) {
    self.resolver = resolver
    self.types = types
    self.known = known
  }

  /// The registry on which a generic function is called; nil if it may be any.
  func receiver(of call: GenericCall) -> ContainerID? {
    receiver(of: call.call, in: call.place.file)
  }

  /// The registry on which a call calls a function, or brackets are put; nil if it may be any.
  func receiver(of call: NodeIndex, in file: Int) -> ContainerID? {
    let tree = program.trees[file]
    guard let callee = tree.expression(in: call) else { return nil }
    if tree.kind(call) != .call { return instance(callee, in: file) }
    guard tree.kind(callee) == .memberAccess, let base = tree.expression(in: callee) else {
      return nil
    }
    return instance(base, in: file)
  }

  /// The registry that an expression stands for; nil if it may be any.
  func instance(_ expression: NodeIndex, in file: Int) -> ContainerID? {
    instance(expression, in: file, depth: 0)
  }

  /// The registry that a variable holds as long as there is one; nil if it may be any.
  func instance(heldBy variable: DeclarationID) -> ContainerID? {
    instance(heldBy: variable, depth: 0)
  }

  private func instance(_ expression: NodeIndex, in file: Int, depth: Int) -> ContainerID? {
    let tree = program.trees[file]
    let token = tree.mainToken(expression)
    switch tree.kind(expression) {
    case .call:
      guard let made = resolver.constructions.first(from: expression, in: file),
        made.call == expression, types.contains(made.declaration)
      else { return nil }
      return ContainerID(file, token)
    case .nameExpression, .memberAccess, .implicitMember:
      let range = token.rawValue..<token.rawValue + 1
      let meant = Set(resolver.references.references(in: file, range).map(\.target))
      return meant.count == 1 ? meant.first.flatMap { instance(heldBy: $0, depth: depth) } : nil
    default: return nil
    }
  }

  private func instance(heldBy variable: DeclarationID, depth: Int) -> ContainerID? {
    if let found = known[variable] { return found }
    let declaration = program[variable]
    guard depth < Self.mostConstants, program.isSource(variable), declaration.kind == .variable,
      !declaration.traits.contains(.isComputed), !program.mayBeWrapped(variable),
      declaration.traits.contains(.isConstant)
        || !resolver.writtenDeclarations.contains(variable),
      let value = program.tree(of: variable).initialValue(of: declaration.node)
    else { return nil }
    return instance(value, in: Int(declaration.file), depth: depth + 1)
  }
}
