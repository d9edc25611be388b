import GraphModel

extension NeedSearch {
  /// The code that belongs to a root or module: its own, and extensions of its name. Other code belongs
  /// to code of its name in the same file, and extensions to the type of their name in another one.
  static func canonicalNodes(_ graph: Graph, _ programs: Programs) -> [NodeID: NodeID] {
    struct Code: Hashable {
      let name: ProgramName
      let file: FileID?
    }
    var owners: [ProgramName: [NodeID]] = [:]
    for id in graph.nodeIDs where graph[id].kind == .root || graph[id].kind == .module {
      owners[ProgramName(graph[id].name, of: id, programs), default: []].append(id)
    }
    /// What code is of: types in two targets may have one name.
    func owner(_ id: NodeID, among owners: [NodeID]) -> NodeID? {
      let code = graph[id]
      if let own = owners.first(where: { graph[$0].location == code.location }) {
        return own == id ? nil : own
      }
      guard code.traits.contains(.isExtension) else { return nil }
      let isSure = owners.count == 1 || owners.first.map { graph[$0].kind } != .consumer
      return owners.first { graph[$0].location?.file == code.location?.file }
        ?? (isSure ? owners.first : nil)
    }
    let codes = graph.nodeIDs.filter { graph[$0].kind == .consumer && graph[$0].owner == nil }
    let types = codes.filter { !graph[$0].traits.contains(.isExtension) }
    for id in types {
      owners[ProgramName(graph[id].name, of: id, programs), default: []].append(id)
    }
    var first: [Code: NodeID] = [:]
    var found: [NodeID: NodeID] = [:]
    for id in types + codes.filter({ graph[$0].traits.contains(.isExtension) }) {
      let name = ProgramName(graph[id].name, of: id, programs)
      let code = Code(name: name, file: graph[id].location?.file)
      let holder = owner(id, among: owners[name] ?? []) ?? first[code]
      found[id] = holder.map { found[$0] ?? $0 }
      if holder == nil { first[code] = id }
    }
    return found
  }
}

/// The name of a type in one program.
private struct ProgramName: Hashable {
  let program: Int
  let name: String

  /// The name as a node's program knows it.
  init(_ name: String, of node: NodeID, _ programs: Programs) {
    program = programs.program(of: node)
    self.name = name
  }
}
