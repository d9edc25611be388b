import PureLintProjects
import PureLintSource
import PureLintSyntax

/// The question of an `#if` before a piece of source is compiled.
public indirect enum Condition: Hashable, Sendable {
  case constant(Bool)
  /// A name that a build may define: `DEBUG`.
  case name(Name)
  /// The system that a build is for, of which it has one: `os(iOS)`, without white space and
  /// comments.
  case system(Name)
  /// Another question that the compiler or the platform decides, written likewise: `canImport(X)`.
  case platform(Name)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  /// The depth to which a condition is taken apart; what is deeper counts as decided elsewhere.
  private static let depthLimit = 50

  /// Whether it holds, given what names and platform questions stand for.
  func holds(_ answer: (Condition) -> Bool) -> Bool {
    switch self {
    case .constant(let value): value
    case .name, .system, .platform: answer(self)
    case .not(let condition): !condition.holds(answer)
    case .all(let conditions): conditions.allSatisfy { $0.holds(answer) }
    case .any(let conditions): conditions.contains { $0.holds(answer) }
    }
  }

  /// Adds the names and platform questions that decide it.
  func collectQuestions(_ found: inout Set<Condition>) {
    switch self {
    case .constant: break
    case .name, .system, .platform: found.insert(self)
    case .not(let condition): condition.collectQuestions(&found)
    case .all(let conditions), .any(let conditions):
      for condition in conditions { condition.collectQuestions(&found) }
    }
  }
}

extension Program {
  /// Whether there is a build in which all of some conditions hold, and that has all of some files; true
  /// if that is not known.
  public func mayHold(_ conditions: [Condition], inFiles files: Set<Int>) -> Bool {
    guard configuration.mayHold(conditions) else { return false }
    guard conditions.contains(where: \.asksForSystem) else { return true }
    let known = files.compactMap(targets.systems)
    guard let first = known.first else { return true }
    return known.dropFirst().reduce(first) { $0.intersection($1) }.contains { system in
      configuration.mayHold(conditions + [.system(Name("os(\(system))"))])
    }
  }
}

extension Condition {
  /// Whether it depends on the system that a build is for.
  fileprivate var asksForSystem: Bool {
    var questions: Set<Condition> = []
    collectQuestions(&questions)
    return questions.contains(where: \.isSystem)
  }

  /// Reads the condition of an `#if` or `#elseif` clause; any other text stands for itself.
  public init(of clause: NodeIndex, in tree: SyntaxTree) {
    guard tree.tokens.kinds[tree.mainToken(clause).position] != .poundElse else {
      self = .constant(true)
      return
    }
    self = tree.expression(in: clause).map { Condition($0, tree, depth: 0) } ?? .constant(true)
  }

  private init(_ node: NodeIndex, _ tree: SyntaxTree, depth: Int) {
    guard depth < Self.depthLimit else {
      self = .platform(Self.name(node, tree))
      return
    }
    func inner(_ node: NodeIndex) -> Condition { Condition(node, tree, depth: depth + 1) }
    let parts = Array(tree.children(node))
    switch tree.kind(node) {
    case .nameExpression:
      self = .name(tree.name(node))
    case .booleanLiteral:
      self = .constant(tree.text(node) == "true")
    case .prefixExpression where tree.text(tree.mainToken(node)) == "!" && parts.count == 1:
      self = .not(inner(parts[0]))
    case .tupleExpression where parts.count == 1:
      self = tree.expression(in: parts[0]).map(inner) ?? .platform(Self.name(node, tree))
    case .sequenceExpression:
      self = Self.sequence(parts, tree, inner) ?? .platform(Self.name(node, tree))
    case .call where tree.text(tree.mainToken(parts[0])) == "os":
      self = .system(Self.name(node, tree))
    default:
      self = .platform(Self.name(node, tree))
    }
  }

  /// `a && b || c`, where `&&` binds stronger; nil if there are other operators.
  private static func sequence(
    _ parts: [NodeIndex],
    _ tree: SyntaxTree,
    _ inner: (NodeIndex) -> Condition
  ) -> Condition? {
    var alternatives: [[Condition]] = [[]]
    for (position, part) in parts.enumerated() {
      if position % 2 == 0 {
        alternatives[alternatives.count - 1].append(inner(part))
      } else if tree.text(part) == "||" {
        alternatives.append([])
      } else if tree.text(part) != "&&" {
        return nil
      }
    }
    let parts = alternatives.map { $0.count == 1 ? $0[0] : .all($0) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  /// The text of a node without white space and comments.
  private static func name(_ node: NodeIndex, _ tree: SyntaxTree) -> Name {
    let span = tree.nodes[node.position]
    var bytes: [UInt8] = []
    for token in span.firstToken..<span.endToken {
      let range = tree.range(TokenIndex(token))
      bytes += tree.source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    }
    return bytes.withUnsafeBufferPointer { Name($0) }
  }
}

extension BuildConfiguration {
  /// The number of open questions up to which all combinations of answers are tried.
  private static let questionLimit = 8

  /// Whether there is a build in which all of some conditions hold; true if that is not known.
  /// - Complexity: O(size of the conditions), times 2 for each of at most 8 open questions.
  public func mayHold(_ conditions: [Condition]) -> Bool {
    guard !conditions.isEmpty else { return true }
    var questions: Set<Condition> = []
    for condition in conditions { condition.collectQuestions(&questions) }
    let open = questions.filter { known($0) == nil }
    guard open.count <= Self.questionLimit else { return true }
    let positions = Dictionary(uniqueKeysWithValues: open.enumerated().map { ($1, $0) })
    let told = toldBySystems(positions)
    return (0..<1 << open.count).contains { answers in
      let isPossible =
        open.count { $0.isSystem && answers >> positions[$0]! & 1 == 1 } <= 1
        && told.allSatisfy { fact in
          answers >> fact.system & 1 == 0 || answers >> fact.framework & 1 == (fact.isThere ? 1 : 0)
        }
      return isPossible
        && conditions.allSatisfy { condition in
          condition.holds { known($0) ?? (answers >> positions[$0]! & 1 == 1) }
        }
    }
  }

  /// The same, with what libraries tell of systems.
  func knowing(_ libraries: LibraryTable) -> BuildConfiguration {
    var configuration = self
    configuration.frameworks = libraries.frameworksOfSystems
    return configuration
  }

  /// Whether one set of conditions holds wherever another does; false if that is not known.
  public func implies(_ given: [Condition], _ wanted: [Condition]) -> Bool {
    !mayHold(given + [.not(.all(wanted))])
  }

  /// Which answers of questions for frameworks those for systems tell, by their positions.
  private func toldBySystems(
    _ positions: [Condition: Int]
  ) -> [(system: Int, framework: Int, isThere: Bool)] {
    positions.flatMap { question, position -> [(system: Int, framework: Int, isThere: Bool)] in
      guard case .system(let name) = question else { return [] }
      return (frameworks[name] ?? [:]).compactMap { framework, isThere in
        positions[.platform(framework)].map { (position, $0, isThere) }
      }
    }
  }

  private func known(_ question: Condition) -> Bool? {
    guard let defines, case .name(let name) = question else { return nil }
    return defines.contains(name)
  }
}

extension Condition {
  fileprivate var isSystem: Bool {
    if case .system = self { return true }
    return false
  }
}

/// A chain of `#if` clauses, as an index into its file's table; `none` is outside all of them.
public struct ConditionID: Hashable, Sendable {
  let rawValue: UInt32

  /// The identity for what stands outside of all clauses.
  public static let none = ConditionID(rawValue: 0)
}
