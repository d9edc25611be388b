import PureLintFindings
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The views that previews show without an object that these take from their environment: each
/// preview is an entry of its own, in which nothing is but what it injects itself.
struct PreviewGaps {
  private let walk: ViewWalk
  private let injections: EnvironmentInjections
  private var resolver: Resolver { walk.resolver }
  private var program: Program { walk.program }

  /// - Parameter app: The walk of the app's own ways, with which this one has nothing in common.
  init(_ app: ViewWalk, _ injections: EnvironmentInjections) {
    walk = ViewWalk(app.resolver, app.code, app.kinds, app.unseen, app.stores, app.values)
    walk.genericAskers = app.genericAskers
    self.injections = injections
  }

  /// One demand for each view that a preview shows without something.
  func demands(for asked: [EnvironmentDemand]) -> [Demand] {
    let reads = EnvironmentReads(resolver, walk.conditions)
    walk.conditions.states.ask(reads)
    defer { walk.conditions.states.letGoOfReads() }
    enterPreviews()
    return MissingObjects(walk, reads, asked, injections, isCareful: true).gaps()
      .filter { isInPreview($0.site) }.map(demand)
  }

  // MARK: Ways in

  /// - Complexity: O(nodes of walked files).
  private func enterPreviews() {
    for file in program.filesWithBodies where !program.targets.isTest(file: file) {
      let tree = program.trees[file]
      for position in tree.nodes.indices where tree.nodes.kind(position) == .macroExpansion {
        let macro = NodeIndex(position)
        guard program.libraries.knows(tree.name(macro), .isPreview), isPlain(macro, tree),
          let content = tree.callArguments(of: macro).last(where: { tree.kind($0.node) == .closure }
          )
        else { continue }
        walk.enter(preview: content.node, in: file)
      }
    }
    let providers = resolver.symbols.possibleSubtypes(of: [SwiftUINames.previewProvider])
      .map { resolver.selfDeclaration(of: $0) ?? $0 }
    for type in Set(providers).sorted() where program.isSource(type) && resolver.isPreview(type) {
      guard !program.targets.isTest(file: program[type].file) else { continue }
      for member in resolver.findMembers(SwiftUINames.previews, of: .nominal(type, []))
      where program.isSource(member.id) && program[member.id].traits.contains(.isComputed) {
        walk.enter(member: member.id)
      }
    }
  }

  /// Whether nothing but its content says what a preview shows: a trait may inject anything.
  private func isPlain(_ macro: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.callArguments(of: macro).allSatisfy { argument in
      switch tree.kind(argument.node) {
      case .closure, .stringLiteral: true
      case .implicitMember: SwiftUINames.layoutTraits.contains(tree.name(argument.node))
      case .call:
        tree.expression(in: argument.node).map {
          tree.kind($0) == .implicitMember && SwiftUINames.layoutTraits.contains(tree.name($0))
        } ?? false
      default: false
      }
    }
  }

  private func isInPreview(_ site: Place) -> Bool {
    if walk.code.isInMacro(site.token, in: site.file) { return true }
    return site.source.flatMap { resolver.selfDeclaration(of: $0) }.map(resolver.isPreview) ?? false
  }

  // MARK: Words

  private func demand(about gap: MissingObjects.Gap) -> Demand {
    let asker = gap.askers[0]
    let property = asker.demand.property
    let shown = program.trees[gap.site.file].text(gap.site.token)
    let name = program.text(property)
    var demand = Demand(
      property: nil,
      place: gap.site,
      key: Registration.Key(type: asker.demand.type),
      title: name
    )
    let complaint = Demand.Complaint(
      message: "this preview shows '\(shown)' without what "
        + "'\(program.qualifiedName(asker.demand.owner))' takes from its environment as '\(name)'",
      way: [
        (
          "'\(name)' is declared here",
          Place(
            file: program[property].file,
            token: program[property].nameToken,
            source: property
          )
        )
      ],
      advice: "inject it behind '\(shown)(…)' in the preview",
      isSurvivable: true
    )
    demand.registrations = []
    demand.mayStandAnywhere = true
    demand.complaint = complaint
    return demand
  }
}
