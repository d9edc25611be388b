import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

extension DependencyMembers {
  /// The values of some keys, with what makes them for the app and what gets them, in the order of the
  /// keys.
  /// - Complexity: O(declarations).
  func values(of keys: [DeclarationID]) -> [KeyedValue] {
    let readers = Dictionary(grouping: readers(), by: \.key)
    return keys.map { key in
      let own = members[key] ?? []
      let values = resolver.findMembers(DependencyNames.liveValue, of: .nominal(key, [])).map(\.id)
      let live = values.filter { resolver.selfDeclaration(of: $0) == key }
      return KeyedValue(
        holder: own.first ?? key,
        makers: own + live,
        readers: (readers[key] ?? []).map(\.property)
      )
    }
  }

  /// The properties of the app that get the values of keys, each with its key.
  func readers() -> [(property: DeclarationID, key: DeclarationID)] {
    let program = resolver.program
    let wrapped = program.sourceDeclarations {
      $0.kind == .variable && $0.traits.contains(.hasWrapper)
    }
    return wrapped.compactMap { property in
      guard !program.targets.isTest(file: program[property].file) else { return nil }
      return key(readBy: property).map { (property, $0) }
    }
  }
}
