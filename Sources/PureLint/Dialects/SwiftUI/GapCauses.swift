import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The gaps that one and the same change mends.
struct GapCauses {
  private let walk: ViewWalk
  private let visits: VisitedPlaces
  private var program: Program { walk.program }

  init(_ walk: ViewWalk) {
    self.walk = walk
    visits = VisitedPlaces(walk)
  }

  /// The gaps in groups, each with the one first at which its finding stands.
  /// - Parameter key: What a gap is told to lack.
  /// - Complexity: O(gaps and the views around them).
  func groups(
    of gaps: [MissingObjects.Gap],
    by key: (MissingObjects.Gap) -> EnvironmentKey
  ) -> [[MissingObjects.Gap]] {
    let sites = gaps.map { Site(key: key($0), place: $0.site.unscoped) }
    let first = Dictionary(zip(sites, gaps.indices)) { first, _ in first }
    // What is missing at a place is missing from all that is shown there.
    let outermost = gaps.indices.map { index in
      gaps[index].wayIn.lazy.map { Site(key: sites[index].key, place: $0.unscoped) }
        .first { first[$0] != nil } ?? sites[index]
    }
    let causes = outermost.map { site in
      Cause(key: site.key, root: root(of: gaps[first[site] ?? 0]))
    }
    var areOneChange: [Cause: Bool] = [:]
    for (cause, members) in Dictionary(grouping: gaps.indices, by: { causes[$0] }) {
      let heads = Set(members.compactMap { first[outermost[$0]] }).sorted()
      areOneChange[cause] = isOneChange(heads.map { gaps[$0] }, cause.key)
    }
    var groups: [Group: [Int]] = [:]
    var order: [Group] = []
    for index in gaps.indices {
      let isOne = areOneChange[causes[index]] == true
      let group = isOne ? Group.cause(causes[index]) : .site(outermost[index])
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(index)
    }
    return order.map { group in
      let all = groups[group] ?? []
      let head = all.firstIndex { sites[$0] == outermost[$0] } ?? 0
      return ([all[head]] + all[..<head] + all[(head + 1)...]).map { gaps[$0] }
    }
  }

  /// A gap at a place.
  private struct Site: Hashable {
    let key: EnvironmentKey
    let place: Place
  }

  /// A cause that several gaps may have in common.
  private struct Cause: Hashable {
    let key: EnvironmentKey
    let root: Root
  }

  /// Gaps that are one finding: all of one cause, or those under one of them.
  private enum Group: Hashable {
    case cause(Cause)
    case site(Site)
  }

  /// The place or the type that several gaps have in common.
  private enum Root: Hashable {
    /// The place of the view that a scene or a host shows, or of the expression in which it is.
    case place(Place)
    /// The type that hands several views to hosts.
    case type(DeclarationID)
  }

  private func root(of gap: MissingObjects.Gap) -> Root {
    if let first = gap.wayIn.first { return .place(first.unscoped) }
    guard !walk.ways.isInHost(gap.site),
      let owner = gap.site.source.flatMap(walk.resolver.selfDeclaration),
      walk.kinds.kind(of: owner) == .other
    else { return .place(gap.site.unscoped) }
    return walk.kinds.isEntry(owner) ? .place(expression(around: gap.site)) : .type(owner)
  }

  /// Where the outermost call begins that has a place in it and builds no scene.
  private func expression(around place: Place) -> Place {
    let tree = program.trees[place.file]
    let call = tree.nodes(aroundToken: place.token).first { node in
      tree.kind(node) == .call
        && tree.expression(in: node).map { !isScene($0, tree) } == true
    }
    guard let call else { return place.unscoped }
    return Place(
      file: place.file,
      token: TokenIndex(tree.nodes[call.position].firstToken)
    )
  }

  /// Whether a callee builds a scene, or is a modifier of one.
  private func isScene(_ callee: NodeIndex, _ tree: SyntaxTree) -> Bool {
    var node = callee
    while [.memberAccess, .call].contains(tree.kind(node)), let inner = tree.expression(in: node) {
      node = inner
    }
    return SwiftUINames.windows.contains(tree.name(node))
  }

  /// Whether a modifier behind one call reaches all of some gaps and nothing that has been given the
  /// object already, and none of them is pushed from elsewhere.
  private func isUnderOneCall(_ group: [MissingObjects.Gap], _ key: EnvironmentKey) -> Bool {
    let sites = group.map(\.site)
    guard let first = sites.first, sites.allSatisfy({ $0.file == first.file }),
      group.allSatisfy({ gap in gap.askers.allSatisfy { $0.pusher == nil } })
    else { return false }
    let tree = program.trees[first.file]
    let around = sites.map { Set(tree.nodes(aroundToken: $0.token).map(\.position)) }
    let common = tree.nodes(aroundToken: first.token).last { node in
      tree.kind(node) == .call && around.allSatisfy { $0.contains(node.position) }
    }
    guard let common, let callee = tree.expression(in: common), !isScene(callee, tree) else {
      return false
    }
    let span = tree.nodes[common.position]
    return !visits.places(in: first.file, span.firstToken..<span.endToken).contains { place in
      walk.ways.visitsBySite[place]?.contains { visit in
        visit.objects.map { walk.sets.contains(key, $0) } == true
      } == true
    }
  }

  /// Whether something outside of several gaps is amiss: one modifier mends all, or there are many in
  /// several members.
  /// - Parameter group: Gaps of which none is under another one.
  private func isOneChange(_ group: [MissingObjects.Gap], _ key: EnvironmentKey) -> Bool {
    guard group.count > 1 else { return false }
    if isUnderOneCall(group, key) { return true }
    let members = group.map { $0.site.source.map(program.memberDeclaration(around:)) }
    return group.count > 2 && Set(members).count > 1
  }
}

/// The places where views are built on known ways, by file; found when they are first asked for.
private final class VisitedPlaces {
  private let walk: ViewWalk
  private lazy var byFile = Dictionary(grouping: walk.ways.visitsBySite.keys, by: \.file)
    .mapValues { places in places.sorted { $0.token < $1.token } }

  init(_ walk: ViewWalk) { self.walk = walk }

  /// Those among some tokens of a file.
  /// - Complexity: O(log places + those found), once it was asked for.
  func places(in file: Int, _ tokens: Range<UInt32>) -> ArraySlice<Place> {
    let all = (byFile[file] ?? [])[...]
    let first = all.partitioningIndex { $0.token.rawValue >= tokens.lowerBound }
    return all[first...].prefix { $0.token.rawValue < tokens.upperBound }
  }
}
