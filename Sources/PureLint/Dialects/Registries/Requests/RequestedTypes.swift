import PureLintResolution
import PureLintSyntax

/// The types that generic functions are called for, as their calls write them.
struct RequestedTypes {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// What the generic parameters of a called function stand for. A type that is handed over says so,
  /// whatever is expected of the result.
  func generics(of call: GenericCall) -> [SwiftType] {
    var told: Substitution = [:]
    let keys = KeyStructs(resolver)
    for argument in call.arguments {
      let key = keys.type(ofKey: argument.node, madeFor: argument.parameter, at: call.place)
      if let key { resolver.bind(resolver.type(of: argument.parameter), to: key, &told) }
      let written = writtenType(argument.node, at: call.place) ?? argument.type
      guard let type = written.instance else { continue }
      resolver.bind(resolver.type(of: argument.parameter), to: .metatype(type), &told)
    }
    return zip(resolver.parameters(of: call.function), call.generics).map { told[$0] ?? $1 }
  }

  /// The type in front of `.self`, where it is written as `X?` or `(X & Y)`.
  private func writtenType(_ node: NodeIndex, at place: Place) -> SwiftType? {
    let tree = program.trees[place.file]
    guard tree.kind(node) == .memberAccess, let base = tree.expression(in: node),
      [.optionalChainingExpression, .tupleExpression].contains(tree.kind(base))
    else { return nil }
    let walker = BodyWalker(resolver, file: place.file, scope: place.source)
    return .metatype(writtenType(base, walker))
  }

  private func writtenType(_ node: NodeIndex, _ walker: BodyWalker) -> SwiftType {
    let tree = walker.tree
    switch tree.kind(node) {
    case .optionalChainingExpression:
      return tree.expression(in: node).map { .optional(writtenType($0, walker)) } ?? .unknown
    case .tupleExpression:
      let parts = tree.children(node).compactMap { tree.expression(in: $0) }
      let types = parts.map { writtenType($0, walker) }
      return types.count == 1 ? types[0] : .tuple(types.map { .init(label: nil, type: $0) })
    case .sequenceExpression:
      return writtenType(Array(tree.children(node)), walker)
    default:
      let type = walker.infer(node, expected: nil)
      if case .metatype(let named) = type.form { return named }
      return .unknown
    }
  }

  /// The type that operands and operators write: `X & Y`, `(X) -> Y`.
  private func writtenType(_ parts: [NodeIndex], _ walker: BodyWalker) -> SwiftType {
    let tree = walker.tree
    if parts.count == 3, tree.kind(parts[1]) == .arrowOperator {
      let given = writtenType(parts[0], walker)
      let result = writtenType(parts[2], walker)
      guard tree.kind(parts[0]) == .tupleExpression else { return .unknown }
      guard case .tuple(let elements) = given.form else {
        return .function([.init(label: nil, type: given)], result)
      }
      return .function(elements.map { .init(label: nil, type: $0.type) }, result)
    }
    let operators = parts.filter { tree.kind($0) == .binaryOperator }
    let operands = parts.filter { tree.kind($0).isExpression }
    guard operators.count == operands.count - 1, operators.allSatisfy({ tree.text($0) == "&" })
    else { return .unknown }
    return .composition(operands.map { writtenType($0, walker) })
  }
}
