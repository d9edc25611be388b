import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Functions that have each wrapped property of an instance ask, which they find by a mirror:
/// `for child in Mirror(reflecting: self).children { (child.value as? Fillable)?.fill(resolver) }`.
final class WrapperFillers {
  private let resolver: Resolver
  private(set) lazy var eager = EagerCode(resolver)
  /// By function that asks in a wrapper, those that call it through a mirror.
  private var known: [DeclarationID: [DeclarationID]] = [:]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Whether a wrapper's function is called for a property whenever its owner is built.
  func fill(_ property: DeclarationID, by function: DeclarationID) -> Bool {
    guard program[function].kind == .function, let owner = resolver.owner(ofNested: property) else {
      return false
    }
    return fillers(by: function).contains { filler in
      resolver.references.references(to: filler).contains { reference in
        !reference.base.isAnother
          && reference.place.source.flatMap { resolver.selfDeclaration(of: $0) } == owner
          && eager.runs(reference.place, whileBuilding: owner)
      }
    }
  }

  private func fillers(by function: DeclarationID) -> [DeclarationID] {
    if let known = known[function] { return known }
    let called = [function] + resolver.requirementsCalledAlike(function)
    let members = called.flatMap { resolver.references.references(to: $0) }
      .compactMap { $0.place.source.map(program.memberDeclaration) }
    let found = Set(members).filter(looksIntoItself).sorted()
    known[function] = found
    return found
  }

  /// Whether a function makes a mirror of its own instance.
  private func looksIntoItself(_ function: DeclarationID) -> Bool {
    guard program[function].kind == .function else { return false }
    let tree = program.tree(of: function)
    let node = program[function].node
    return (node.position..<tree.end(of: node)).contains { position in
      let call = NodeIndex(position)
      guard tree.kind(call) == .call, let callee = tree.expression(in: call),
        tree.kind(callee) == .nameExpression, tree.name(callee) == "Mirror",
        let given = tree.callArguments(of: call).first, given.label == "reflecting"
      else { return false }
      return tree.tokens.kinds[tree.mainToken(given.node).position] == .kwSelf
    }
  }
}
