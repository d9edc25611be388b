import PureLintQuestions

/// A question that is answered from the graph, with what it is about.
struct QuestionOptions: Sendable {
  /// The options that say what is looked at; nothing is checked.
  var check: CheckOptions
  var subject: Subject
  var format = AnswerFormat.text
  var showsAll = false
  /// The file that the answer is written to; nil for standard output.
  var output: String?

  /// The question.
  enum Subject: Hashable, Sendable {
    /// Why the first needs the second, or why the second is built.
    case why(String?, String)
    case dependents(String)
    /// What several things have in common.
    case common(CommonNeeds.Direction, [String])
    /// What the changes since a revision reach.
    case affected(String)
    case dependencies(String)
    case show(String)
    case modules(InventoryColumn)
    case roots(InventoryColumn)
  }
}

/// The options of `diff`.
struct DiffOptions: Sendable {
  var check: CheckOptions
  /// The earlier revision, as `GitRepository.commit` takes it.
  var old: String
  /// The later one; nil for what is on the disk.
  var new: String?
  var format = AnswerFormat.text
  var showsAll = false
  /// Where the later state can be read, for links.
  var source: SourceAddress?
  var output: String?
}

/// The options of `graph`.
struct GraphOptions: Sendable {
  var check: CheckOptions
  var format: Picture.Format
  /// The names of what is to be drawn.
  var selection = PictureSelection()
  /// The revision whose later changes are drawn with everything that they reach; nil for
  /// everything.
  var affected: String?
  /// Where the sources can be read, for links.
  var source: SourceAddress?
  /// Whether places are links to editors on this machine.
  var linksEditors = false
  var output: String?
}
