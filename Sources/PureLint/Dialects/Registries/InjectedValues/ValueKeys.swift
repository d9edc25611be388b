import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// A type under which a value is found.
struct ValueKey {
  let type: DeclarationID
  /// The static member that holds the value.
  let holder: DeclarationID
  /// The members of the values' types that yield it.
  var members: [DeclarationID] = []
  /// The code that builds the value; nil if it is not in sight.
  let builder: NodeIndex?
  /// Whether each read builds another value.
  let isComputed: Bool
  let place: Place
}

/// The keys of one type of values.
struct ValueKeys {
  /// In source order.
  private(set) var all: [ValueKey] = []
  /// By member of the values' types, the position of the key whose value it yields.
  private(set) var positionsByMember: [DeclarationID: Int] = [:]
  /// Where else keys are handed to the subscript, each with the position of the key.
  private(set) var directUses: [(place: Place, position: Int)] = []
  /// The positions of keys that are mentioned in other ways.
  private(set) var mentioned: Set<Int> = []

  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ values: ValueType, _ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    all = resolver.heirs(of: values.keyProtocol).sorted().compactMap { type in
      guard program.isSource(type), program[type].kind != .protocolType,
        !program.targets.isTest(file: program[type].file),
        let holder = resolver.findMembers(values.member, of: .nominal(type, [])).map(\.id).first(
          where: { resolver.selfDeclaration(of: $0) == type }
        )
      else { return nil }
      return key(type, holder)
    }
    let positions = Dictionary(all.indices.map { (all[$0].type, $0) }) { first, _ in first }
    for mention in resolver.facts.typeMentions {
      guard let position = positions[mention.type], program.isSource(mention.place) else {
        continue
      }
      note(mention.place, of: position, values)
    }
  }

  private func key(_ type: DeclarationID, _ holder: DeclarationID) -> ValueKey {
    let tree = program.tree(of: holder)
    let isComputed = program[holder].traits.contains(.isComputed)
    let builder =
      isComputed
      ? Self.getter(of: program[holder].node, tree) : tree.initialValue(of: program[holder].node)
    return ValueKey(
      type: type,
      holder: holder,
      builder: builder,
      isComputed: isComputed,
      place: Place(file: Int(type.file), token: program[type].nameToken, source: type)
    )
  }

  private static func getter(of node: NodeIndex, _ tree: SyntaxTree) -> NodeIndex? {
    if let block = tree.child(node, .codeBlock) { return block }
    return tree.child(node, .accessorBlock).flatMap { accessors in
      tree.children(accessors).first {
        tree.tokens.kinds[tree.mainToken($0).position] == .cwGet
      }
      .flatMap { tree.child($0, .codeBlock) }
    }
  }

  /// Takes note of a mention of a key: in the brackets of a member of the values' types, in others, or
  /// somewhere else.
  private mutating func note(_ place: Place, of position: Int, _ values: ValueType) {
    let tree = program.trees[place.file]
    let start = place.source.map { program[program.memberDeclaration(around: $0)].node }
    let around = tree.nodes(aroundToken: place.token, from: start ?? .root)
    guard let call = around.last(where: { tree.kind($0) == .subscriptCall }),
      tree.callArguments(of: call).count == 1
    else {
      mentioned.insert(position)
      return
    }
    let member = place.source.map(program.memberDeclaration)
    if let member, program[member].kind == .variable,
      resolver.selfDeclaration(of: member).map(values.types.contains) == true
    {
      if positionsByMember.updateValue(position, forKey: member) == nil {
        all[position].members.append(member)
      }
    } else {
      directUses.append((place, position))
    }
  }
}
