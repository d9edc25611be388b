import GraphModel

@testable import PureLintProjects
@testable import PureLintResolution
@testable import PureLintSource
@testable import PureLintSyntax

/// Functions that may come back to themselves, by way of others or not, as the project's own parser
/// and resolver see them.
///
/// Seen is who names whom: functions, initializers, and variables with code of their own, closures as
/// a part of what they stand in. Not seen is what is called without a name (a subscript, an operator),
/// what a library calls (a comparison, a description), what a closure that is kept does later, which
/// implementation of a protocol's requirement runs, and which of several overloads that fit; nor
/// whether a bound that is named is the right one, nor how deep a search goes that notes where it has
/// been.
struct RecursionSearch {
  private let program: Program
  private let graph: Graph
  /// The declaration of each node.
  private let functions: [DeclarationID]

  init(_ files: [SourceFile]) {
    let trees = files.map { SyntaxTree(parsing: $0, bodies: .parse) }
    program = Program(
      trees: TreeStore(files, trees: trees),
      files: trees.enumerated().map {
        DeclarationCollector.collect(from: $1, file: $0, BuildConfiguration())
      },
      interfaceStart: files.count,
      targets: TargetMap(paths: files.map(\.path))
    )
    let resolver = Resolver(SymbolTable(program))
    BodyWalk(jobs: 2).run(Array(files.indices), resolver)
    let calls = CallList(resolver)
    functions = calls.functions
    var builder = GraphBuilder(files: files.map(\.path))
    let nodes = functions.map { builder.addNode(Node(kind: .provider, name: "\($0)")) }
    for call in calls.pairs {
      builder.addEdge(Edge(source: nodes[call.source], target: nodes[call.target], kind: .uses))
    }
    graph = builder.build()
  }

  /// The groups of functions that call each other and of which none says how that ends, each as
  /// `path: name, name`, sorted.
  ///
  /// - Parameter bounds: Names of functions that end, or whose callers do.
  func findings(_ bounds: Set<String>) -> [String] {
    let open = Set(functions.indices.filter { !saysHowItEnds(functions[$0], bounds) })
    let groups = graph.cyclicComponents { edge in
      open.contains(edge.source.position) && open.contains(edge.target.position)
    }
    return groups.map { group in
      let members = group.map { functions[$0.position] }.sorted()
      let names = Set(members.map { program.qualifiedName($0) }).sorted()
      return "\(program.tree(of: members[0]).source.path): \(names.joined(separator: ", "))"
    }
    .sorted()
  }

  /// The names among some that stand for no function on a way back to itself.
  func idle(_ bounds: Set<String>) -> Set<String> {
    let groups = graph.cyclicComponents().joined()
    return bounds.subtracting(groups.map { program.qualifiedName(functions[$0.position]) })
  }

  /// Whether a function notes where it has been, is known to end, or has a way of doing so that its
  /// callers use, too.
  private func saysHowItEnds(_ id: DeclarationID, _ bounds: Set<String>) -> Bool {
    if bounds.contains(program.qualifiedName(id)) { return true }
    let tree = program.tree(of: id)
    let node = tree.nodes[program[id].node.position]
    return (node.firstToken..<node.endToken).contains { token in
      Self.marks.contains(tree.text(TokenIndex(Int(token))))
    }
  }

  /// What shows in a body that it ends: `visited.insert(x).inserted`, the parser's count of levels,
  /// the resolver's count of questions.
  private static let marks: Set = ["inserted", "enter", "isTooDeep", "answer", "step"]
}

/// Who calls whom.
private struct CallList {
  private(set) var functions: [DeclarationID] = []
  private(set) var pairs: Set<Call> = []
  private var positions: [DeclarationID: Int] = [:]

  struct Call: Hashable {
    let source: Int
    let target: Int
  }

  init(_ resolver: Resolver) {
    let program = resolver.program
    for file in program.files.indices {
      for reference in resolver.references.references(in: file, 0..<UInt32.max)
      where !reference.isUncertain && isCalled(reference, program) {
        add(reference.target, from: reference.place, program)
      }
    }
    for construction in resolver.facts.constructions {
      if let initializer = construction.initializer {
        add(initializer, from: construction.place, program)
      }
    }
  }

  /// Whether a function is called, or handed on, where it is mentioned: a property of its name is
  /// asked for an element or a member.
  private func isCalled(_ reference: Reference, _ program: Program) -> Bool {
    guard program[reference.target].kind == .function else { return true }
    let kinds = program.trees[reference.place.file].tokens.kinds
    let next = kinds[Int(reference.place.token.rawValue) + 1]
    return next != .leftBracket && next != .period
  }

  private mutating func add(_ target: DeclarationID, from place: Place, _ program: Program) {
    guard hasCode(program[target]), let source = Self.function(around: place.source, program) else {
      return
    }
    pairs.insert(Call(source: position(of: source), target: position(of: target)))
  }

  private mutating func position(of id: DeclarationID) -> Int {
    if let position = positions[id] { return position }
    positions[id] = functions.count
    functions.append(id)
    return functions.count - 1
  }

  private func hasCode(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .function, .initializer, .subscriptMember: true
    case .variable:
      declaration.traits.contains(.isComputed)
        || declaration.traits.contains(.isLazy) && !declaration.traits.contains(.isLocal)
    default: false
    }
  }

  private static func function(around id: DeclarationID?, _ program: Program) -> DeclarationID? {
    var next = id
    while let id = next {
      switch program[id].kind {
      case .function, .initializer, .subscriptMember, .deinitializer: return id
      case .variable
      where !program[id].traits.contains(.isLocal) || program[id].traits.contains(.isComputed):
        return id
      default: next = program[id].parent
      }
    }
    return nil
  }
}
