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

  /// The participants that names mean; a field counts as whoever declares it.
  package mutating func holders(_ names: [String]) throws(UnknownName) -> [NodeID] {
    var found: [NodeID] = []
    for name in names { found.append(survey.holder(of: try node(name))) }
    return found
  }

  /// What a name means where something is needed: of a field, what it is supplied with.
  package mutating func supplied(_ name: String) throws(UnknownName) -> NodeID {
    let found = try node(name)
    guard survey.graph[found].kind == .dependency else { return survey.holder(of: found) }
    let holder = survey.holder(of: found)
    let supply = survey.needs.needs.outgoing(holder).first { $0.receiver == found }
    return supply?.target ?? holder
  }

  package mutating func node(_ name: String) throws(UnknownName) -> NodeID {
    let match = try names.node(name)
    guard !match.others.isEmpty else { return match.node }
    var page = AnswerPage(survey, showsAll: false)
    func text(_ id: NodeID) -> String {
      let place = page.place(of: id)
      return survey.graph.qualifiedName(id).printable() + (place.isEmpty ? "" : " at \(place)")
    }
    let others = match.others.prefix(3).map(text)
    let rest = match.others.count > 3 ? ", and \(match.others.count - 3) more" : ""
    remarks +=
      "'\(name.printable())' is taken for \(text(match.node)); "
      + "it fits \(others.joined(separator: ", "))\(rest), too\n"
    return match.node
  }
}
