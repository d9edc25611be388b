import GraphModel
import PureLintSource

/// The programs whose graphs were put together as one; a name of one means nothing in another.
struct Programs: Sendable {
  /// The positions behind the last nodes of the programs, ascending.
  private var ends: [Int] = []
  /// The files that each program is made of.
  private var files: [Set<FileID>] = []

  /// - Parameters:
  ///   - graphs: The graphs in the order in which they were put together.
  ///   - paths: The files of the whole graph, among them all of the others.
  init(_ graphs: [Graph], files paths: [String]) {
    let ids = Dictionary(
      zip(paths, paths.indices.map { FileID(index: UInt32($0)) }),
      uniquingKeysWith: { first, _ in first }
    )
    for graph in graphs {
      ends.append((ends.last ?? 0) + graph.nodes.count)
      files.append(Set(graph.files.compactMap { ids[$0] }))
    }
  }

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
