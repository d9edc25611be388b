import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// On behalf of whom code asks a container.
struct SwinjectAskers {
  private let resolver: Resolver
  private let eager: EagerCode

  private var program: Program { resolver.program }

  /// - Complexity: O(references).
  init(_ resolver: Resolver) {
    self.resolver = resolver
    eager = EagerCode(resolver)
  }

  /// The type that asks whenever one is built, in code of its own, or by a helper that always asks; what a
  /// registration's code asks is the registration's.
  func typeBuilt(by use: HelperCalls.KeyedCall) -> DeclarationID? {
    guard let helper = use.helperPlace else { return typeBuilt(by: use.place) }
    return typeBuilt(by: helper) ?? (EagerCode.isCertain(helper) ? typeBuilt(by: use.place) : nil)
  }

  private func typeBuilt(by place: Place) -> DeclarationID? {
    guard let type = place.source.flatMap({ resolver.selfDeclaration(of: $0) }),
      eager.runs(place, whileBuilding: type)
    else { return nil }
    return type
  }

  /// Whether a function asks the container that it is given.
  func isHandedOver(_ use: HelperCalls.KeyedCall) -> Bool {
    guard let source = use.place.source else { return false }
    let tree = program.trees[use.place.file]
    let member = program.memberDeclaration(around: source)
    let callee = tree.kind(use.call) == .call ? tree.expression(in: use.call) : use.call
    guard program[member].kind == .initializer || program[member].kind == .function,
      let callee, tree.kind(callee) == .memberAccess,
      let base = tree.expression(in: callee), tree.kind(base) == .nameExpression
    else { return false }
    let token = tree.mainToken(base).rawValue
    return resolver.references.references(in: use.place.file, token..<token + 1).contains {
      program[$0.target].kind == .parameter && program[$0.target].parent == member
    }
  }
}
