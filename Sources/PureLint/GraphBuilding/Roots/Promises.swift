import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The functions of roots that promise a new object to each who calls them: they are named so, make
/// it anew, and two of it differ, as each has a state of its own.
///
/// What each screen has one of is made where it is shown, whoever keeps it.
struct Promises {
  private let roots: Roots
  /// The constructions that run whenever a function of a root does.
  private let built: [DeclarationID: [DeclarationID]]

  private static let words = ["make", "create", "build", "new"]

  private var resolver: Resolver { roots.model.resolver }
  private var program: Program { resolver.program }

  init(_ roots: Roots) {
    self.roots = roots
    let program = roots.model.resolver.program
    built = roots.model.resolver.facts.sites.reduce(into: [:]) { found, construction in
      guard let source = construction.place.source, EagerCode.isCertain(construction.place),
        program[source].kind == .function, !program[source].traits.contains(.isLocal)
      else { return }
      found[source, default: []].append(construction.declaration)
    }
  }

  func contain(_ function: DeclarationID) -> Bool {
    guard isNamed(function), roots.isComposition(resolver.holder(of: function)),
      let result = resolver.resultType(of: function).declaration,
      let made = (built[function] ?? []).first(where: { yields(result, $0) })
    else { return false }
    return program.isSource(made) && hasState(made) && !RootWords.isOfScreen(made, resolver)
      && !keepsSomething(function)
  }

  private func isNamed(_ function: DeclarationID) -> Bool {
    let name = program.text(function)
    return program[function].kind == .function && Self.words.contains { name.hasPrefix($0) }
  }

  private func yields(_ result: DeclarationID, _ made: DeclarationID) -> Bool {
    made == result || resolver.ancestors(of: made).contains(result)
  }

  /// Whether an instance has something of its own that changes.
  private func hasState(_ type: DeclarationID) -> Bool {
    guard program[type].kind == .classType || program[type].kind == .actorType else { return false }
    return resolver.storedProperties(of: type).contains { property in
      let traits = program[property].traits
      return traits.isDisjoint(with: [.isConstant, .isLazy]) && traits.contains(.hasInitialValue)
        && !roots.model.kept.isWeak(property)
    }
  }

  /// Whether a function sets a property of the root, which may be what it yields the next time.
  private func keepsSomething(_ function: DeclarationID) -> Bool {
    let node = program.tree(of: function).nodes[program[function].node.position]
    return resolver.references.references(
      in: program[function].file,
      node.firstToken..<node.endToken
    )
    .contains { $0.isWrite && !program[$0.target].traits.contains(.isLocal) && !$0.base.isAnother }
  }
}
