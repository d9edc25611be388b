import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Which gaps one and the same change mends.
struct GapCauses {
  private let walk: ViewWalk
  private var program: Program { walk.program }

  init(_ walk: ViewWalk) { self.walk = walk }

  /// The gaps in groups, each with the one first at which its finding stands.
  /// - Parameter key: What a gap is told to lack.
  func groups(
    of gaps: [MissingObjects.Gap],
    by key: (MissingObjects.Gap) -> EnvironmentKey
  ) -> [[MissingObjects.Gap]] {
    let causes = gaps.map { Cause(key: key($0), root: root(of: $0)) }
    let members = Dictionary(grouping: gaps.indices) { causes[$0] }
    var told: Set<Cause> = []
    return gaps.indices.compactMap { index in
      let group = (members[causes[index]] ?? []).map { gaps[$0] }
      guard isOneChange(group) else { return [gaps[index]] }
      guard told.insert(causes[index]).inserted else { return nil }
      let first = group.firstIndex { $0.root == nil } ?? 0
      return [group[first]] + group[..<first] + group[(first + 1)...]
    }
  }

  /// What several gaps may have in common.
  private struct Cause: Hashable {
    let key: EnvironmentKey
    let root: Root
  }

  /// That under which all of them are.
  private enum Root: Hashable {
    /// The place of the view that a scene or a host shows.
    case place(Place)
    /// The type that hands several views to hosts.
    case type(DeclarationID)
  }

  private func root(of gap: MissingObjects.Gap) -> Root {
    guard gap.root == nil, !walk.ways.isInHost(gap.site),
      let owner = gap.site.source.flatMap(walk.resolver.selfDeclaration),
      walk.kinds.kind(of: owner) == .other, !walk.kinds.isEntry(owner)
    else { return .place((gap.root ?? gap.site).unscoped) }
    return .type(owner)
  }

  /// Whether something outside of several gaps is amiss: one of them is that of all that is shown there,
  /// or there are many in several members.
  private func isOneChange(_ group: [MissingObjects.Gap]) -> Bool {
    let sites = Set(group.map(\.site.unscoped))
    guard sites.count > 1 else { return false }
    if case .place = root(of: group[0]), group.contains(where: { $0.root == nil }) { return true }
    let members = group.map { $0.site.source.map(program.memberDeclaration(around:)) }
    return sites.count > 2 && Set(members).count > 1
  }
}
