/// Things in a row that keep their order and their distances, each as near as possible to where it
/// wants to be.
struct SeparatedRow {
  /// Where a thing wants to be, and how much.
  struct Wish {
    var position: Double
    var weight: Double
  }

  /// Neighbors that push against each other and so move as one.
  private struct Block {
    var position: Double
    var weight: Double
    var count: Int
  }

  /// The positions with the least sum of squared distances from the wishes.
  ///
  /// The constraints form a chain, so that the algorithm of pooled violators solves the problem
  /// (Ayer and others 1955): what is too near to the thing before it joins it, and both go to the
  /// mean of their wishes.
  ///
  /// - Parameter steps: For each thing, the least distance from the one before it.
  /// - Returns: Whole numbers, which keep the distances, too.
  /// - Complexity: O(*n*).
  static func positions(wishes: [Wish], steps: [Int]) -> [Int] {
    var blocks: [Block] = []
    var offset = 0
    for (wish, step) in zip(wishes, steps) {
      offset += step
      var block = Block(position: wish.position - Double(offset), weight: wish.weight, count: 1)
      while let last = blocks.last, last.position > block.position {
        blocks.removeLast()
        let weight = last.weight + block.weight
        block.position =
          (last.position * last.weight + block.position * block.weight) / weight
        block.weight = weight
        block.count += last.count
      }
      blocks.append(block)
    }
    var positions: [Int] = []
    offset = 0
    for block in blocks {
      let position = Int(block.position.rounded())
      for _ in 0..<block.count {
        offset += steps[positions.count]
        positions.append(position + offset)
      }
    }
    return positions
  }
}
