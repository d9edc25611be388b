import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The values of keys, with what makes them for the app and what gets them.
struct DependencyValueList {
  private let keys: DependencyKeys
  private let members: DependencyMembers
  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ keys: DependencyKeys, _ resolver: Resolver) {
    self.keys = keys
    self.resolver = resolver
    members = DependencyMembers(of: keys.all, resolver)
  }

  /// In source order of the keys.
  /// - Complexity: O(declarations).
  func all() -> [KeyedValue] {
    let readers = Dictionary(grouping: properties(), by: \.key)
    return keys.all.map { key in
      let own = members.members[key] ?? []
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
  private func properties() -> [(property: DeclarationID, key: DeclarationID)] {
    let wrapped = program.sourceDeclarations {
      $0.kind == .variable && $0.traits.contains(.hasWrapper)
    }
    return wrapped.compactMap { property in
      guard !program.targets.isTest(file: program[property].file) else { return nil }
      return members.key(readBy: property).map { (property, $0) }
    }
  }
}
