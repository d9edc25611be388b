import PureLintResolution
import PureLintSource

/// The labels of the initializers that types have, by type.
final class InitializerLabels {
  private let resolver: Resolver
  private var known: [DeclarationID: Set<[Name?]>] = [:]

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Whether a type has an initializer with the labels of some other.
  func has(_ type: DeclarationID, thoseOf initializer: DeclarationID) -> Bool {
    let found = known[type] ?? allLabels(of: type, resolver.program[initializer].name)
    known[type] = found
    return found.contains(labels(of: initializer))
  }

  private func allLabels(of type: DeclarationID, _ name: Name) -> Set<[Name?]> {
    Set((resolver.members(of: type)[name] ?? []).map(labels))
  }

  private func labels(of initializer: DeclarationID) -> [Name?] {
    resolver.parameterList(of: initializer).map(\.label)
  }
}
