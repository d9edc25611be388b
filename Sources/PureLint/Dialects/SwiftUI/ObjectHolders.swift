import PureLintResolution

/// The views that make objects and keep them for themselves.
final class ObjectKeepers {
  private let walk: ViewWalk
  /// By view, the types of the objects.
  private var known: [DeclarationID: Set<EnvironmentKey>] = [:]

  init(_ walk: ViewWalk) { self.walk = walk }

  /// Whether a view keeps an object of a type: whoever shows the view has no part in that.
  /// - Complexity: O(stored properties) for each view that was not asked for.
  func keep(_ key: EnvironmentKey, in view: DeclarationID) -> Bool {
    let keys = known[view] ?? self.keys(in: view)
    known[view] = keys
    return keys.contains(key)
  }

  private func keys(in view: DeclarationID) -> Set<EnvironmentKey> {
    let resolver = walk.resolver
    return Set(
      resolver.storedProperties(of: view).filter { property in
        resolver.wrappers(of: property).contains { wrapper in
          if case .external(let name, _) = wrapper.type.form {
            return SwiftUINames.keepers.contains(name)
          }
          return false
        }
      }
      .map { resolver.environmentKey(of: resolver.type(of: $0)) }
    )
  }
}
