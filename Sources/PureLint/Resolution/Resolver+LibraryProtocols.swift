/// Protocols that no source declares.
extension Resolver {
  /// Whether a type conforms to a library's protocol that may require some of its properties, or
  /// give it members and initialisers: `Hashable`, `Decodable`, or one that is not known.
  func conformsToLibrary(_ id: DeclarationID, besides others: Set<Name> = []) -> Bool {
    guard program[id].kind.isNominalType else { return false }
    let harmless: Set<Name> = [
      "AnyObject", "BitwiseCopyable", "Copyable", "CustomDebugStringConvertible",
      "CustomStringConvertible", "Escapable", "NSObject", "NSObjectProtocol", "Sendable",
    ]
    return allSupertypes(of: .nominal(id, [])).contains { supertype in
      if case .external(let name, _) = supertype {
        return !harmless.contains(name) && !others.contains(name)
      }
      return false
    }
  }
}
