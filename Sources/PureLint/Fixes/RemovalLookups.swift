import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// What removals look up in one state of the sources, each thing found once: many removals concern the
/// same function, the same call and the same file.
final class RemovalLookups {
  private let resolver: Resolver
  private let graph: Graph
  private var cuts: [Int: SourceCut] = [:]
  private var matches: [MatchedCall: [Int: [NodeIndex]]?] = [:]
  private var overloads: [FunctionGroup: [Name??: [DeclarationID]]] = [:]
  private var owners: [DeclarationID: Owners] = [:]
  private var lastArguments: [SourcePart: [TokenIndex]] = [:]
  private lazy var implicitArguments = findImplicitArguments()
  private lazy var openCalls = findOpenCalls()
  private lazy var initializerValues = findInitializerValues()
  private lazy var nodes = findNodes()
  private lazy var unread = WordFiles(unreadFiles.map { program.trees.source($0).bytes })
  private lazy var unreadFiles = (0..<program.interfaceStart).filter {
    !program.trees.hasBodies($0)
  }

  /// A call as one of a function.
  private struct MatchedCall: Hashable {
    let call: SourcePart
    let function: DeclarationID
  }

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ graph: Graph) {
    self.resolver = resolver
    self.graph = graph
  }

  func cut(_ file: Int) -> SourceCut {
    if let known = cuts[file] { return known }
    let cut = SourceCut(program.trees[file])
    cuts[file] = cut
    return cut
  }

  /// The path of a file whose bodies nobody looked at, and in which a name occurs.
  func pathUnread(naming name: Name) -> String? {
    unread.first(with: [name]).map { program.trees.source(unreadFiles[$0]).path }
  }

  // MARK: Functions

  /// The functions of a function's name and kind where it is declared, itself among them, that may
  /// take arguments with some labels: those with the same first label, or that take none as well.
  func overloads(
    of function: DeclarationID,
    taking labels: some Sequence<Name?>
  ) -> [DeclarationID] {
    let group = FunctionGroup(of: function, resolver)
    if overloads[group] == nil {
      let noLabel: Name?? = nil
      var found: [Name??: [DeclarationID]] = [:]
      for overload in resolver.overloads(of: function) + [function] {
        let parameters = resolver.parameterList(of: overload)
        if let first = parameters.first { found[.some(first.label), default: []].append(overload) }
        if parameters.allSatisfy(\.hasDefault) { found[noLabel, default: []].append(overload) }
      }
      overloads[group] = found
    }
    return overloads[group]?[labels.first { _ in true }] ?? []
  }

  /// The arguments of a call by the position of the parameter that they are for; nil if they do not
  /// fit.
  func arguments(of call: SourcePart, for function: DeclarationID) -> [Int: [NodeIndex]]? {
    let key = MatchedCall(call: call, function: function)
    if let known = matches[key] { return known }
    let arguments = program.trees[call.file].callArguments(of: call.node)
    let found = ArgumentMatching.match(arguments, to: resolver.parameterList(of: function)).map {
      Dictionary(grouping: zip($0, arguments), by: \.0).mapValues { $0.map(\.1.node) }
    }
    matches[key] = .some(found)
    return found
  }

  /// The places where a closure names its last argument, such as `$1`.
  func lastArguments(of closure: SourcePart, _ find: () -> [TokenIndex]) -> [TokenIndex] {
    if let known = lastArguments[closure] { return known }
    let found = find()
    lastArguments[closure] = found
    return found
  }

  /// Who gets a local or a parameter and is known to keep it, or to know it only weakly.
  struct Owners {
    var strong: [Place] = []
    var weak: [Place] = []
  }

  func owners(of local: DeclarationID, _ find: () -> [(Place, Removal.Keeping)]) -> Owners {
    if let known = owners[local] { return known }
    var found = Owners()
    for (place, keeping) in find() {
      switch keeping {
      case .strong: found.strong.append(place)
      case .weak: found.weak.append(place)
      case .unknown: break
      }
    }
    owners[local] = found
    return found
  }

  // MARK: Structs

  /// The arguments for a property of a struct where its implicit initializer is called.
  func implicitArguments(for property: DeclarationID) -> [Construction.Argument] {
    implicitArguments[property] ?? []
  }

  private func findImplicitArguments() -> [DeclarationID: [Construction.Argument]] {
    var found: [DeclarationID: [Construction.Argument]] = [:]
    for construction in resolver.facts.constructions where construction.initializer == nil {
      for argument in construction.arguments {
        guard let property = argument.parameter,
          program[property].parent == construction.declaration
        else { continue }
        found[property, default: []].append(argument)
      }
    }
    return found
  }

  /// The first call that nobody can follow, and that hands over an argument with a label.
  func openCall(with label: Name) -> Place? { openCalls[label] }

  private func findOpenCalls() -> [Name: Place] {
    var found: [Name: Place] = [:]
    for call in resolver.facts.unresolved where call.isOpen && !call.isForeign {
      for label in call.arguments.compactMap(\.label) where found[label] == nil {
        found[label] = call.place
      }
    }
    return found
  }

  /// The first place where the implicit initializer of a struct is handed on as a function.
  func initializerValue(of structure: DeclarationID) -> Place? { initializerValues[structure] }

  private func findInitializerValues() -> [DeclarationID: Place] {
    var found: [DeclarationID: Place] = [:]
    for mention in resolver.facts.typeMentions where found[mention.type] == nil {
      let tree = program.trees[mention.place.file]
      let next = mention.place.token.position + 2
      guard next < tree.tokens.count, tree.tokens.kinds[next] == .kwInit,
        !tree.isCalled(TokenIndex(next))
      else { continue }
      found[mention.type] = mention.place
    }
    return found
  }

  // MARK: Nodes

  /// The nodes of the graph in a range of a file.
  func nodes(in range: Range<Int>, of file: Int) -> ArraySlice<Node> {
    let all = nodes[file] ?? []
    let start = all[...].partitioningIndex { $0.start >= range.lowerBound }
    let end = all[...].partitioningIndex { $0.start >= range.upperBound }
    return all[start..<end]
  }

  private func findNodes() -> [Int: [Node]] {
    Dictionary(grouping: graph.nodes.filter { $0.location != nil }) {
      $0.location?.file.position ?? 0
    }
    .mapValues { $0.sorted { $0.start < $1.start } }
  }
}

extension Node {
  /// The offset of the node's first byte in its file.
  fileprivate var start: Int { location.map { Int($0.offset) } ?? 0 }
}
