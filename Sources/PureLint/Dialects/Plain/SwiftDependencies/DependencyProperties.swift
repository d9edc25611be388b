import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The properties that get a value of the library's for nobody.
struct DependencyProperties {
  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// A demand of each property that no word in the code of its file may mean, nor in that of others
  /// that name its type.
  /// - Complexity: O(bytes of files with such properties), and of those that name their types.
  func demands() -> [Demand] {
    let candidates = Dictionary(grouping: properties(), by: { Int($0.property.file) })
    var unread: [(property: DeclarationID, path: String, owner: DeclarationID)] = []
    for (file, properties) in candidates.sorted(by: { $0.key < $1.key }) {
      let words = words(in: file, besides: blocks(of: properties, in: file))
      unread += properties.filter { property, _, owner in
        names(of: property).isDisjoint(with: words.free.union(words.own[owner] ?? []))
      }
    }
    let others = unread.filter { !program[$0.property].traits.contains(.isPrivate) }
    let known = Set(elsewhere(others.map { ($0.property, $0.owner) }))
    return unread.filter { !known.contains($0.property) }.map(demand)
  }

  /// The properties of the app with the library's wrapper, each with the path or the key that it is
  /// given.
  private func properties() -> [(property: DeclarationID, path: String, owner: DeclarationID)] {
    var found: [(DeclarationID, String, DeclarationID)] = []
    for file in program.sourceFiles
    where program.imports(DependencyNames.modules, in: file) && isOfApp(file) {
      for (index, declaration) in program.files[file].declarations.enumerated()
      where declaration.kind == .variable && declaration.traits.contains(.hasWrapper)
        && !declaration.traits.contains(.isLocal)
      {
        let id = DeclarationID(file: file, index: index)
        guard let path = path(of: id), let owner = resolver.owner(ofNested: id),
          program.isSource(owner), !resolver.isPreview(owner), !program.isForClients(id)
        else { continue }
        found.append((id, path, owner))
      }
    }
    return found
  }

  private func isOfApp(_ file: Int) -> Bool {
    !program.targets.isTest(file: file) && !program.targets.isLeftOut(file: file)
  }

  private func path(of property: DeclarationID) -> String? {
    let tree = program.tree(of: property)
    let variable = tree.variableDeclaration(of: program[property].node)
    let attribute = tree.children(variable).first { isWrapper($0, tree) }
    guard let argument = attribute.flatMap({ tree.callArguments(of: $0).first }),
      argument.label == nil
    else { return nil }
    return tree.text(argument.node)
  }

  private func isWrapper(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.kind(node) == .attribute
      && tree.type(in: node).map { tree.name($0) } == DependencyNames.wrapper
  }

  // MARK: Words

  /// The ways to write a property: its name, the wrapper and the projected value.
  private func names(of property: DeclarationID) -> Set<Name> {
    let text = program.text(property)
    return [Name(text), Name("$" + text), Name("_" + text)]
  }

  /// The code of a type in a file, in which some bare names mean its own properties.
  private struct Block {
    let owner: DeclarationID
    let bytes: Range<UInt32>
    let names: Set<Name>
  }

  /// The code of the types of some properties, outermost first.
  private func blocks(
    of properties: [(property: DeclarationID, path: String, owner: DeclarationID)],
    in file: Int
  ) -> [Block] {
    let tree = program.trees[file]
    return Dictionary(grouping: properties, by: \.owner).flatMap { owner, properties in
      let all = properties.reduce(into: Set()) { $0.formUnion(self.names(of: $1.property)) }
      return ([owner] + resolver.extensions(of: owner)).filter { Int($0.file) == file }.map {
        Block(owner: owner, bytes: tree.range(program[$0].node), names: all)
      }
    }
    .sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
  }

  /// The words in the code of a file, without those that patterns declare and those that the
  /// library's wrapper is given: those that may mean anything, and those that mean something of the
  /// innermost type around them that has it.
  private func words(
    in file: Int,
    besides blocks: [Block]
  ) -> (free: Set<Name>, own: [DeclarationID: Set<Name>]) {
    let tree = program.parseBodies(of: file)
    var passed: Set<UInt32> = []
    for position in tree.nodes.indices {
      let node = NodeIndex(position)
      if tree.kind(node) == .identifierPattern { passed.insert(tree.mainToken(node).rawValue) }
      if isWrapper(node, tree) {
        let covered = tree.nodes[position]
        passed.formUnion(covered.firstToken..<covered.endToken)
      }
    }
    var found: (free: Set<Name>, own: [DeclarationID: Set<Name>]) = ([], [:])
    var blocks = blocks[...]
    /// Those around the token at hand, outermost first.
    var open: [Block] = []
    for position in 0..<tree.tokens.count {
      let token = TokenIndex(UInt32(position))
      let kind = tree.tokens.kinds[position]
      guard kind.isIdentifierLike || kind == .dollarIdentifier, !passed.contains(token.rawValue)
      else { continue }
      let name = tree.name(token)
      let start = tree.range(token).lowerBound
      while let next = blocks.first, next.bytes.lowerBound <= start {
        open.append(next)
        blocks.removeFirst()
      }
      open.removeAll { $0.bytes.upperBound <= start }
      let isMember = position > 0 && tree.tokens.kinds[position - 1] == .period
      let block = isMember ? nil : open.last { $0.names.contains(name) }
      if let block {
        found.own[block.owner, default: []].insert(name)
      } else {
        found.free.insert(name)
      }
    }
    return found
  }

  /// Those of some properties whose names stand in other files that name their types, too.
  private func elsewhere(
    _ properties: [(property: DeclarationID, owner: DeclarationID)]
  ) -> [DeclarationID] {
    guard !properties.isEmpty else { return [] }
    let spelled = properties.flatMap { names(of: $0.property) + [program[$0.owner].name] }
    let set = NameSet(Set(spelled))
    let byOwner = Dictionary(grouping: properties) { set.slot(of: program[$0.owner].name) }
    var found: [DeclarationID] = []
    for file in program.sourceFiles {
      let slots = Set(Mention.all(of: set, in: program.trees.source(file)).map { Int($0.slot) })
      let named = slots.flatMap { byOwner[$0] ?? [] }.map(\.property).filter { property in
        Int(property.file) != file
          && names(of: property).contains { set.slot(of: $0).map(slots.contains) == true }
      }
      guard !named.isEmpty else { continue }
      let words = words(in: file, besides: []).free
      found += named.filter { !names(of: $0).isDisjoint(with: words) }
    }
    return found
  }

  private func demand(
    of property: DeclarationID,
    _ path: String,
    _ owner: DeclarationID
  ) -> Demand {
    var demand = Demand(
      property: property,
      place: Place(
        file: program[property].file,
        token: program[property].nameToken,
        source: property
      ),
      key: Registration.Key(type: resolver.type(of: property)),
      title: path,
      isOptional: true,
      timing: .deferred
    )
    demand.registrations = []
    demand.asker = owner
    demand.mayStandAnywhere = true
    return demand
  }
}
