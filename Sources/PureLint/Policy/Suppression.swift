import GraphModel
import PureLintFindings
import PureLintSource
import PureLintSyntax

/// One rule that a comment suppresses, and where.
struct Suppression: Hashable, Sendable {
  var ruleID: String
  /// The place of the rule's name in the comment.
  var location: Location
  /// The bytes whose findings are suppressed; nil for those of the whole file.
  var scope: [Range<UInt32>]?
  /// The change that takes the rule out of the comment, or the comment away if it names no other; nil
  /// if the comment is another tool's, which may need it.
  var removal: Fix?

  /// Whether a place of the comment's own file is one whose findings are suppressed.
  func covers(_ place: Location) -> Bool {
    scope?.contains { $0.contains(place.offset) } ?? true
  }
}

/// The suppressions in the comments of some files, with comments that cannot be read.
struct Suppressions: Sendable {
  private(set) var list: [Suppression] = []
  /// The comments that suppress nothing as they are written, in the order of the files.
  private(set) var mistakes: [IdleSuppression] = []

  /// Whether there is no comment that is, or was meant to be, a suppression.
  var isEmpty: Bool { list.isEmpty && mistakes.isEmpty }

  /// Reads the comments of files. Only those are parsed in which the letters occur.
  ///
  /// - Parameter ruleIDs: The ids of the rules there are.
  /// - Complexity: O(bytes) at several bytes a step, unless the letters occur.
  init(in files: [SourceFile], ruleIDs: [String], jobs: Int) {
    let searches = [WordSearch("purelint"), WordSearch("periphery")]
    let parts = concurrentMap(
      Array(files.enumerated()),
      jobs: jobs,
      weight: { $0.element.bytes.count }
    ) {
      index,
      file in
      guard searches.contains(where: { !$0.offsets(in: file.bytes).isEmpty }) else {
        return Suppressions()
      }
      var comments = CommentReading(file, FileID(index: UInt32(index)), ruleIDs: ruleIDs)
      return comments.read()
    }
    for part in parts where !part.isEmpty {
      list += part.list
      mistakes += part.mistakes
    }
  }

  fileprivate init() {}

  fileprivate mutating func add(_ suppression: Suppression) { list.append(suppression) }
  fileprivate mutating func add(_ mistake: IdleSuppression) { mistakes.append(mistake) }
}

extension Suppressions {
  /// The findings that no comment suppresses, and for each suppression whether it has an effect.
  func apply(to findings: [Finding]) -> (left: [Finding], isUsed: [Bool]) {
    var isUsed = [Bool](repeating: false, count: list.count)
    guard !list.isEmpty else { return (findings, isUsed) }
    let byRule = Dictionary(grouping: list.indices) { index in
      Key(file: list[index].location.file, ruleID: list[index].ruleID)
    }
    let left = findings.filter { finding in
      var isSuppressed = false
      for place in finding.suppressionPlaces {
        for index in byRule[Key(file: place.file, ruleID: finding.ruleID)] ?? []
        where list[index].covers(place) {
          isSuppressed = true
          isUsed[index] = true
        }
      }
      return !isSuppressed
    }
    return (left, isUsed)
  }

  private struct Key: Hashable {
    var file: FileID
    var ruleID: String
  }
}

extension Finding {
  /// The places at which a comment suppresses the finding: its own, and of a cycle each hop, because
  /// it is one finding wherever somebody breaks it.
  fileprivate var suppressionPlaces: [Location] {
    [location] + notes.filter { $0.role == .step }.map(\.location)
  }
}

/// The comments of one file.
private struct CommentReading {
  private let file: SourceFile
  private let id: FileID
  private let ruleIDs: [String]
  private let tree: SyntaxTree
  private var scopes: SuppressionScopes
  private var found = Suppressions()

  init(_ file: SourceFile, _ id: FileID, ruleIDs: [String]) {
    self.file = file
    self.id = id
    self.ruleIDs = ruleIDs
    tree = SyntaxTree(parsing: file, bodies: .parse)
    scopes = SuppressionScopes(of: tree)
  }

  mutating func read() -> Suppressions {
    for comment in tree.comments {
      for command in SuppressionCommand.all(in: comment.start..<comment.end, of: file) {
        switch command.content {
        case .mistake(let cause): addMistake(cause, at: command.range, fix: nil)
        case .ignore(let rules, let reach): add(rules, reach, of: comment)
        case .leftover: addLeftover(at: command.range, of: comment)
        }
      }
    }
    return found
  }

  private mutating func add(
    _ rules: [SuppressionCommand.RuleName],
    _ reach: SuppressionCommand.Reach,
    of comment: SyntaxTree.Comment
  ) {
    let scope = reach == .file ? nil : scopes.scope(of: comment)
    for (index, rule) in rules.enumerated() {
      let removal = Fix(
        title: rules.count > 1 ? "leave '\(rule.id)' out" : "remove the comment",
        edits: [edit(removing: index, of: rules, from: comment)]
      )
      if ruleIDs.contains(rule.id) {
        let place = location(rule.range)
        found.add(
          Suppression(ruleID: rule.id, location: place, scope: scope, removal: removal)
        )
      } else {
        addMistake(.unknownRule(rule.id, known: ruleIDs), at: rule.range, fix: removal)
      }
    }
  }

  private mutating func addLeftover(
    at range: Range<UInt32>,
    of comment: SyntaxTree.Comment
  ) {
    let scope = scopes.scope(of: comment)
    for rule in SuppressionCommand.leftoverRules where ruleIDs.contains(rule) {
      found.add(Suppression(ruleID: rule, location: location(range), scope: scope, removal: nil))
    }
  }

  private mutating func addMistake(
    _ cause: IdleSuppression.Cause,
    at range: Range<UInt32>,
    fix: Fix?
  ) {
    let name = String(ProjectPath(file.path).name)
    found.add(IdleSuppression(location: location(range), fileName: name, cause: cause, fix: fix))
  }

  /// The edit that takes a rule out of a list, with the separator beside it, or the comment away,
  /// with its line if nothing else stands there.
  private func edit(
    removing index: Int,
    of rules: [SuppressionCommand.RuleName],
    from comment: SyntaxTree.Comment
  ) -> Fix.Edit {
    let range: Range<UInt32>
    if rules.count == 1 {
      range = scopes.removal(of: comment)
    } else if index + 1 < rules.count {
      range = rules[index].range.lowerBound..<rules[index + 1].range.lowerBound
    } else {
      range = rules[index - 1].range.upperBound..<rules[index].range.upperBound
    }
    return Fix.Edit(location: location(range), replacement: "")
  }

  private func location(_ range: Range<UInt32>) -> Location {
    Location(file: id, offset: range.lowerBound, length: UInt32(range.count))
  }
}
