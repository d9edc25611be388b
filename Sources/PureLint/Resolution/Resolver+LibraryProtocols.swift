/// Protocols that no source declares.
extension Resolver {
  /// Whether a type conforms to a library's protocol that may require some of its properties, or
  /// give it members and initializers: `Hashable`, `Decodable`, or one that is not known.
  /// - Parameter others: What tells of other protocols that do not count.
  public func conformsToLibrary(_ id: DeclarationID, besides others: LibraryTraits = []) -> Bool {
    guard program[id].kind.isNominalType else { return false }
    return allSupertypes(of: .nominal(id, [])).contains { supertype in
      if case .external(let name, _) = supertype.form {
        return !program.libraries.knows(name, others.union(.asksForNoProperties))
      }
      return false
    }
  }

  /// Whether something may look into all that an instance of a type stores: a coder, or what a supertype
  /// of unknown meaning brings along.
  public func mayBeLookedInto(_ id: DeclarationID) -> Bool {
    allSupertypes(of: .nominal(id, [])).contains { supertype in
      guard case .external(let name, _) = supertype.form else { return supertype.isUnknown }
      return program.libraries.knows(name, .isCoding)
    }
  }
}
