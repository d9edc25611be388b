import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Which of several calls that inject an object of one type may have put it where a view takes it: the
/// nearest ones around the places where the view and those around it are built.
///
///     Shelf()                                   takes the second
///       .environmentObject(second)
///       .sheet { Desk() }                       takes the first
///       .environmentObject(first)
struct InjectionReach {
  private typealias ViewState = ViewWalk.ViewState

  private let walk: ViewWalk
  private let key: EnvironmentKey
  private let all: [EnvironmentInjection]
  /// By file, what each call is put around, as tokens.
  private var spans: [Int: [Span]] = [:]
  /// By view, its environments that hold such an object.
  private var states: [DeclarationID: [ViewState]] = [:]
  /// By view in an environment, the positions in `all` that are known to reach it.
  private var found: [ViewState: Set<Int>] = [:]
  /// The positions of those around which nothing is seen to be built, which may be around anything.
  private var loose: Set<Int> = []

  private var resolver: Resolver { walk.resolver }
  private var program: Program { walk.program }

  private struct Span {
    let tokens: Range<UInt32>
    let position: Int
  }

  /// What stands around a place in the code of a view.
  private struct Around {
    var nearest: Set<Int> = []
    /// Whether none may be there, so that what is around the view counts.
    var isOpen = false
  }

  /// So many members are looked at that mention each other, from one place.
  private static let memberLimit = 50

  /// - Parameter injections: All that may inject an object of the key.
  init(of key: EnvironmentKey, _ injections: [EnvironmentInjection], _ walk: ViewWalk) {
    self.walk = walk
    self.key = key
    all = injections
    guard all.count > 1 else { return }
    for (position, injection) in all.enumerated() {
      let node = program.trees[injection.place.file].nodes[injection.call.position]
      spans[injection.place.file, default: []].append(
        Span(tokens: node.firstToken..<injection.place.token.rawValue, position: position)
      )
    }
    follow()
  }

  /// The places of those that may reach a type; all where nothing tells which.
  func places(for type: DeclarationID) -> [Place] {
    var reaching = loose
    for state in states[type] ?? [] {
      guard !walk.ways.hasMoreArrivals(at: state), let known = found[state] else {
        return all.map(\.place)
      }
      reaching.formUnion(known)
    }
    return reaching.isEmpty || reaching == loose
      ? all.map(\.place) : reaching.sorted().map { all[$0].place }
  }

  /// Hands what is around each view on to those that it shows.
  ///
  /// - Complexity: O(*n*) for *n* steps of ways, and for each the mentions of the member there.
  private mutating func follow() {
    var shown: [ViewState: [ViewState]] = [:]
    var waiting: [ViewState] = []
    var around: [Place: Around] = [:]
    for state in walk.ways.states where walk.sets.contains(key, state.surroundings.objects) {
      states[state.view, default: []].append(state)
      for arrival in walk.ways.arrivals[state] ?? [] {
        let known = around[arrival.site] ?? surroundings(of: arrival.site)
        around[arrival.site] = known
        if !known.nearest.isEmpty {
          found[state, default: []].formUnion(known.nearest)
          waiting.append(state)
        }
        if known.isOpen, let from = arrival.from { shown[from, default: []].append(state) }
      }
    }
    loose = Set(all.indices).subtracting(around.values.flatMap(\.nearest))
    while let state = waiting.popLast() {
      let known = found[state] ?? []
      for next in shown[state] ?? [] where !known.isSubset(of: found[next] ?? []) {
        found[next, default: []].formUnion(known)
        waiting.append(next)
      }
    }
  }

  /// What is around a place in the code of its view: in the member there, or around the mentions of that.
  private func surroundings(of site: Place) -> Around {
    var result = Around()
    var known: Set<DeclarationID> = []
    var waiting = [site]
    while let place = waiting.popLast() {
      if let nearest = nearest(to: place) {
        result.nearest.insert(nearest)
        continue
      }
      let member = place.source.map { program.memberDeclaration(around: $0) }
      let mentions = member.map { resolver.references.references(to: $0).map(\.place) } ?? []
      guard let member, !mentions.isEmpty else {
        result.isOpen = true
        continue
      }
      guard known.count < Self.memberLimit else { return Around(isOpen: true) }
      if known.insert(member).inserted { waiting += mentions }
    }
    return result
  }

  /// The position of the innermost call that is put around a place.
  private func nearest(to place: Place) -> Int? {
    (spans[place.file] ?? []).filter { $0.tokens.contains(place.token.rawValue) }
      .min { $0.tokens.count < $1.tokens.count }?.position
  }
}
