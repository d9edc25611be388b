import PureLintResolution
import PureLintSource
import PureLintSyntax

/// Containers that code which is not here is handed, or is a member of: it may ask them for anything.
struct SwinjectEscapes {
  private let resolver: Resolver
  private let library: SwinjectLibrary
  private let flow: ContainerFlow
  /// The names of the sources' functions that take containers.
  private let functionNames: Set<Name>

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ library: SwinjectLibrary, _ flow: ContainerFlow) {
    self.resolver = resolver
    self.library = library
    self.flow = flow
    functionNames = library.functionsWithContainers()
  }

  /// Where each comes from, and whether something may be registered in it.
  func all() -> [(origins: [ContainerOrigin], isFilled: Bool, place: Place)] {
    resolver.facts.escapes.compactMap { escape in
      guard program.isSource(escape.place), !library.isInside(escape.place),
        library.isHolder(escape.type)
      else { return nil }
      let isFilled = library.isContainer(escape.type)
      if escape.isConversion {
        return isUnseenMember(escape.place)
          ? (flow.receiver(at: escape.place), isFilled, escape.place) : nil
      }
      return isTakenBySources(escape.place)
        ? nil : (value(at: escape.place), isFilled, escape.place)
    }
  }

  /// Whether a place is a member of a container that neither the library nor the sources declare:
  /// one that another library adds to it.
  private func isUnseenMember(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    let token = place.token.rawValue
    return tree.isCalled(place.token)
      && resolver.references.references(in: place.file, token..<token + 1).isEmpty
      && tree.nodes(aroundToken: place.token).contains {
        tree.kind($0) == .memberAccess && tree.mainToken($0) == place.token
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
