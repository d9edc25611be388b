/// Protocols that no source declares.
extension Resolver {
  /// Whether a type conforms to a library's protocol that may require some of its properties, or
  /// give it members and initialisers: `Hashable`, `Decodable`, or one that is not known.
  func conformsToLibrary(_ id: DeclarationID) -> Bool {
    guard program[id].kind.isNominalType else { return false }
    let harmless: Set<Name> = [
      "AnyObject", "BitwiseCopyable", "Copyable", "CustomDebugStringConvertible",
      "CustomStringConvertible", "Escapable", "NSObject", "NSObjectProtocol", "Sendable",
    ]
    return allSupertypes(of: .nominal(id, [])).contains { supertype in
      if case .external(let name, _) = supertype { return !harmless.contains(name) }
      return false
    }
  }
}
