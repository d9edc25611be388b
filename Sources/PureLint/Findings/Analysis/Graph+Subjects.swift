import GraphModel

extension Graph {
  /// The subject of a finding about some nodes.
  package func subject(_ nodes: NodeID...) -> Subject {
    Subject(nodes.map(qualifiedName))
  }

  /// The name of a node behind that of its owner, unless it begins with it.
  package func qualifiedName(_ id: NodeID) -> String {
    let name = self[id].name
    guard let owner = self[id].owner.map({ self[$0].name }), !name.hasPrefix(owner + ".") else {
      return name
    }
    return "\(owner).\(name)"
  }
}
