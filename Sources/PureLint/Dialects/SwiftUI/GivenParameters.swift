import PureLintResolution
import PureLintSyntax

/// Branches for parameters that hold none, in functions to which each caller hands something.
struct GivenParameters {
  private let code: CodeIndex
  private var program: Program { code.program }
  private var resolver: Resolver { code.resolver }

  /// More functions that hand on what they are handed are not followed.
  private static let depthLimit = 6

  init(_ code: CodeIndex) { self.code = code }

  /// Whether the code at a place runs only where a parameter of the function around holds none, and nobody
  /// hands it none.
  func ruleOut(_ place: Place) -> Bool {
    guard let member = place.source.map(program.memberDeclaration(around:)),
      program[member].kind == .function
    else { return false }
    let tree = program.trees[place.file]
    let around = tree.nodes(aroundToken: place.token)
    let start = around.partitioningIndex { $0 >= program[member].node }
    return zip(around[start...], around[start...].dropFirst()).contains { node, inner in
      isRuledOut(inner, of: node, place.file)
        || tree.isBlock(node)
          && tree.children(node).prefix { $0 < inner }.contains { isNeverPassed($0, place.file) }
    }
  }

  /// Whether a part of an `if` or a `guard` is for a parameter that holds none.
  private func isRuledOut(_ part: NodeIndex, of statement: NodeIndex, _ file: Int) -> Bool {
    let tree = program.trees[file]
    guard [.codeBlock, .ifExpression].contains(tree.kind(part)) else { return false }
    switch tree.kind(statement) {
    case .guardStatement: return alwaysHolds(statement, file)
    case .ifExpression where tree.child(statement, .codeBlock) != part:
      return alwaysHolds(statement, file)
    case .ifExpression: return asksForNone(statement, file)
    default: return false
    }
  }

  /// Whether code leaves the block around in an `if` for a parameter that holds something.
  private func isNeverPassed(_ statement: NodeIndex, _ file: Int) -> Bool {
    let tree = program.trees[file]
    guard tree.kind(statement) == .ifExpression,
      case .behind(let branch) = tree.passage(by: statement), branch == statement
    else { return false }
    return alwaysHolds(statement, file)
  }

  /// Whether the conditions of a statement ask only whether parameters hold something, and all do.
  private func alwaysHolds(_ statement: NodeIndex, _ file: Int) -> Bool {
    let conditions = conditions(of: statement, file)
    return !conditions.isEmpty
      && conditions.allSatisfy { condition in
        asked(by: condition, "!=", file).map { isNeverNone($0) } == true
      }
  }

  /// Whether some condition of a statement asks whether a parameter holds none, and it never does.
  private func asksForNone(_ statement: NodeIndex, _ file: Int) -> Bool {
    conditions(of: statement, file).contains { condition in
      program.trees[file].kind(condition) == .sequenceExpression
        && asked(by: condition, "==", file).map { isNeverNone($0) } == true
    }
  }

  private func conditions(of statement: NodeIndex, _ file: Int) -> [NodeIndex] {
    let tree = program.trees[file]
    return tree.child(statement, .conditionList).map { Array(tree.children($0)) } ?? []
  }

  /// The parameter that a condition unwraps, or compares with `nil`.
  private func asked(
    by condition: NodeIndex,
    _ comparison: String,
    _ file: Int
  ) -> DeclarationID? {
    let tree = program.trees[file]
    var name: NodeIndex?
    switch tree.kind(condition) {
    case .optionalBinding:
      name = tree.initialValue(of: condition) ?? tree.child(condition, .identifierPattern)
    case .sequenceExpression:
      let parts = Array(tree.children(condition))
      guard parts.count == 3, tree.text(parts[1]) == comparison,
        tree.kind(parts[2]) == .nilLiteral
      else { return nil }
      name = parts[0]
    default: break
    }
    guard let name, [.nameExpression, .identifierPattern].contains(tree.kind(name)),
      let meaning = code.meaning(of: tree.mainToken(name), in: file),
      program[meaning].kind == .parameter
    else { return nil }
    return meaning
  }

  // MARK: Callers

  /// Whether each caller of a function hands something for a parameter.
  private func isNeverNone(_ parameter: DeclarationID, _ depth: Int = 0) -> Bool {
    guard depth < Self.depthLimit, let function = program[parameter].parent,
      program[function].kind == .function, !program.isForClients(function),
      !resolver.unknownReads.hasReads(of: function),
      let position = resolver.parameterDeclarations(of: function).firstIndex(of: parameter)
    else { return false }
    let calls = resolver.references.references(to: function)
      .filter { !program.targets.isTest(file: $0.place.file) }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        given(at: position, of: function, by: call.place).map {
          isSomething($0, call.place.file, depth)
        } == true
      }
  }

  private func given(
    at position: Int,
    of function: DeclarationID,
    by place: Place
  ) -> NodeIndex? {
    let tree = program.trees[place.file]
    guard program.isSource(place), let call = tree.call(named: place.token),
      case let arguments = tree.callArguments(of: call),
      let positions = ArgumentMatching.match(arguments, to: resolver.parameterList(of: function))
    else { return nil }
    return positions.firstIndex(of: position).map { arguments[$0].node }
  }

  /// Whether the value of an expression is never none.
  private func isSomething(_ node: NodeIndex, _ file: Int, _ depth: Int) -> Bool {
    let tree = program.trees[file]
    guard tree.kind(node) == .nameExpression, !tree.isSelf(node) else {
      return tree.isSelf(node) || code.construction(at: node, in: file) != nil
    }
    guard let meaning = code.meaning(of: tree.mainToken(node), in: file) else { return false }
    let type = resolver.type(of: meaning)
    if case .optional = type.form {
      return program[meaning].kind == .parameter && isNeverNone(meaning, depth + 1)
    }
    return !type.isUnknown
  }
}
