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
  /// - Complexity: O(gaps and the views around them).
  func groups(
    of gaps: [MissingObjects.Gap],
    by key: (MissingObjects.Gap) -> EnvironmentKey
  ) -> [[MissingObjects.Gap]] {
    let causes = causes(of: gaps, lacking: gaps.map(key))
    let members = Dictionary(grouping: gaps.indices) { causes[$0] }
    var isOneChange: [Cause: Bool] = [:]
    return gaps.indices.compactMap { index in
      let cause = causes[index]
      if let known = isOneChange[cause] { return known ? nil : [gaps[index]] }
      let group = (members[cause] ?? []).map { gaps[$0] }
      let isOne = self.isOneChange(group, cause.root)
      isOneChange[cause] = isOne
      guard isOne else { return [gaps[index]] }
      let first = group.firstIndex { cause.root == .gap($0.site.unscoped) } ?? 0
      return [group[first]] + group[..<first] + group[(first + 1)...]
    }
  }

  /// What is missing at a place.
  private struct Site: Hashable {
    let key: EnvironmentKey
    let place: Place
  }

  /// What several gaps may have in common.
  private struct Cause: Hashable {
    let key: EnvironmentKey
    let root: Root
  }

  /// That under which all of them are.
  private enum Root: Hashable {
    /// The place of one of them.
    case gap(Place)
    /// The place of the view that a scene or a host shows.
    case place(Place)
    /// The type that hands several views to hosts.
    case type(DeclarationID)
  }

  private func causes(of gaps: [MissingObjects.Gap], lacking keys: [EnvironmentKey]) -> [Cause] {
    let sites = zip(gaps, keys).map { Site(key: $1, place: $0.site.unscoped) }
    let all = Set(sites)
    let outer = zip(gaps, keys).map { gap, key in
      gap.wayIn.lazy.map { Site(key: key, place: $0.unscoped) }.first(where: all.contains)
    }
    let outermost = Set(outer.compactMap(\.self))
    return gaps.indices.map { index in
      let change = outer[index] ?? (outermost.contains(sites[index]) ? sites[index] : nil)
      return Cause(key: keys[index], root: change.map { .gap($0.place) } ?? root(of: gaps[index]))
    }
  }

  private func root(of gap: MissingObjects.Gap) -> Root {
    guard gap.wayIn.isEmpty, !walk.ways.isInHost(gap.site),
      let owner = gap.site.source.flatMap(walk.resolver.selfDeclaration),
      walk.kinds.kind(of: owner) == .other, !walk.kinds.isEntry(owner)
    else { return .place((gap.wayIn.first ?? gap.site).unscoped) }
    return .type(owner)
  }

  /// Whether something outside of several gaps is amiss: one of them is around all others, or there are
  /// many in several members.
  private func isOneChange(_ group: [MissingObjects.Gap], _ root: Root) -> Bool {
    let sites = Set(group.map(\.site.unscoped))
    guard sites.count > 1 else { return false }
    if case .gap = root { return true }
    let members = group.map { $0.site.source.map(program.memberDeclaration(around:)) }
    return sites.count > 2 && Set(members).count > 1
  }
}
