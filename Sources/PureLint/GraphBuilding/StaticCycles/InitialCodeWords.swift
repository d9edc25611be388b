import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The search, by words alone, for what may need itself while it gets its first value: statics and
/// globals, and what helpers of the app keep.
///
/// From each of them it follows the words of the code that runs then: initial values and functions, by
/// their names and those of the types around them, and initializers, by labels. That is more than may
/// run, so whatever is on no circle of words is on none in truth, and no body has to be parsed for that.
final class InitialCodeWords {
  private let program: Program
  private let scopes: CodeScopes
  /// Functions, and variables whose code runs when they are asked for.
  private let members: MembersByHolder
  /// What is kept once it is made, in source order.
  private let kept: [DeclarationID]

  /// Code that runs as a whole, as far as words tell.
  enum Code: Hashable {
    /// The initial values in the types of a name.
    case type(Name)
    /// A function or an initializer, or what a variable is made or computed by.
    case member(DeclarationID)
  }

  /// - Complexity: O(declarations), and O(bytes) of computed members where helpers may keep something.
  init(_ found: CodeDeclarations, _ outline: Resolver, _ sources: [SourceFile]) {
    program = outline.program
    members = found.members
    scopes = CodeScopes(found, sources, outline)
    kept = found.filled + Self.kept(byHelpersAmong: found.computed, outline, sources)
  }

  /// The computed members that helpers of the app keep something for.
  private static func kept(
    byHelpersAmong computed: [DeclarationID],
    _ outline: Resolver,
    _ sources: [SourceFile]
  ) -> [DeclarationID] {
    let program = outline.program
    let names = helperNames(among: computed, outline)
    if names.isEmpty { return [] }
    let helpers = NameSet(names)
    return computed.filter { member in
      let isAskedAlike =
        program[member].kind == .variable || outline.parameterDeclarations(of: member).isEmpty
      return isAskedAlike && helpers.occurs(in: program.bytes(of: member, in: sources))
    }
  }

  /// The names of functions that keep what a closure makes.
  private static func helperNames(
    among functions: [DeclarationID],
    _ outline: Resolver
  ) -> Set<Name> {
    let program = outline.program
    let closures = KeptClosures(outline)
    return functions.reduce(into: []) { names, function in
      let takesClosure = outline.parameterDeclarations(of: function).contains { parameter in
        let tree = program.tree(of: parameter)
        return tree.type(in: program[parameter].node).map { tree.isClosure($0) } ?? false
      }
      if takesClosure, closures.isHelper(function) { names.insert(program[function].name) }
    }
  }

  /// The code of all circles with something that is kept.
  /// - Complexity: O(bytes of the code that this leads to).
  func circles() -> [[Code]] {
    var builder = GraphBuilder()
    var nodes: [DeclarationID: NodeID] = [:]
    var typeNodes: [Name: NodeID] = [:]
    var codes: [Code] = []
    func node(_ code: Code) -> NodeID {
      let known: NodeID? =
        switch code {
        case .type(let name): typeNodes[name]
        case .member(let id): nodes[id]
        }
      if let known { return known }
      let node = builder.addNode(Node(kind: .provider, name: ""))
      switch code {
      case .type(let name): typeNodes[name] = node
      case .member(let id): nodes[id] = node
      }
      codes.append(code)
      return node
    }
    for id in kept { _ = node(.member(id)) }
    var position = 0
    while position < codes.count {
      let source = NodeID(index: UInt32(position))
      visitSuccessors(of: codes[position]) { next in
        builder.addEdge(Edge(source: source, target: node(next), kind: .uses))
      }
      position += 1
    }
    let isKept = Set(kept)
    return builder.build().cyclicComponents().map { $0.map { codes[Int($0.index)] } }
      .filter { circle in
        circle.contains { if case .member(let id) = $0 { isKept.contains(id) } else { false } }
      }
  }

  /// The declarations that code stands in.
  func declarations(of code: Code) -> [DeclarationID] {
    switch code {
    case .type(let name): scopes.blocks(named: name)
    case .member(let id): [id]
    }
  }

  /// The declarations whose bytes are the code.
  func parts(of code: Code) -> [DeclarationID] { scopes.parts(of: code) }

  /// Calls `body` with all code that some code may lead to.
  private func visitSuccessors(of code: Code, _ body: (Code) -> Void) {
    let words = scopes.words(of: code)
    var scope = scopes.scope(of: code, words)
    for type in scope.types where code != .type(type) { body(.type(type)) }
    scopes.visitInitializers(calledBy: code, scope) { body(.member($0)) }
    var found: Set<DeclarationID> = []
    for word in words {
      let named = members[word.name]
      guard !named.isEmpty else { continue }
      scopes.visit(named, meantBy: word, &scope) { entry in
        if found.insert(entry.id).inserted { body(.member(entry.id)) }
      }
    }
  }
}

extension SyntaxTree {
  /// Whether the type of a parameter is a function, or that of an `@autoclosure`.
  fileprivate func isClosure(_ type: NodeIndex) -> Bool {
    switch kind(type) {
    case .functionType: true
    case .attributedType: isAutoclosure(type) || self.type(in: type).map { isClosure($0) } == true
    default: false
    }
  }
}
