import PureLintGraphBuilding
import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintWiring

/// The files whose bodies may matter to the graph.
extension ProgramReader {
  /// A resolver of the outlines, which knows what the last check has found out of them.
  func outlineResolver(_ symbols: SymbolTable) -> Resolver {
    let resolver = Resolver(symbols, recalling: memory?.answers(ofThread: 0))
    if memory?.keep(foreignTypes: resolver.foreignTypeNames) == false { return Resolver(symbols) }
    return resolver
  }

  /// The search for the mentions of some names.
  func search(names: @escaping () -> Set<Name>) -> MentionSearch {
    memory?.search(in: files, jobs: jobs, names: names)
      ?? MentionSearch(in: files, jobs: jobs, names: names)
  }

  /// Element `i` says whether the bodies of file `i` may matter.
  func relevantFiles(
    _ symbols: SymbolTable,
    _ names: RelevantNames,
    _ mentions: MentionSearch
  ) -> [Bool] {
    let program = symbols.program
    let imports = files.indices.map { program.imports(names.imports, in: $0) }
    let isNear = filesNear(names.approached, symbols, mentions)
    guard !names.leading.isEmpty else {
      let anywhere = NameSet(names.anywhere)
      return concurrentMap(Array(files.indices), jobs: jobs, weight: { files[$0].bytes.count }) {
        imports[$0] || isNear[$0] || anywhere.occurs(in: files[$0].bytes[...])
      }
    }
    let matters = Relevance.files(
      symbols,
      names: names.leading,
      secondary: names.secondary.union(names.anywhere),
      mentions: mentions.index
    )
    return files.indices.map { imports[$0] || isNear[$0] || matters[$0] }
  }

  /// Element `i` says whether file `i` mentions one of some names, or something whose declaration does.
  private func filesNear(
    _ names: Set<Name>,
    _ symbols: SymbolTable,
    _ mentions: MentionSearch
  ) -> [Bool] {
    let set = NameSet(names)
    guard files.contains(where: { set.occurs(in: $0.bytes[...]) }) else {
      return files.map { _ in false }
    }
    return Relevance.files(symbols, near: names, mentions: mentions.index)
  }

  /// The other files in which one of some names stands.
  func files(naming names: Set<Name>, except known: [Bool]) -> [Int] {
    guard !names.isEmpty else { return [] }
    let set = NameSet(names)
    let named = concurrentMap(
      Array(files.indices),
      jobs: jobs,
      weight: { known[$0] ? 0 : files[$0].bytes.count }
    ) { !known[$0] && set.occurs(in: files[$0].bytes[...]) }
    return files.indices.filter { named[$0] }
  }

  /// The names by which bodies may matter, as outlines tell; none lead to modules where there are
  /// neither modules nor roots.
  func relevantNames(_ outline: Resolver) -> RelevantNames {
    var names = RelevantNames()
    // Two dialects look at all that is declared, the others at next to nothing.
    let resolvers = jobs > 1 ? [outline, outline.copy()] : [outline]
    let known = memory?.names ?? [:]
    let found = concurrentMap(dialects, states: resolvers) { resolver, dialect in
      defer { resolver.known.forgetProvisional() }
      return known[dialect.name] ?? dialect.relevantNames(resolver)
    }
    memory?.keep(names: Array(zip(dialects, found)))
    for found in found { names.formUnion(found) }
    names.leading.formUnion(
      RootBuilderFunctions.names(in: outline, hasModules: !names.leading.isEmpty)
    )
    names.leading.formUnion(roots.map(\.last))
    return names
  }

  /// The names of structs that may be taken for what something depends on, and of the types around
  /// them; at least those that are not known yet.
  func bundleNames(_ outline: Resolver, beyond known: Set<Name>) -> Set<Name> {
    let structs = dialects.compactMap(\.convention).reduce(into: Set<Name>()) {
      $0.formUnion($1.structNames)
    }
    return Bundles.names(in: outline, named: structs, beyond: known)
  }
}
