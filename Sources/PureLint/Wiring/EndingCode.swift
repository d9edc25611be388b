import PureLintResolution
import PureLintSource
import PureLintSyntax

/// Code that ends the program: `fatalError()`, and calls of the sources' functions that never return.
package struct EndingCode {
  /// The ways in which code may leave a function that fails.
  package enum Exit {
    case throwing
    case yieldingNil
  }

  private let resolver: Resolver
  /// The ends that count besides the end of the program.
  private let exit: Exit?

  private var program: Program { resolver.program }

  package init(_ resolver: Resolver, orBy exit: Exit? = nil) {
    self.resolver = resolver
    self.exit = exit
  }

  /// Whether the statement behind one that sets a variable ends the program where the variable holds
  /// nothing: `if clock == nil { fatalError() }`, `guard let clock else { fatalError() }`.
  func ends(without variable: NodeIndex, behind statement: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    guard let block = tree.nodes(around: statement).last, tree.kind(block) == .codeBlock,
      let next = tree.children(block).first(where: { statement < $0 }),
      let conditions = tree.child(next, .conditionList),
      case let all = Array(tree.children(conditions)), all.count == 1,
      case let blocks = tree.children(next).filter({ tree.kind($0) == .codeBlock }),
      blocks.count == 1, ends(blocks[0], in: file)
    else { return false }
    let name = tree.text(variable)
    let condition = tree.text(all[0]).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch tree.kind(next) {
    case .ifExpression: return condition == "\(name) == nil"
    case .guardStatement:
      return condition == "\(name) != nil" || condition == "let \(name)"
        || tree.kind(all[0]) == .optionalBinding
          && tree.initialValue(of: all[0]).map { tree.text($0) == name } == true
    default: return false
    }
  }

  /// The functions of the language that never return.
  package static let functions: Set<Name> = ["fatalError", "preconditionFailure"]

  /// The names of the functions that never return, those of the sources included.
  /// - Complexity: O(declarations).
  package func names() -> Set<Name> {
    program.sourceFiles.reduce(into: Self.functions) { names, file in
      for (index, declaration) in program.files[file].declarations.enumerated()
      where declaration.kind == .function && returnsNever(declaration.node, in: file) {
        let id = DeclarationID(file: file, index: index)
        if isNever(id) { names.insert(declaration.name) }
      }
    }
  }

  /// Whether a function says that it returns what may be `Never`.
  private func returnsNever(_ function: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    return tree.child(function, .returnClause).flatMap { tree.type(in: $0) }
      .map { tree.name($0) == "Never" } ?? false
  }

  /// Whether a block comes to an end of the program, whatever else it does before.
  package func ends(_ block: NodeIndex, in file: Int) -> Bool {
    program.trees[file].children(block).contains { isEnd($0, in: file) }
  }

  /// Whether a `switch` over an optional comes to an end of the program where there is no value.
  func ends(_ choice: NodeIndex, without subject: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    guard tree.firstChild(of: choice) == subject else { return false }
    let cases = tree.children(choice).filter { tree.kind($0) == .switchCase }
    let taken = cases.first { clause in
      tree.tokens.kinds[tree.mainToken(clause).position] == .kwDefault
        || tree.children(clause).contains {
          tree.kind($0) == .caseItem && [".none", "nil"].contains(tree.text($0))
        }
    }
    return taken.map { ends($0, in: file) } ?? false
  }

  /// Whether a statement ends the program: `return fatalError()`, `{ fatalError() }()`.
  package func isEnd(_ statement: NodeIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    switch tree.kind(statement) {
    case .throwStatement: return exit == .throwing
    case .returnStatement where exit == .yieldingNil && tree.child(statement, .nilLiteral) != nil:
      return true
    case .returnStatement, .tryExpression, .awaitExpression:
      return tree.children(statement).contains { isEnd($0, in: file) }
    case .call:
      guard let callee = tree.expression(in: statement) else { return false }
      switch tree.kind(callee) {
      case .closure: return ends(callee, in: file)
      case .nameExpression, .memberAccess: return neverReturns(tree.mainToken(callee), in: file)
      default: return false
      }
    default: return false
    }
  }

  private func neverReturns(_ token: TokenIndex, in file: Int) -> Bool {
    let meant = resolver.references.references(in: file, token.rawValue..<token.rawValue + 1)
      .map(\.target)
    guard meant.allSatisfy({ !program.isSource($0) }) else {
      return meant.allSatisfy { isNever($0) || endsAtOnce($0) }
    }
    return Self.functions.contains(program.trees[file].name(token))
  }

  /// Whether a function of the sources ends the program by its last statement, and leaves no other way:
  /// `func missing<T>() -> T { fatalError() }`.
  private func endsAtOnce(_ function: DeclarationID) -> Bool {
    guard program.isSource(function), program[function].kind == .function,
      case let tree = program.tree(of: function),
      let body = tree.child(program[function].node, .codeBlock),
      let last = Array(tree.children(body)).last, tree.kind(last) == .call,
      let callee = tree.expression(in: last), tree.kind(callee) == .nameExpression,
      Self.functions.contains(tree.name(callee))
    else { return false }
    let isLeft = (body.position..<last.position).contains { position in
      let kind = tree.nodes.kind(position)
      return kind == .returnStatement || kind == .throwStatement
    }
    return !isLeft
  }

  private func isNever(_ function: DeclarationID) -> Bool {
    guard program[function].kind == .function else { return false }
    if case .external(let name, _) = resolver.resultType(of: function).form {
      return name == "Never"
    }
    return resolver.resultType(of: function).declaration.map { program[$0].name == "Never" }
      ?? false
  }
}
