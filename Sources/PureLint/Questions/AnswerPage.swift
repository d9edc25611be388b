import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintSource

/// The names, places and tables that answers are written with.
package struct AnswerPage {
  let survey: Survey
  /// The most entries of a list; nil for all.
  let limit: Int?
  /// The abilities of the place that the answer goes to.
  let medium: Medium
  /// Whether an option lists what is left out.
  let hasOptions: Bool
  private var places: Places

  /// The entries of a list that fit one screen.
  package static let screen = 30

  package init(_ survey: Survey, showsAll: Bool, _ medium: Medium = .pipe) {
    self.init(survey, limit: showsAll ? nil : AnswerPage.screen, medium, hasOptions: true)
  }

  /// A page where no options can be given.
  ///
  /// - Parameter limit: The most entries of a list.
  package init(_ survey: Survey, listing limit: Int) {
    self.init(survey, limit: limit, .pipe, hasOptions: false)
  }

  private init(_ survey: Survey, limit: Int?, _ medium: Medium, hasOptions: Bool) {
    self.survey = survey
    self.limit = limit
    self.medium = medium
    self.hasOptions = hasOptions
    places = Places(files: survey.files, paths: survey.paths)
  }

  /// The name of a node: `HomeReactor`; of a root's member that begins with a small letter, with the
  /// root's name in front: `AppDependency.analytics`. Of several providers with one name, such as locals
  /// of two functions, with the type that tells them apart.
  func title(_ id: NodeID) -> String {
    let name = nameInAnswers(id)
    guard let type = survey.graph[id].typeName, survey.sharesName(id) else { return name }
    return "\(name): \(type.printable())"
  }

  private func nameInAnswers(_ id: NodeID) -> String {
    let node = survey.graph[id]
    let isMember = node.kind == .provider && node.name.first?.isLowercase == true
    return (isMember ? survey.graph.qualifiedName(id) : node.name).printable()
  }

  /// The title, without labels where it would be long: `DamusState.init(…)`.
  func shortTitle(_ id: NodeID) -> String {
    let title = title(id)
    guard title.count > 60, let start = title.firstIndex(of: "("), title.hasSuffix(")") else {
      return title
    }
    return title[..<start] + "(…)"
  }

  /// The title in few letters, for a box: a function without its labels, a member without its root.
  func label(_ id: NodeID) -> String {
    let node = survey.graph[id]
    guard node.kind == .provider, let start = node.name.firstIndex(of: "("),
      node.traits.contains(.isFunction)
    else { return (node.kind == .provider ? node.name : title(id)).printable() }
    return (node.name[..<start] + (node.name.hasSuffix("()") ? "()" : "(…)")).printable()
  }

  /// The type that a provider yields, if a person would know the provider by it, and the name of the
  /// provider.
  func yieldedType(_ id: NodeID) -> (name: String, provider: String)? {
    let node = survey.graph[id]
    guard node.kind == .provider, var type = node.typeName else { return nil }
    if type.hasPrefix("any ") { type.removeFirst(4) }
    while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    guard type.first?.isUppercase ?? false, type != node.name, !type.contains("<") else {
      return nil
    }
    let name = survey.graph.qualifiedName(id)
    let start = node.traits.contains(.isFunction) ? name.firstIndex(of: "(") : nil
    let labels = name.hasSuffix("()") ? "()" : "(…)"
    return (type.printable(), (start.map { name[..<$0] + labels } ?? name).printable())
  }

  /// The title, with the type that the node yields if it does not say so itself.
  func titleWithType(_ id: NodeID) -> String {
    let node = survey.graph[id]
    guard let type = node.typeName, type != node.name, node.kind != .module else {
      return title(id)
    }
    return "\(nameInAnswers(id)): \(type.printable())"
  }

  /// `path:line:column` of the place where a node is declared; empty if it has none.
  mutating func place(of id: NodeID) -> String {
    survey.graph[id].location.map { place($0) } ?? ""
  }

  /// The place where a need shows, or else that of one of its ends.
  mutating func place(of need: Edge, orOf end: NodeID) -> String {
    need.location.map { place($0) } ?? place(of: end)
  }

  /// The place where a need shows, or else that of one of its ends; with `, later` if it is built
  /// later, and a word on what a root only keeps.
  mutating func placeAndTime(of need: Edge, orOf end: NodeID) -> String {
    let time = need.timing.isDeferred ? ", later" : ""
    let note = need.kind == .declares ? ", as a part of it" : time
    return place(of: need, orOf: end) + note
  }

  /// The weight, message and rule of a finding, and whether it is one of the baseline.
  func sentence(_ diagnostic: Diagnostic) -> String {
    let finding = diagnostic.finding
    let end = diagnostic.isInBaseline ? ", in the baseline" : ""
    return "\(diagnostic.severity.rawValue): \(finding.message.printable()) "
      + "[\(finding.ruleID)]\(end)"
  }

  /// `path:line:column`.
  mutating func place(_ location: Location) -> String { places.text(of: location) }

  /// The line that a location begins in, from 1.
  mutating func line(_ location: Location) -> Int { places.start(of: location).line }

  /// Rows with aligned columns, each on a line, as wide as the medium at most.
  ///
  /// - Parameter numbers: The columns that are aligned to the right.
  func table(_ rows: [[String]], numbers: Set<Int> = [], indent: String = "  ") -> String {
    AnswerTable(rows, numbers: numbers, indent: indent, medium).text
  }

  /// The words above a list, which stand out where the medium can show it.
  func heading(_ text: String) -> String { Painter(medium).paint(text, .bold) }

  /// The line that says how many entries are not shown; empty if none.
  func rest(of count: Int, indent: String = "  ") -> String {
    guard let limit, count > limit else { return "" }
    return "\(indent)and \(count - limit) more\(hasOptions ? "; '--all' lists them" : "")\n"
  }

  /// The entries of a list that are shown.
  func shown<Element>(_ list: [Element]) -> ArraySlice<Element> { list.prefix(limit ?? .max) }

  /// The same page with room for a part of the list only.
  ///
  /// - Parameter parts: The number of lists that share a screen.
  func shared(by parts: Int) -> AnswerPage {
    AnswerPage(survey, limit: limit.map { $0 / parts }, medium, hasOptions: hasOptions)
  }

  // MARK: Documents

  /// A node as documents have it.
  mutating func json(_ id: NodeID) -> JSONText {
    let node = survey.graph[id]
    return .object([
      "name": .text(survey.graph.qualifiedName(id)),
      "kind": .text(node.kind.rawValue),
      "type": node.typeName.map { .text($0) },
      "builds": node.builtTypes.isEmpty ? nil : .list(node.builtTypes.map { .text($0) }),
      "location": node.location.map { json($0) },
    ])
  }

  /// A place as documents have it.
  mutating func json(_ location: Location) -> JSONText {
    let region = places.region(of: location)
    return .object([
      "file": .text(survey.paths.plain(places.file(of: location).path)),
      "line": .number(region.start.line),
      "column": .number(region.start.column),
    ])
  }

  /// A need as documents have it.
  mutating func json(_ edge: Edge) -> JSONText {
    .object([
      "source": json(edge.source),
      "target": json(edge.target),
      "field": edge.receiver.map { .text(survey.graph.qualifiedName($0)) },
      "isLater": .flag(edge.timing.isDeferred),
      "location": edge.location.map { json($0) },
    ])
  }

  /// A finding as documents have it.
  mutating func json(_ diagnostic: Diagnostic) -> JSONText {
    .object([
      "rule": .text(diagnostic.finding.ruleID),
      "severity": .text(diagnostic.severity.rawValue),
      "message": .text(diagnostic.finding.message),
      "isInBaseline": diagnostic.isInBaseline ? .flag(true) : nil,
      "location": json(diagnostic.finding.location),
    ])
  }
}
