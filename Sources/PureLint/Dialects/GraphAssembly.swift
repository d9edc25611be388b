import GraphModel

/// The graph under construction, with the node that stands for each declaration.
struct GraphAssembly {
  let resolver: Resolver
  private(set) var builder: GraphBuilder
  private var nodes: [DeclarationID: NodeID] = [:]

  var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let paths = resolver.program.trees.prefix(resolver.program.interfaceStart).map(\.source.path)
    builder = GraphBuilder(files: Array(paths))
  }

  subscript(id: NodeID) -> Node {
    get { builder[id] }
    set { builder[id] = newValue }
  }

  func node(of id: DeclarationID) -> NodeID? { nodes[id] }

  /// The declarations that have a node, in source order.
  var declarations: [DeclarationID] { nodes.keys.sorted() }

  /// Adds a node that stands for a declaration; there is one for each.
  mutating func addNode(_ node: Node, for id: DeclarationID) -> NodeID {
    if let known = nodes[id] { return known }
    let added = builder.addNode(node)
    nodes[id] = added
    return added
  }

  mutating func addNode(_ node: Node) -> NodeID { builder.addNode(node) }

  mutating func addEdge(
    _ source: NodeID, _ kind: Edge.Kind, _ target: NodeID, at location: Location?,
    timing: Edge.Timing = .eager, through: NodeID? = nil
  ) {
    builder.addEdge(
      Edge(
        source: source, target: target, kind: kind, timing: timing, location: location,
        through: through))
  }

  func location(_ token: TokenIndex, in file: Int) -> Location {
    let range = program.trees[file].range(token)
    return Location(
      file: FileID(index: UInt32(file)), offset: range.lowerBound,
      length: range.upperBound - range.lowerBound)
  }

  func location(of id: DeclarationID) -> Location {
    location(program[id].nameToken, in: program[id].file)
  }

  func location(_ place: Place) -> Location { location(place.token, in: place.file) }

  /// The node for the code around a place: the type or the function that it belongs to.
  mutating func consumer(at place: Place) -> NodeID? {
    guard var id = place.source else { return nil }
    while let parent = program[id].parent {
      id = parent
      if let known = nodes[id] { return known }
    }
    if let known = nodes[id] { return known }
    guard program.isSource(id) else { return nil }
    let node = Node(
      kind: .consumer, name: program.qualifiedName(id),
      traits: program.targets.isTest(file: program[id].file) ? .isTest : [],
      location: location(of: id))
    return addNode(node, for: id)
  }

  /// The member or top-level declaration that a declaration belongs to, itself included.
  func memberDeclaration(around id: DeclarationID) -> DeclarationID {
    var id = id
    while let parent = program[id].parent, !program[parent].kind.holdsMembers { id = parent }
    return id
  }

  func build() -> Graph { builder.build() }
}
