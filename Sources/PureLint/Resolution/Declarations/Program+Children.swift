import PureLintSource

extension Program {
  /// The declarations directly inside another, in source order.
  /// - Complexity: O(number of results).
  public func children(of id: DeclarationID) -> [DeclarationID] {
    var count = 0
    forEachChild(of: id) { _, _ in count += 1 }
    guard count > 0 else { return [] }
    var found: [DeclarationID] = []
    found.reserveCapacity(count)
    forEachChild(of: id) { child, _ in found.append(child) }
    return found
  }

  /// The declarations directly inside another that are wanted, in source order.
  /// - Complexity: O(number of declarations directly inside).
  func children(
    of id: DeclarationID,
    where isWanted: (Declaration) -> Bool
  ) -> [DeclarationID] {
    var count = 0
    forEachChild(of: id) { _, declaration in count += isWanted(declaration) ? 1 : 0 }
    guard count > 0 else { return [] }
    var found: [DeclarationID] = []
    found.reserveCapacity(count)
    forEachChild(of: id) { child, declaration in
      if isWanted(declaration) { found.append(child) }
    }
    return found
  }

  /// The declarations of a name directly inside another, in source order.
  /// - Complexity: O(number of declarations directly inside).
  func children(of id: DeclarationID, named name: Name) -> [DeclarationID] {
    children(of: id) { $0.name == name }
  }

  @inline(__always)
  private func forEachChild(
    of id: DeclarationID,
    _ body: (DeclarationID, Declaration) -> Void
  ) {
    declarations[Int(id.file)].withUnsafeBufferPointer { declarations in
      func visit(_ index: Int) -> Int {
        body(DeclarationID(file: Int(id.file), index: index), declarations[index])
        return index + Int(declarations[index].size)
      }
      let own = declarations[Int(id.index)]
      var next = Int(id.index) + 1
      while next < Int(id.index) + Int(own.size) { next = visit(next) }
      guard own.firstLocal > 0 else { return }
      next = Int(own.firstLocal)
      while next < declarations.count, declarations[next].isDirectly(inside: Int(id.index)) {
        next = visit(next)
      }
    }
  }

  /// Whether so many declarations stand in another that looking through them takes long.
  func isCrowded(_ id: DeclarationID) -> Bool {
    let declaration = self[id]
    return declaration.size > DeclarationCollector.crowd
      || declaration.firstLocal > 0 && files[Int(id.file)].crowded.contains(Int(id.index))
  }

  /// The declarations of a kind with which those directly inside another begin, in source order;
  /// none of those in its body.
  /// - Parameter skipped: A kind of which there may be some in front of them.
  func firstChildren(
    of id: DeclarationID,
    _ kind: Declaration.Kind,
    behind skipped: Declaration.Kind? = nil
  ) -> [DeclarationID] {
    declarations[Int(id.file)].withUnsafeBufferPointer { declarations in
      let end = Int(id.index) + Int(declarations[Int(id.index)].size)
      var start = Int(id.index) + 1
      while start < end, declarations[start].kind == skipped {
        start += Int(declarations[start].size)
      }
      let first = start
      var count = 0
      while start < end, declarations[start].kind == kind {
        count += 1
        start += Int(declarations[start].size)
      }
      guard count > 0 else { return [] }
      var children: [DeclarationID] = []
      children.reserveCapacity(count)
      var next = first
      for _ in 0..<count {
        children.append(DeclarationID(file: Int(id.file), index: next))
        next += Int(declarations[next].size)
      }
      return children
    }
  }
}
