/// Containers that code which is not here is handed: it may ask them for anything.
struct SwinjectEscapes {
  private let resolver: Resolver
  private let library: SwinjectLibrary
  /// The names of the sources' functions that take containers.
  private let functionNames: Set<Name>

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ library: SwinjectLibrary) {
    self.resolver = resolver
    self.library = library
    functionNames = library.functionsWithContainers()
  }

  /// Where each comes from, and whether something may be registered in it.
  func all() -> [(origins: [ContainerOrigin], isFilled: Bool)] {
    resolver.facts.escapes.compactMap { escape in
      guard program.isSource(escape.place), !library.isInside(escape.place), !escape.isConversion,
        library.isHolder(escape.type), !isTakenBySources(escape.place)
      else { return nil }
      return (value(at: escape.place), library.isContainer(escape.type))
    }
  }

  /// The expression whose last name stands at a place.
  private func value(at place: Place) -> [ContainerOrigin] {
    let tree = program.trees[place.file]
    let around = tree.nodes(aroundToken: place.token)
    guard
      let node = around.last(where: {
        tree.mainToken($0) == place.token && tree.kind($0).isExpression
      })
    else { return [.unknown] }
    return [.value(ContainerExpression(file: place.file, node: node, source: place.source))]
  }

  /// Whether a place is an argument of a function of the library, or of one whose name only the
  /// sources' own functions have.
  private func isTakenBySources(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    let call = tree.nodes(aroundToken: place.token).last { tree.kind($0) == .call }
    guard let callee = call.flatMap({ tree.expression(in: $0) }),
      tree.mainToken(callee) != place.token
    else { return false }
    let token = tree.mainToken(callee).rawValue
    let meant = resolver.references.references(in: place.file, token..<token + 1)
    if meant.contains(where: { library.isOfInterface($0.target) }) { return true }
    return functionNames.contains(tree.name(tree.mainToken(callee)))
  }
}
