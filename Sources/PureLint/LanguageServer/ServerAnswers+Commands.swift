import GraphModel
import PureLintFindings
import PureLintPolicy
import PureLintQuestions
import PureLintSource

extension ServerAnswers {
  /// What a command tells.
  func tell(_ parameters: JSONValue) throws(RequestFailure) -> String {
    let arguments = parameters["arguments"]?.elements ?? []
    guard let name = parameters["command"]?.text, let command = ServerCommand(rawValue: name),
      let first = arguments.first
    else { throw .invalidParameters }
    if command == .explain {
      guard let page = first.text.flatMap(workspace.explain) else { throw .invalidParameters }
      return page
    }
    guard let surveyed, let survey = surveyed.survey else { return "there is no graph to ask" }
    let second = arguments.dropFirst().first
    do throws(UnknownName) {
      return try tell(command, first, second, CommandSubjects(survey, surveyed, documents))
    } catch {
      return error.message
    }
  }

  /// The finding that is to be mended.
  func findingToMend(_ parameters: JSONValue) throws(RequestFailure) -> Finding? {
    let arguments = parameters["arguments"]?.elements ?? []
    guard arguments.count == 2, let rule = arguments[1].text,
      let position = TextLines.Position(arguments[0]["position"])
    else { throw .invalidParameters }
    guard let (files, id) = try file(arguments[0], in: files) else { return nil }
    let offset = TextLines(files.bytes(of: id)).offset(of: position, files.encoding)
    return files.diagnostics(in: id).map(\.finding).first {
      $0.ruleID == rule && Int($0.location.offset) == offset
    }
  }

  private func tell(
    _ command: ServerCommand,
    _ first: JSONValue,
    _ second: JSONValue?,
    _ subjects: CommandSubjects
  ) throws(UnknownName) -> String {
    var subjects = subjects
    let survey = subjects.survey
    let nodes = try subjects.nodes(first)
    guard !nodes.isEmpty else { return CommandSubjects.nothing }
    switch command {
    case .explain, .mend, .show:
      return subjects.text(nodes.map { NodeDetails(survey, of: $0) })
    case .why:
      guard let second else {
        let holders = subjects.holders(nodes)
        return subjects.text(holders.map { Why(survey, source: nil, target: $0) })
      }
      let others = try subjects.nodes(second)
      guard !others.isEmpty else { return CommandSubjects.nothing }
      return subjects.text(
        Why.all(survey, from: subjects.holders(nodes), to: subjects.holders(others))
      )
    case .graph:
      let names = subjects.holders(nodes).map { survey.graph.qualifiedName($0) }
      let selection = PictureSelection(focus: names)
      let picture = try PictureSketch(survey, selection).picture(selection, collapsesMany: true)
      let title = "Around \(names.joined(separator: ", "))"
      return second?.text == "svg"
        ? picture.svg(title: title, survey) : picture.mermaid(title: title)
    }
  }
}

/// The things of the graph that the arguments of a command name, and the texts of answers on them.
private struct CommandSubjects {
  /// What is told where a place has no meaning in the graph.
  static let nothing = "nothing is known of it"

  let survey: Survey
  private let files: CheckedFiles
  private let documents: OpenDocuments
  private var search: SubjectSearch

  init(_ survey: Survey, _ files: CheckedFiles, _ documents: OpenDocuments) {
    self.survey = survey
    self.files = files
    self.documents = documents
    search = SubjectSearch(survey)
  }

  /// The things that an argument means; none if it is a place without a meaning.
  mutating func nodes(_ argument: JSONValue) throws(UnknownName) -> [NodeID] {
    if let name = argument.text { return try search.nodes(name) }
    guard let address = argument["textDocument"]?["uri"]?.text,
      let position = TextLines.Position(argument["position"]), let file = files.file(address),
      let offset = files.offset(of: position, in: file, documents)
    else { return [] }
    return GraphPlaces(survey, in: file).place(at: offset).map { [$0.node] } ?? []
  }

  /// The things of which some are parts: of a field, who declares it.
  func holders(_ nodes: [NodeID]) -> [NodeID] { search.holders(of: nodes) }

  /// The remarks on names, and the answers one behind the other.
  func text(_ answers: [some Answer]) -> String {
    var page = AnswerPage(survey, listing: AnswerPage.screen)
    let texts = answers.map { $0.text(&page) }.joined(separator: "\n")
    return search.remarks + texts
  }
}
