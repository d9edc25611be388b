import PureLintResolution

/// The views under which some environment has an object.
struct ObjectHolders {
  /// Those under which one holds it, or is given it.
  let given: Set<ViewWalk.ViewState>
  /// With those that keep one themselves, as who shows them does not know it.
  let keeping: Set<ViewWalk.ViewState>
}

/// The search for the views under which environments have objects, each kind of object once.
struct ObjectHolderSearch {
  private let walk: ViewWalk
  /// By the objects in their environment.
  private let views: [EnvironmentSets.ID: [ViewWalk.ViewState]]
  /// By kind of object, the views that make one and keep it for themselves.
  private let keepers: [EnvironmentKey: [ViewWalk.ViewState]]
  private var known: [EnvironmentKey: ObjectHolders] = [:]

  /// - Complexity: O(*n* + *p*) for *n* views with *p* stored properties.
  init(_ walk: ViewWalk) {
    self.walk = walk
    views = Dictionary(grouping: walk.ways.states, by: \.surroundings.objects)
    var keys: [DeclarationID: Set<EnvironmentKey>] = [:]
    var keepers: [EnvironmentKey: [ViewWalk.ViewState]] = [:]
    for state in walk.ways.states {
      let kept = keys[state.view] ?? walk.resolver.keysOfKeptObjects(in: state.view)
      keys[state.view] = kept
      for key in kept { keepers[key, default: []].append(state) }
    }
    self.keepers = keepers
  }

  /// The views under which environments have an object of a kind.
  mutating func holders(of key: EnvironmentKey) -> ObjectHolders {
    if let found = known[key] { return found }
    var given = Array(walk.ways.injectors[key] ?? [])
    for (objects, views) in views where walk.sets.contains(key, objects) { given += views }
    let found = ObjectHolders(
      given: around(given),
      keeping: around(given + (keepers[key] ?? []))
    )
    known[key] = found
    return found
  }

  /// Some views, and all that lead to them.
  private func around(_ states: [ViewWalk.ViewState]) -> Set<ViewWalk.ViewState> {
    var waiting = states
    var found: Set<ViewWalk.ViewState> = []
    while let state = waiting.popLast() {
      guard found.insert(state).inserted else { continue }
      waiting += (walk.ways.arrivals[state] ?? []).compactMap(\.from)
    }
    return found
  }
}

extension Resolver {
  /// The kinds of the objects that a view makes and keeps: whoever shows the view has no part in that.
  fileprivate func keysOfKeptObjects(in view: DeclarationID) -> Set<EnvironmentKey> {
    let kept = storedProperties(of: view).filter { property in
      wrappers(of: property).contains { wrapper in
        if case .external(let name, _) = wrapper.type.form {
          return SwiftUINames.keepers.contains(name)
        }
        return false
      }
    }
    return Set(kept.map { environmentKey(of: type(of: $0)) })
  }
}
