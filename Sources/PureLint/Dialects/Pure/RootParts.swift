/// The roots that a reader takes for a part of another: what a root returns, and what helps to
/// build it from outside.
struct RootParts {
  private let dialect: PureDialect
  private let roots: PureRoots

  private var resolver: Resolver { dialect.resolver }
  private var program: Program { dialect.resolver.program }

  init(_ roots: PureRoots) {
    dialect = roots.dialect
    self.roots = roots
  }

  func contribute(to assembly: inout GraphAssembly) {
    for (part, whole) in products() + globals() + bases() + features() {
      add(part, to: whole, &assembly)
    }
    for part in roots.holders.sorted() {
      guard let owner = resolver.owner(ofNested: part), dialect.owners[part] == owner,
        !resolver.isEntryPoint(owner), let root = assembly.root(of: part)
      else { continue }
      assembly[root].owner = assembly.node(of: owner)
    }
  }

  /// Makes one root a part of another, unless it is a part already, or has the other as one.
  private func add(
    _ part: DeclarationID,
    to whole: DeclarationID,
    _ assembly: inout GraphAssembly
  ) {
    guard let part = assembly.root(of: part), let whole = assembly.root(of: whole),
      assembly[part].owner == nil,
      assembly[part].traits.contains(.isTest) == assembly[whole].traits.contains(.isTest)
    else { return }
    var next = whole
    while next != part, let owner = assembly[next].owner { next = owner }
    if next != part { assembly[part].owner = whole }
  }

  /// What members of roots return; what a free function returns is the root rather than the
  /// function.
  private func products() -> [(DeclarationID, DeclarationID)] {
    roots.products.sorted { ($0.product, $0.maker) < ($1.product, $1.maker) }.map { found in
      let holder = PureRoots.holder(of: found.maker, resolver)
      let isGlobal = !program[holder].kind.holdsMembers
      return isGlobal ? (holder, found.product) : (found.product, holder)
    }
  }

  /// The globals that members of roots mention.
  private func globals() -> [(DeclarationID, DeclarationID)] {
    roots.holders.filter { !program[$0].kind.holdsMembers }.sorted().flatMap { global in
      resolver.references.references(to: global).compactMap { reference in
        guard let source = reference.place.source else { return nil }
        let holder = PureRoots.holder(of: program.memberDeclaration(around: source), resolver)
        return roots.holders.contains(holder) ? (global, holder) : nil
      }
    }
  }

  /// The containers for parts of an app, each with who makes it or asks its static members; where
  /// that is no root itself, with the first that an entry point holds.
  private func features() -> [(DeclarationID, DeclarationID)] {
    let features = program.features
    guard !features.isEmpty else { return [] }
    let places =
      resolver.facts.constructions.map { ($0.declaration, $0.place) }
      + resolver.facts.references.compactMap { reference in
        program[reference.target].parent.map { _ in
          (PureRoots.holder(of: reference.target, resolver), reference.place)
        }
      }
    let made = places.compactMap { part, place -> (DeclarationID, DeclarationID)? in
      guard features.contains(part), let source = place.source else { return nil }
      let holder = PureRoots.holder(of: program.memberDeclaration(around: source), resolver)
      return roots.holders.contains(holder) ? (part, holder) : nil
    }
    let main = program.roots.first { !features.contains($0) }
    return made + features.sorted().compactMap { part in main.map { (part, $0) } }
  }

  /// The classes that roots inherit from.
  private func bases() -> [(DeclarationID, DeclarationID)] {
    roots.holders.sorted().flatMap { heir in
      PureRoots.bases(of: heir, dialect).map { ($0, heir) }
    }
  }
}
