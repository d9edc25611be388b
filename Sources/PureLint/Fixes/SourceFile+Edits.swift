import GraphModel
import PureLintFindings
import PureLintSource
import PureLintSyntax

extension [SourceFile] {
  /// The same files with edits made, which do not overlap; locations count from this list.
  func applying(_ edits: [Fix.Edit]) -> [SourceFile] {
    var files = self
    for (file, edits) in Dictionary(grouping: edits, by: \.location.file.position) {
      let old = files[file].bytes
      var bytes: [UInt8] = []
      var position = 0
      for edit in edits.sorted(by: { $0.location < $1.location }) {
        bytes += old[position..<Swift.max(position, edit.location.bytes.lowerBound)]
        bytes += edit.replacement.utf8
        position = Swift.max(position, edit.location.bytes.upperBound)
      }
      bytes += old[position...]
      files[file] = SourceFile(path: files[file].path, bytes: bytes)
    }
    return files
  }
}

extension Location {
  init(file: Int, bytes: Range<Int>) {
    self.init(
      file: FileID(index: UInt32(file)),
      offset: UInt32(bytes.lowerBound),
      length: UInt32(bytes.count)
    )
  }

  /// The range of bytes in the file.
  var bytes: Range<Int> { Int(offset)..<Int(offset) + Int(length) }
}

extension SyntaxTree {
  /// The byte range of a node, for arrays of bytes.
  func bytes(_ node: NodeIndex) -> Range<Int> {
    let range = range(node)
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// The node that directly holds another one; nil for the root.
  /// - Complexity: O(*d* log *n*) for *d* nodes around it of *n* children each.
  func parent(of node: NodeIndex) -> NodeIndex? { nodes(around: node).last }
}
