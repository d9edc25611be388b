import PureLintResolution
import PureLintSource
import PureLintSyntax

/// A provider in a module.
struct DirkProvider {
  let construction: Construction
  /// The type that it is asked by; nil where that is left open.
  let key: SwiftType?
  /// Whether it is at least known that no source declares the type.
  let isForeign: Bool
  /// What holds where its module is listed.
  var conditions: [Condition] = []

  init(_ construction: Construction, _ library: DirkLibrary, _ resolver: Resolver) {
    self.construction = construction
    let id = construction.declaration
    guard library.isFactory(id) || library.isSingleton(id) else {
      key = Self.ownKey(of: construction, resolver)
      isForeign = false
      return
    }
    guard case .nominal(_, let arguments) = construction.type.form, let type = arguments.first
    else {
      (key, isForeign) = (nil, false)
      return
    }
    key = ExactType.key(type, resolver)
    isForeign =
      ExactType.isForeign(type, resolver)
      || type.isUnknown && Self.isMadeByLibrary(construction, resolver)
  }

  /// Whether all that a provider's closure does is to build what no source declares.
  private static func isMadeByLibrary(_ construction: Construction, _ resolver: Resolver) -> Bool {
    let file = construction.place.file
    let tree = resolver.program.trees[file]
    let lists = DirkLists(resolver)
    guard let closure = lists.closures(of: construction.call, tree).last else { return false }
    let items = lists.items(of: closure, in: file)
    guard items.count == 1 else { return false }
    let made = lists.bare(items[0], tree)
    guard tree.kind(made) == .call, let callee = tree.expression(in: made) else { return false }
    let token = tree.mainToken(callee)
    return resolver.constructions.isForeign(token, in: file)
  }

  /// The type that a project's own provider says, if it says so in one expression.
  private static func ownKey(
    of construction: Construction,
    _ resolver: Resolver
  ) -> SwiftType? {
    let program = resolver.program
    guard case .nominal(let id, let arguments) = construction.type.form,
      let member = resolver.findMembers("type", of: construction.type).map(\.id)
        .first(where: { program.isSource($0) && program[$0].kind == .variable })
    else { return nil }
    let tree = program.tree(of: member)
    let node = program[member].node
    let mentions = (node.position..<tree.end(of: node)).map { NodeIndex($0) }.filter {
      tree.kind($0) == .memberAccess
        && tree.tokens.kinds[tree.mainToken($0).position] == .kwSelf
    }
    guard mentions.count == 1, let named = tree.expression(in: mentions[0]) else { return nil }
    let walker = BodyWalker(resolver, file: program[member].file, scope: member)
    guard case .metatype(let type) = walker.infer(named, expected: nil).form else {
      return nil
    }
    let substitution = Substitution(resolver.parameters(of: id), arguments)
    return ExactType.key(resolver.substitute(substitution, in: type), resolver)
  }
}
