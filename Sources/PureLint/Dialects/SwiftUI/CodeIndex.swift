import PureLintResolution
import PureLintSource
import PureLintSyntax

/// What stands at a place of the walked bodies: what is built there and what is meant.
final class CodeIndex {
  let resolver: Resolver
  /// By call; nil where several types of one name are built, each in another target.
  private var constructions: [Position: Construction?] = [:]

  /// What conditions and cases bind.
  var bindings = NameBindings()
  /// The types of the names that they bind, as far as these were asked for.
  var boundTypes: [BoundName: SwiftType] = [:]

  /// By file, its declarations by where they begin.
  private var starts: [Int: ArraySlice<Start>] = [:]
  /// By file, the tokens of macros that stand in no other one.
  private var macros: [Int: [Range<UInt32>]] = [:]

  var program: Program { resolver.program }

  private struct Start {
    let node: NodeIndex
    let id: DeclarationID
  }

  private struct Position: Hashable {
    let file: Int
    let node: NodeIndex
  }

  /// - Complexity: O(constructions).
  init(_ resolver: Resolver) {
    self.resolver = resolver
    for construction in resolver.facts.constructions
    where resolver.program.isSource(construction.place) {
      let position = Position(file: construction.place.file, node: construction.call)
      if let known = constructions[position] {
        if known?.declaration != construction.declaration {
          constructions.updateValue(nil, forKey: position)
        }
      } else {
        constructions[position] = construction
      }
    }
  }

  /// The construction that a call is, if it builds just one declared type.
  func construction(at call: NodeIndex, in file: Int) -> Construction? {
    constructions[Position(file: file, node: call)] ?? nil
  }

  /// Whether a call builds a declared type.
  func isConstruction(_ call: NodeIndex, in file: Int) -> Bool {
    constructions[Position(file: file, node: call)] != nil
  }

  /// The declarations that a name may mean, in source order.
  func meanings(of token: TokenIndex, in file: Int) -> [DeclarationID] {
    let found = resolver.references.references(
      in: file,
      token.rawValue..<token.rawValue + 1
    )
    if found.count < 2 { return found.filter { !$0.isAbsent }.map(\.target) }
    return Set(found.filter { !$0.isAbsent }.map(\.target)).sorted()
  }

  /// The declaration that a name means, if it means just one.
  func meaning(of token: TokenIndex, in file: Int) -> DeclarationID? {
    let all = meanings(of: token, in: file)
    return all.count == 1 ? all[0] : nil
  }

  /// Whether a callee is a name behind that of its module: `SwiftUI.VStack`.
  func isQualified(_ callee: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    guard tree.kind(callee) == .memberAccess, let base = tree.expression(in: callee),
      tree.kind(base) == .nameExpression
    else { return false }
    return resolver.isModule(tree.name(base), in: file)
      && meanings(of: tree.mainToken(base), in: file).isEmpty
  }

  /// The innermost declaration around a node.
  /// - Complexity: O(log declarations + declarations around the node), once a file was asked for.
  func declaration(around node: NodeIndex, in file: Int) -> DeclarationID? {
    let starts = declarations(of: file)
    let behind = starts.partitioningIndex { $0.node > node }
    var next = behind > 0 ? starts[behind - 1].id : nil
    while let id = next, program.trees[file].end(of: program[id].node) <= node.position {
      next = program[id].parent
    }
    return next
  }

  private func declarations(of file: Int) -> ArraySlice<Start> {
    if let known = starts[file] { return known }
    let found = program.files[file].declarations.enumerated().map { index, declaration in
      Start(node: declaration.node, id: DeclarationID(file: file, index: index))
    }
    let sorted = found.sorted { ($0.node, $0.id) < ($1.node, $1.id) }[...]
    starts[file] = sorted
    return sorted
  }

  /// Whether a token is in an argument of a macro, as those of previews are.
  /// - Complexity: O(log macros), once a file was asked for.
  func isInMacro(_ token: TokenIndex, in file: Int) -> Bool {
    let ranges = macros[file] ?? macroTokens(in: file)
    macros[file] = ranges
    let behind = ranges[...].partitioningIndex { $0.lowerBound > token.rawValue }
    return behind > 0 && ranges[behind - 1].contains(token.rawValue)
  }

  /// The tokens of macros that stand in no other one, in source order.
  private func macroTokens(in file: Int) -> [Range<UInt32>] {
    let nodes = program.trees[file].nodes
    return nodes.filter { $0.kind == .macroExpansion }.reduce(into: []) { found, node in
      if found.last.map({ node.firstToken >= $0.upperBound }) ?? true {
        found.append(node.firstToken..<node.endToken)
      }
    }
  }
}
