import PureLintSource

extension SyntaxTree {
  /// The file's path on a line, then its tree and its errors, a line each.
  public func treeLines() -> [String] {
    let lines = dump().split(separator: "\n").map { String($0).printable(keepingTabs: true) + "\n" }
    return ["\(source.path.printable()):\n"] + lines
  }

  /// `path:line:column: kind name` for each declaration and call, in source order.
  public func outlineLines() -> [String] {
    let lines = LineIndex(source.bytes)
    let path = source.path.printable()
    return outlineEntries().map { entry in
      let place = lines.position(of: Int(entry.offset))
      return "\(path):\(place): \(entry.kind) \(entry.name.printable())\n"
    }
  }
}
