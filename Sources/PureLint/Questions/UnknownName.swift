import GraphModel

/// A name that fits nothing.
package struct UnknownName: Error, Hashable {
  let name: String
  /// Names that are spelled nearly so.
  let near: [String]

  /// The mistake and the way to mend it, in one line.
  package var message: String {
    let start = "nothing in the graph is called '\(name)'"
    guard !near.isEmpty else {
      return start + "; 'purelint modules' and 'purelint roots' list what there is"
    }
    let offers = near.map { "'\($0)'" }
    let others = offers.dropLast().joined(separator: ", ")
    return start
      + "; did you mean \(others)\(others.isEmpty ? "" : " or ")\(offers[offers.count - 1])?"
  }
}

extension NameSearch {
  /// The node that a name means.
  func node(_ name: String) throws(UnknownName) -> Match {
    guard let match = match(name) else { throw UnknownName(name: name, near: nearNames(name)) }
    return match
  }
}
