import GraphModel
import PureLintResolution
import PureLintSyntax

/// A provider that somebody registers.
struct DirkEntry {
  let place: Place
  let call: NodeIndex
  /// The type that it is asked by; nil where that is left open.
  let key: SwiftType?
  /// Whether it is at least known that no source declares the type.
  let isForeign: Bool
  let title: String
  let lifetime: Node.Lifetime?
  /// What holds where its module is listed.
  let conditions: [Condition]
  /// The class that it builds, where that is known.
  let built: SwiftType?

  init(_ provider: DirkProvider, _ library: DirkLibrary, _ resolver: Resolver) {
    let construction = provider.construction
    let id = construction.declaration
    place = construction.place
    call = construction.call
    key = provider.key
    isForeign = provider.isForeign
    conditions = provider.conditions
    title = Self.title(of: provider, library, resolver)
    lifetime = library.isFactory(id) ? .transient : library.isSingleton(id) ? .singleton : nil
    built = NearTypes(resolver).built(in: construction.call, of: construction.place.file)
  }

  /// Whether it may be what somebody asks for by a type, though its own is left open.
  func mayServe(_ wanted: SwiftType, _ resolver: Resolver) -> Bool {
    key == nil && !(isForeign && ExactType.isOfSources(wanted, resolver))
  }

  /// The type as the source writes it, where it does.
  private static func title(
    of provider: DirkProvider,
    _ library: DirkLibrary,
    _ resolver: Resolver
  ) -> String {
    let construction = provider.construction
    let tree = resolver.program.trees[construction.place.file]
    if let callee = tree.expression(in: construction.call),
      let clause = tree.child(callee, .genericArgumentClause),
      let type = tree.firstChild(of: clause),
      library.isFactory(construction.declaration)
        || library.isSingleton(construction.declaration)
    {
      return tree.text(type)
    }
    let first = tree.callArguments(of: construction.call).first?.node
    if let first, tree.kind(first) == .memberAccess, let type = tree.expression(in: first),
      tree.tokens.kinds[tree.mainToken(first).position] == .kwSelf
    {
      return tree.text(type)
    }
    let text = provider.key.map { ExactType.text($0, resolver) } ?? "_"
    guard text.contains("_") else { return text }
    let closure = tree.callArguments(of: construction.call).last?.node
    let made = closure.flatMap { tree.expression(in: $0) }
    return made.map { String(tree.text($0).prefix(40)) } ?? "a value"
  }
}
