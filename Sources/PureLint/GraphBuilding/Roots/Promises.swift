import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The functions of roots that promise a new object for each call: they make it anew, and it has a
/// state of its own. `func makeDraft() -> Draft { Draft() }`.
///
/// An object that is made for arguments is meant for one caller.
/// An object of a screen is none, because each screen has one of its own: a class that shows
/// something or is observed, an object that such a class is given, an object that keeps a screen or
/// knows something weakly.
/// Nor is what is made for an argument: each who asks is meant to have one of its own. If a member keeps
/// what a function makes, the root hands out both on purpose, the one that is kept and new ones.
struct Promises {
  private let roots: Roots
  /// The constructions that run whenever a function of a root does.
  private let built: [DeclarationID: [DeclarationID]]
  /// The types of the values that a type which shows something gets.
  private let ofScreens: Set<DeclarationID>

  private var resolver: Resolver { roots.model.resolver }
  private var program: Program { resolver.program }

  init(_ roots: Roots) {
    self.roots = roots
    let program = roots.model.resolver.program
    ofScreens = Self.given(toScreensIn: roots.model.resolver)
    built = roots.model.resolver.facts.sites.reduce(into: [:]) { found, construction in
      guard let source = construction.place.source, EagerCode.isCertain(construction.place),
        program[source].kind == .function, !program[source].traits.contains(.isLocal)
      else { return }
      found[source, default: []].append(construction.declaration)
    }
  }

  func contain(_ function: DeclarationID) -> Bool {
    guard program[function].kind == .function, resolver.parameterList(of: function).isEmpty,
      roots.isComposition(resolver.holder(of: function)),
      let result = resolver.resultType(of: function).declaration,
      let made = (built[function] ?? []).first(where: { yields(result, $0) })
    else { return false }
    return program.isSource(made) && hasState(made) && !isOfScreen(made)
      && !keepsSomething(function) && !isKeptAsItIs(byMemberOf: function)
  }

  /// Whether the whole value of some property is what a function makes.
  private func isKeptAsItIs(byMemberOf function: DeclarationID) -> Bool {
    resolver.references.references(to: function).contains { mention in
      let tree = program.trees[mention.place.file]
      guard var value = tree.call(of: mention.place.token) else { return false }
      for outer in tree.nodes(around: value).reversed() {
        switch tree.kind(outer) {
        case .tryExpression, .forceUnwrapExpression: value = outer
        case .initializerClause:
          return mention.place.source.map {
            program[$0].kind == .variable && !program[$0].traits.contains(.isLocal)
          } ?? false
        case .sequenceExpression:
          guard let (target, assigned) = tree.assignment(outer), assigned == value else {
            return false
          }
          return roots.model.kept.meanings(of: tree.mainToken(target), in: mention.place.file)
            .contains { !program[$0].traits.contains(.isLocal) }
        default: return false
        }
      }
      return false
    }
  }

  // MARK: Screens

  private static func given(toScreensIn resolver: Resolver) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    var screens: [DeclarationID: Bool] = [:]
    for construction in resolver.facts.constructions {
      let type = construction.declaration
      let isScreen = screens[type] ?? shows(type, resolver)
      screens[type] = isScreen
      guard isScreen else { continue }
      found.formUnion(construction.arguments.compactMap(\.type.declaration))
    }
    return found
  }

  /// Whether a type inherits from what shows something.
  private static func shows(_ type: DeclarationID, _ resolver: Resolver) -> Bool {
    resolver.allSupertypes(of: .nominal(type, [])).contains {
      isScreen($0, resolver.program, or: [])
    }
  }

  private static func isScreen(
    _ type: SwiftType,
    _ program: Program,
    or others: LibraryTraits
  ) -> Bool {
    guard case .external(let name, _) = type.unwrapped.form else { return false }
    return program.libraries.knows(name, others.union(.isScreen))
  }

  private func isOfScreen(_ type: DeclarationID) -> Bool {
    if ofScreens.contains(type) || !program.bearsOnly(.changesNoUse, type) { return true }
    return resolver.allSupertypes(of: .nominal(type, [])).contains {
      Self.isScreen($0, program, or: .isObserved)
    }
      || resolver.storedProperties(of: type).contains { property in
        roots.model.kept.isWeak(property)
          || Self.isScreen(resolver.type(of: property), program, or: [])
      }
  }

  // MARK: Objects

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
