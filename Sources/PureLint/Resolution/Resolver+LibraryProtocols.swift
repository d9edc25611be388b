/// Protocols that no source declares.
extension Resolver {
  /// Those without members, which a type may conform to without saying so.
  static let bareProtocols: Set<Name> = [
    "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable",
  ]

  /// Those whose requirements no property satisfies by chance, and what gives a class its base.
  private static let harmlessTypes = bareProtocols.union([
    "CustomDebugStringConvertible", "CustomStringConvertible", "NSObject", "NSObjectProtocol",
  ])

  /// Whether a type conforms to a library's protocol that may require some of its properties, or
  /// give it members and initialisers: `Hashable`, `Decodable`, or one that is not known.
  func conformsToLibrary(_ id: DeclarationID, besides others: Set<Name> = []) -> Bool {
    guard program[id].kind.isNominalType else { return false }
    return allSupertypes(of: .nominal(id, [])).contains { supertype in
      if case .external(let name, _) = supertype {
        return !Self.harmlessTypes.contains(name) && !others.contains(name)
      }
      return false
    }
  }
}
