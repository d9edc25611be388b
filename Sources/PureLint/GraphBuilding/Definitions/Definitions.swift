import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The definitions of all assemblies, by member and by place.
struct Definitions {
  private let resolver: Resolver
  private let byMember: [DeclarationID: [Definition]]
  /// By file, in source order.
  private let byFile: [Int: [Part]]

  private var program: Program { resolver.program }

  /// A definition with the tokens that its call takes up.
  private struct Part {
    let definition: Definition
    let tokens: Range<UInt32>
    /// The position, in the same list, of the last one in front that may go on behind where this one
    /// begins.
    var outer: Int?
  }

  init(
    _ resolver: Resolver,
    _ definitions: [Definition],
    _ substitutions: [DefinitionSubstitution]
  ) {
    self.resolver = resolver
    byMember = Dictionary(grouping: definitions, by: \.member)
    let files = Set(definitions.map(\.file)).union(substitutions.map(\.place.file))
    constructions = resolver.facts.constructions.reduce(into: [:]) { found, construction in
      guard files.contains(construction.place.file) else { return }
      found[construction.place.file, default: [:]][construction.call] = construction
    }
    byFile = Dictionary(grouping: definitions, by: \.file).mapValues {
      Self.parts($0, resolver.program)
    }
    all = byFile.sorted { $0.key < $1.key }.flatMap { $0.value.map(\.definition) }
  }

  private static func parts(_ definitions: [Definition], _ program: Program) -> [Part] {
    var parts = definitions.map { definition in
      let node = program.trees[definition.file].nodes[definition.call.position]
      return Part(definition: definition, tokens: node.firstToken..<node.endToken)
    }
    parts.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    var open: Int?
    for position in parts.indices {
      let start = parts[position].tokens.lowerBound
      while let outer = open, parts[outer].tokens.upperBound <= start { open = parts[outer].outer }
      parts[position].outer = open
      open = position
    }
    return parts
  }

  private let constructions: [Int: [NodeIndex: Construction]]
  /// All definitions in source order.
  let all: [Definition]

  var isEmpty: Bool { byMember.isEmpty }

  /// The definitions in a member, in source order.
  subscript(member: DeclarationID) -> [Definition] { byMember[member] ?? [] }

  /// The definition of the object that a member yields, whatever other objects the member fills;
  /// nil if there are several, which may differ.
  func sole(in member: DeclarationID) -> Definition? {
    let found = self[member].filter { $0.kind != .placeholder }
    if found.count == 1 { return found[0] }
    let built = found.filter { $0.kind == .definition }
    let yielded = built.count == 1 ? built : built.filter(isReturned)
    return yielded.count == 1 && isCertain(yielded[0]) ? yielded[0] : nil
  }

  private func isReturned(_ definition: Definition) -> Bool {
    let tree = program.trees[definition.file]
    let around = tree.nodes(around: definition.call, from: program[definition.member].node)
    return around.last.map { tree.kind($0) == .returnStatement } ?? false
  }

  /// The innermost definition around a place.
  /// - Complexity: O(log *n* + *d*) for *n* definitions in the file, *d* of them in each other.
  func definition(around place: Place) -> Definition? {
    guard let parts = byFile[place.file] else { return nil }
    let token = place.token.rawValue
    let behind = parts[...].partitioningIndex { $0.tokens.lowerBound > token }
    var next = behind > 0 ? behind - 1 : nil
    while let position = next, !parts[position].tokens.contains(token) {
      next = parts[position].outer
    }
    return next.map { parts[$0].definition }
  }

  /// When asking for a member asks for what a place in one of its definitions mentions; nil outside
  /// of definitions.
  func timing(of place: Place) -> Edge.Timing? {
    guard let definition = definition(around: place) else { return nil }
    guard let lifetime = definition.lifetime, !place.isConditional, runsAtOnce(definition) else {
      return .deferred
    }
    let tree = program.trees[place.file]
    let around = tree.nodes(aroundToken: place.token, from: definition.call)
    let closures = around.count { tree.kind($0) == .closure }
    guard let completion = definition.completion, around.contains(completion) else {
      return closures == 0 ? .eager : .deferred
    }
    guard closures == 1 else { return .deferred }
    if lifetime == .transient { return .eager }
    // What a member fills on its way is stored, but not what it yields.
    let isYielded = sole(in: definition.member).map { $0.call == definition.call } ?? true
    return isYielded ? .stored : .deferred
  }

  /// Whether a place in a definition is in a closure that what is built keeps: one that is assigned,
  /// or handed to an initializer.
  func isInKeptClosure(_ place: Place) -> Bool {
    guard let definition = definition(around: place) else { return false }
    let tree = program.trees[place.file]
    var isKept = false
    var call: NodeIndex?
    var isAssigned = false
    for node in tree.nodes(aroundToken: place.token, from: definition.call) {
      switch tree.kind(node) {
      case .closure where node != definition.completion:
        isKept = isAssigned || call.map { keeps(node, handedTo: $0, in: place.file) } ?? false
      case .call where node != definition.call: (call, isAssigned) = (node, false)
      case .sequenceExpression:
        (call, isAssigned) = (nil, tree.child(node, .assignmentOperator) != nil)
      default: break
      }
    }
    return isKept
  }

  /// Whether what a call builds may keep a closure that it is handed: a parameter that says so, or a
  /// property that is filled with it.
  private func keeps(_ closure: NodeIndex, handedTo call: NodeIndex, in file: Int) -> Bool {
    let arguments = construction(call, in: file)?.arguments ?? []
    guard let parameter = arguments.first(where: { $0.node == closure })?.parameter,
      program.isSource(parameter)
    else { return false }
    let tree = program.tree(of: parameter)
    guard program[parameter].kind == .parameter,
      let type = tree.type(in: program[parameter].node)
    else { return true }
    switch tree.kind(type) {
    case .functionType: return false
    case .attributedType: return tree.hasAttribute("escaping", on: type)
    default: return true
    }
  }

  /// Whether asking for its member always gets to a definition, unless another stands around it.
  func isCertain(_ definition: Definition) -> Bool {
    runsAtOnce(definition) && !isInBranch(definition)
  }

  private func isInBranch(_ definition: Definition) -> Bool {
    let tree = program.trees[definition.file]
    for node in tree.nodes(around: definition.call, from: program[definition.member].node) {
      if Self.branches.contains(tree.kind(node)) { return true }
    }
    return false
  }

  private static let branches: Set<NodeKind> = [
    .ifExpression, .switchCase, .guardStatement, .forStatement, .whileStatement,
  ]

  /// The type that a call builds; nil if it is not known.
  func construction(_ call: NodeIndex, in file: Int) -> Construction? {
    constructions[file]?[call]
  }

  /// Whether a member gets to a definition whenever it is asked: no closure stands between the two,
  /// unless it is called where it stands.
  private func runsAtOnce(_ definition: Definition) -> Bool {
    let tree = program.trees[definition.file]
    var isCalled = false
    for node in tree.nodes(around: definition.call, from: program[definition.member].node) {
      if tree.kind(node) == .closure, !isCalled { return false }
      isCalled =
        tree.kind(node) == .call
        && tree.expression(in: node).map { tree.kind($0) == .closure } == true
    }
    return true
  }
}
