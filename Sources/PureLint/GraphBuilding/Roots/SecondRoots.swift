import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The places where what a root builds makes such a root again: a second world beside the first, whose
/// objects know nothing of one another.
///
/// It is one only if the app keeps another, if the root keeps objects of its own, and if what it is
/// made of is made on the spot: one that is made of what is there already makes no second world.
struct SecondRoots {
  private let model: WiringModel
  private let insiders: RootInsiders
  private let entries: EntryPoints

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel, _ insiders: RootInsiders, _ entries: EntryPoints) {
    self.model = model
    self.insiders = insiders
    self.entries = entries
  }

  func contribute(to assembly: inout GraphAssembly) {
    guard !insiders.isEmpty else { return }
    let made = resolver.facts.constructions.compactMap { construction in
      insiders.asker(at: construction.place, of: construction.declaration)
        .map { (asker: $0, construction: construction) }
    }
    .filter { isWorld($0.construction) && !isReplaceable($0.construction.place) }
    guard !made.isEmpty else { return }
    let kept = KeptRoots(model, entries, except: Set(made.map(\.asker)))
    for (asker, construction) in made {
      guard let first = kept.place(of: construction.declaration, metFrom: construction.place),
        let root = assembly.root(of: construction.declaration),
        let consumer = assembly.consumer(of: asker)
      else { continue }
      let second = Node(
        kind: .wiring,
        name: assembly[root].name,
        traits: [.isDemand, .isInside],
        location: assembly.location(construction.place),
        owner: consumer
      )
      assembly.hints.add(instance: assembly.location(first), besides: assembly.addNode(second))
    }
  }

  /// Whether a construction makes objects that a root keeps, out of nothing that is there already.
  private func isWorld(_ construction: Construction) -> Bool {
    let stored = resolver.storedProperties(of: construction.declaration).filter {
      !program[$0].traits.contains(.isStatic)
        && model.kinds.kind(of: resolver.type(of: $0)).mayLeadToObjects
    }
    return !stored.isEmpty
      && construction.arguments.allSatisfy { isMadeOnTheSpot($0.node, in: $0.file) }
  }

  /// Whether an expression names nothing but types, constant data of types, and locals that are made so.
  /// What a library's class hands down to those who inherit from it is there already. A root that is
  /// made for a value which the code is given is another one on purpose.
  private func isMadeOnTheSpot(_ node: NodeIndex, in file: Int, depth: Int = 0) -> Bool {
    let tree = program.trees[file]
    let tokens = tree.nodes[node.position]
    return depth < 8 && !namesSomethingUndeclared(node, tree, file)
      && resolver.references.references(in: file, tokens.firstToken..<tokens.endToken)
        .allSatisfy { reference in
          let target = program[reference.target]
          switch target.kind {
          case .initializer, .enumCase: return true
          case .variable
          where target.traits.contains(.isLocal) && target.traits.contains(.isConstant):
            return program.trees[target.file].initialValue(of: target.node).map {
              isMadeOnTheSpot($0, in: target.file, depth: depth + 1)
            } ?? false
          case .variable where target.traits.contains(.isStatic):
            return model.kinds.kind(of: resolver.type(of: reference.target)) == .data
          default: return false
          }
        }
  }

  /// Whether an expression has a name that stands alone, is none of a type, and means nothing that is
  /// declared in sight.
  private func namesSomethingUndeclared(
    _ node: NodeIndex,
    _ tree: SyntaxTree,
    _ file: Int
  ) -> Bool {
    (node.position..<tree.end(of: node)).contains { position in
      let name = NodeIndex(position)
      return tree.kind(name) == .nameExpression && !tree.namesType(name)
        && model.kept.meanings(of: tree.mainToken(name), in: file).isEmpty
    }
  }

  /// Whether a place is the initial value of a property that a memberwise initializer, or whoever has
  /// the object, may give another value.
  private func isReplaceable(_ place: Place) -> Bool {
    guard let source = place.source, program[source].kind == .variable else { return false }
    return program[source].traits.isDisjoint(with: [
      .isLocal, .isLazy, .isConstant, .isPrivate, .isComputed, .isStatic,
    ])
  }
}

/// The roots that an app keeps from its start: entry points make them, or they are stored in an
/// object that these make, and so on.
private struct KeptRoots {
  private var places: [DeclarationID: [Place]] = [:]
  private let programs: ProgramsApart

  /// - Parameter others: The types that may make such a root again.
  init(_ model: WiringModel, _ entries: EntryPoints, except others: Set<DeclarationID>) {
    let resolver = model.resolver
    let program = resolver.program
    programs = ProgramsApart(program)
    var sites: [DeclarationID: [Construction.Site]] = [:]
    var queue: [DeclarationID] = []
    var places: [DeclarationID: [Place]] = [:]
    func add(_ site: Construction.Site) {
      if places[site.declaration] == nil { queue.append(site.declaration) }
      places[site.declaration, default: []].append(site.place)
    }
    for site in resolver.facts.sites where !program.targets.isTest(file: site.place.file) {
      if entries.contain(site.place, resolver) {
        add(site)
      } else if let source = site.place.source, Self.isStoring(source, site.place, program) {
        sites[resolver.holder(of: program.memberDeclaration(around: source)), default: []].append(
          site
        )
      }
    }
    // Who mentions the instance that a type shares starts it.
    for mention in resolver.facts.references where entries.contain(mention.place, resolver) {
      let target = program[mention.target]
      guard target.kind == .variable, target.traits.contains(.isStatic), target.parent != nil else {
        continue
      }
      for site in sites[resolver.holder(of: mention.target)] ?? []
      where site.place.source == mention.target {
        add(site)
      }
    }
    while let type = queue.popLast() {
      guard !others.contains(type) else { continue }
      for site in sites[type] ?? []
      where !(site.place.source.map { program[$0].traits.contains(.isStatic) } ?? true) {
        add(site)
      }
    }
    self.places = places
  }

  /// Whether what is made at a place is stored as long as the object around it.
  private static func isStoring(
    _ source: DeclarationID,
    _ place: Place,
    _ program: Program
  ) -> Bool {
    switch program[source].kind {
    case .variable: program[source].traits.isDisjoint(with: [.isLocal, .isComputed])
    case .initializer: EagerCode.isCertain(place)
    default: false
    }
  }

  /// The place where a root is made that a program keeps which some code is a part of.
  func place(of root: DeclarationID, metFrom code: Place) -> Place? {
    places[root]?.first { programs.mayMeet($0.file, code.file) }
  }
}
