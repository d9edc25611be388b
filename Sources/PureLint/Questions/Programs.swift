import GraphModel
import PureLintSource

/// The programs whose graphs were put together as one; a name of one means nothing in another.
struct Programs: Sendable {
  /// The positions behind the last nodes of the programs, ascending.
  private var ends: [Int] = []
  /// The files that each program is made of.
  private var files: [Set<FileID>] = []
  /// By provider, the place where the type is declared that it yields.
  private var yieldedTypes: [NodeID: Location] = [:]

  /// - Parameters:
  ///   - graphs: The graphs in the order in which they were put together.
  ///   - paths: The files of the whole graph, among them all of the others.
  ///   - types: For each graph, the places where the types are declared that its providers yield.
  init(_ graphs: [Graph], files paths: [String], yieldedTypes types: [[NodeID: Location]] = []) {
    let ids = Dictionary(
      zip(paths, paths.indices.map { FileID(index: UInt32($0)) }),
      uniquingKeysWith: { first, _ in first }
    )
    for (index, graph) in graphs.enumerated() {
      let start = ends.last ?? 0
      ends.append(start + graph.nodes.count)
      files.append(Set(graph.files.compactMap { ids[$0] }))
      for (node, place) in index < types.count ? types[index] : [:] {
        guard let file = ids[graph.files[place.file.position]] else { continue }
        var place = place
        place.file = file
        yieldedTypes[NodeID(index: UInt32(start + node.position))] = place
      }
    }
  }

  /// The place where the type is declared that a provider yields: another target may have one of the
  /// same name.
  func typeYielded(by provider: NodeID) -> Location? { yieldedTypes[provider] }

  /// The position of the program that a node of the whole graph is part of.
  ///
  /// - Complexity: O(log *p*) for *p* programs.
  func program(of node: NodeID) -> Int {
    ends[...].partitioningIndex { $0 > node.position }
  }

  /// Whether the program of a node has a file.
  func program(of node: NodeID, has file: FileID) -> Bool {
    files[program(of: node)].contains(file)
  }
}
