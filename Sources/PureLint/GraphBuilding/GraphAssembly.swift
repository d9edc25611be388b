import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The graph under construction, with the nodes that stand for each declaration.
package struct GraphAssembly {
  let resolver: Resolver
  private(set) var builder: GraphBuilder
  /// The hints on what may have been meant where something is missing.
  package var hints = Hints()
  /// What nobody reads, and no rule speaks of all the same.
  private(set) var leftOpen: [Coverage.Unresolved] = []
  /// The node of each declaration; where several stand for it, the one for what it is first of all.
  private var nodes: DeclarationNodes
  /// The nodes of roots; a root that is a module too has a node for each part it plays.
  private var roots: [DeclarationID: NodeID] = [:]
  /// The nodes of demands; the dependency that such a property is too has its own.
  private var demands: [DeclarationID: NodeID] = [:]
  /// The nodes that stand for assemblies as a whole, beside those of what they are.
  private var assemblies: [DeclarationID: NodeID] = [:]
  private var topLevelCodes: [Int: NodeID] = [:]

  var program: Program { resolver.program }

  package init(_ resolver: Resolver) {
    self.resolver = resolver
    nodes = DeclarationNodes(resolver.known.declarations)
    builder = GraphBuilder(
      files: Array(resolver.program.trees.paths.prefix(resolver.program.interfaceStart))
    )
  }

  subscript(id: NodeID) -> Node {
    get { builder[id] }
    set { builder[id] = newValue }
  }

  /// Notes that nothing is known to read a property or a parameter, and why that is not certain.
  mutating func leaveOpen(_ id: DeclarationID, because reason: String) {
    guard let location = location(of: id) else { return }
    let name = "'\(program.text(id))'"
    leftOpen.append(
      .init(
        location: location,
        message: "nothing is known to read \(name); \(reason)",
        noun: "dependency",
        isInRoot: false
      )
    )
  }

  func node(of id: DeclarationID) -> NodeID? { nodes[id] }

  func root(of id: DeclarationID) -> NodeID? { roots[id] }

  func demand(of id: DeclarationID) -> NodeID? { demands[id] }

  /// Adds the node by which a property asks a container, beside the one of what it is.
  mutating func addDemand(_ node: Node, of id: DeclarationID) -> NodeID {
    if let known = demands[id] { return known }
    let added = builder.addNode(node)
    demands[id] = added
    return added
  }

  func assembly(_ id: DeclarationID) -> NodeID? { assemblies[id] }

  /// Adds the node of a class whose members define what a container builds.
  mutating func addAssembly(_ id: DeclarationID) {
    guard assemblies[id] == nil else { return }
    assemblies[id] = builder.addNode(
      Node(
        kind: .provider,
        name: program.qualifiedName(id),
        traits: program.targets.isTest(file: program[id].file)
          ? [.isAssembly, .isTest] : .isAssembly,
        location: location(of: id)
      )
    )
  }

  mutating func addRoot(_ id: DeclarationID) {
    guard roots[id] == nil else { return }
    let node = Node(
      kind: .root,
      name: program.qualifiedName(id),
      traits: program.targets.isTest(file: program[id].file) ? .isTest : [],
      location: location(of: id)
    )
    let added = builder.addNode(node)
    roots[id] = added
    if nodes[id] == nil { nodes.add(added, of: id) }
  }

  /// The declarations that are roots, in source order.
  var rootDeclarations: [DeclarationID] { roots.keys.sorted(by: program.precedes) }

  /// The declarations with a node that is wanted, in source order.
  func declarations(where isWanted: (NodeID) -> Bool = { _ in true }) -> [DeclarationID] {
    var found: [DeclarationID] = []
    for (id, node) in nodes.all where isWanted(node) { found.append(id) }
    return found.sorted(by: program.precedes)
  }

  /// Adds the node of what a declaration is first of all; there is one for each.
  mutating func addNode(_ node: Node, for id: DeclarationID) -> NodeID {
    if let known = nodes[id] { return known }
    let added = builder.addNode(node)
    nodes.add(added, of: id)
    return added
  }

  /// Adds that a node stands for a declaration as well, if none does.
  mutating func add(_ id: DeclarationID, to node: NodeID) {
    if nodes[id] == nil { nodes.add(node, of: id) }
  }

  mutating func addNode(_ node: Node) -> NodeID { builder.addNode(node) }

  mutating func addEdge(
    _ source: NodeID,
    _ kind: Edge.Kind,
    _ target: NodeID,
    at location: Location?,
    timing: Edge.Timing = .eager,
    detail: Edge.Detail? = nil
  ) {
    builder.addEdge(
      Edge(
        source: source,
        target: target,
        kind: kind,
        timing: timing,
        location: location,
        detail: detail
      )
    )
  }

  func location(_ token: TokenIndex, in file: Int) -> Location? {
    program.location(token, in: file)
  }

  func location(of id: DeclarationID) -> Location? { program.location(of: id) }

  func location(_ place: Place) -> Location? { program.location(place.token, in: place.file) }

  /// The node for the code around a place: the type or the function that it belongs to.
  mutating func consumer(at place: Place) -> NodeID? {
    place.source.map { consumer(around: $0) } ?? topLevelCode(of: place.file)
  }

  /// The node for the top-level code of a file, which the system runs.
  private mutating func topLevelCode(of file: Int) -> NodeID? {
    guard file < program.interfaceStart else { return nil }
    if let known = topLevelCodes[file] { return known }
    let path = program.trees.source(file).path
    var traits: GraphModel.Node.Traits = [.isEntryPoint]
    if program.targets.isTest(file: file) { traits.insert(.isTest) }
    let node = builder.addNode(
      Node(
        kind: .consumer,
        name: path.split(separator: "/").last.map(String.init) ?? path,
        traits: traits,
        location: Location(file: FileID(index: UInt32(file)), offset: 0)
      )
    )
    topLevelCodes[file] = node
    return node
  }

  /// The node for the code around a declaration, itself included.
  mutating func consumer(around declaration: DeclarationID) -> NodeID? {
    var id = declaration
    while let parent = program[id].parent {
      id = parent
      if let known = nodes[id] { return known }
    }
    return consumer(of: id)
  }

  /// The node for the code of a declaration alone, without what stands around it.
  mutating func consumer(of id: DeclarationID) -> NodeID? {
    if let known = nodes[id] { return known }
    guard program.isSource(id) else { return nil }
    var traits: GraphModel.Node.Traits = []
    if program.targets.isTest(file: program[id].file) { traits.insert(.isTest) }
    if program[id].kind == .extensionBlock { traits.insert(.isExtension) }
    let node = Node(
      kind: .consumer,
      name: program.qualifiedName(id),
      traits: traits,
      location: location(of: id)
    )
    return addNode(node, for: id)
  }

  /// Adds the node of a property that is set after construction.
  mutating func addProperty(_ id: DeclarationID, typeName: String?) -> NodeID {
    let holder = program[id].parent.flatMap { node(of: $0) }
    return addNode(
      Node(
        kind: .dependency,
        name: program.qualifiedName(id),
        typeName: typeName,
        traits: .isProperty,
        location: location(of: id),
        owner: holder
      ),
      for: id
    )
  }

  /// The graph as it stands.
  func build() -> Graph { builder.build() }

  /// The graph, which takes the edges along: nothing but their nodes can be asked for afterwards.
  package mutating func finish() -> Graph {
    var finished = GraphBuilder()
    swap(&builder, &finished)
    let graph = (consume finished).build()
    builder = GraphBuilder(nodesOf: graph)
    return graph
  }

  /// Takes the graph back, so that more can be added to it.
  package mutating func resume(_ graph: Graph) { builder = GraphBuilder(graph) }
}

extension Program {
  /// The place of a token; none for what a library declares, which stands in no file of the user's.
  func location(_ token: TokenIndex, in file: Int) -> Location? {
    guard file < interfaceStart else { return nil }
    let range = trees[file].range(token)
    return Location(
      file: FileID(index: UInt32(file)),
      offset: range.lowerBound,
      length: range.upperBound - range.lowerBound
    )
  }

  func location(of id: DeclarationID) -> Location? {
    location(self[id].nameToken, in: self[id].file)
  }
}

/// The nodes of declarations, one for each, which every mention of the program is looked up in.
private struct DeclarationNodes {
  /// In the order in which they were added.
  private(set) var all: [(id: DeclarationID, node: NodeID)] = []
  /// Positions in `all`.
  private let positions: DeclarationSlots

  init(_ declarations: DeclarationNumbers) { positions = DeclarationSlots(declarations) }

  subscript(id: DeclarationID) -> NodeID? { positions.number(of: id).map { all[$0].node } }

  /// Adds the node of a declaration that has none.
  mutating func add(_ node: NodeID, of id: DeclarationID) {
    _ = positions.number(of: id, orAdd: all.count)
    all.append((id, node))
  }
}
