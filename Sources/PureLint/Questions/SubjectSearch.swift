import GraphModel
import PureLintFindings
import PureLintSource

/// The search for the nodes that a person names, with remarks on names that fit several.
package struct SubjectSearch {
  package let survey: Survey
  private lazy var names = NameSearch(survey)
  /// A line for each name that fits several things.
  package private(set) var remarks = ""

  package init(_ survey: Survey) {
    self.survey = survey
  }

  /// The participants that names mean, each once; a field counts as whoever declares it.
  package mutating func holders(_ names: [String]) throws(UnknownName) -> [NodeID] {
    var found: [NodeID] = []
    for name in names { found += try nodes(name) }
    return holders(of: found)
  }

  /// The participants that some nodes are, each once; a field counts as whoever declares it.
  package func holders(of nodes: [NodeID]) -> [NodeID] {
    SubjectSearch.distinct(nodes.map { survey.holder(of: $0) })
  }

  /// The meaning of a name where something is needed: for a field, its suppliers, or else whoever
  /// declares it. A type that only fields are of, and nothing supplies, is not known.
  package mutating func supplied(_ name: String) throws(UnknownName) -> [NodeID] {
    let found = try nodes(name)
    let supplied = SubjectSearch.distinct(
      found.flatMap { node in
        let suppliers = suppliers(of: node)
        return suppliers.isEmpty && !isOfType(name, node) ? [survey.holder(of: node)] : suppliers
      }
    )
    guard supplied.isEmpty, let field = found.first else { return supplied }
    var page = AnswerPage(survey, showsAll: false)
    throw UnknownName(
      name: name,
      asked: .init(
        place: page.place(of: field),
        holder: page.title(survey.holder(of: field)),
        otherCount: found.count - 1
      )
    )
  }

  /// Whether a name means a field by its type alone.
  private func isOfType(_ name: String, _ field: NodeID) -> Bool {
    let node = survey.graph[field]
    let isCalled = node.name == name || survey.graph.qualifiedName(field).hasSuffix(name)
    return !isCalled && node.typeName?.contains(name) == true
  }

  private func suppliers(of node: NodeID) -> [NodeID] {
    let holder = survey.holder(of: node)
    guard survey.graph[node].kind == .dependency else { return [holder] }
    return survey.needs.needs.outgoing(holder).filter { $0.receiver == node }.map(\.target)
  }

  /// All nodes that a name means.
  package mutating func nodes(_ name: String) throws(UnknownName) -> [NodeID] {
    let match = try names.node(name)
    let found = [match.node] + match.others
    guard found.count > 1 else { return found }
    var page = AnswerPage(survey, showsAll: false)
    func text(_ id: NodeID) -> String {
      let place = page.place(of: id)
      return survey.graph.qualifiedName(id).printable() + (place.isEmpty ? "" : " at \(place)")
    }
    let shown = found.prefix(4).map(text)
    let rest = found.count > 4 ? ", and \(found.count - 4) more" : ""
    remarks +=
      "'\(name.printable())' fits \(found.count) things: \(shown.joined(separator: ", "))\(rest)\n"
    return found
  }

  private static func distinct(_ nodes: [NodeID]) -> [NodeID] {
    var known: Set<NodeID> = []
    return nodes.filter { known.insert($0).inserted }
  }
}
