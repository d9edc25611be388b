import Testing

@testable import PureLintSource
@testable import PureLintSyntax

/// Numbers that come out alike in every run.
private struct Dice: RandomNumberGenerator {
  var state: UInt64 = 20_261_123

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}

/// What trees keep in few bytes comes out as it went in.
@Suite struct TreeStorageTests {
  @Test(arguments: [
    [], [0], [65_535, 65_535, 65_536, 65_537], [70_000], [0, 300_000, 300_000, 300_001],
    [UInt32.max - 1, .max],
  ])
  func numbersRise(numbers: [UInt32]) {
    #expect(Array(RisingNumbers(count: numbers.count) { numbers[$0] }) == numbers)
  }

  @Test func manyNumbersRise() {
    var dice = Dice()
    var numbers: [UInt32] = [0]
    for _ in 0..<50_000 { numbers.append(numbers.last! + UInt32.random(in: 0...40, using: &dice)) }
    let kept = RisingNumbers(count: numbers.count) { numbers[$0] }
    #expect(kept.elementsEqual(numbers))
    let first = kept[1_000...].partitioningIndex { $0 >= 500_000 }
    #expect(first == numbers.firstIndex { $0 >= 500_000 })
  }

  /// Small nodes and large ones, near and far.
  @Test(arguments: [[0], [0, 14], [0, 14, 15, 255, 256, 4_094, 4_095, 4_096, 1 << 31], [1 << 31]])
  func nodes(distances: [UInt32]) {
    var dice = Dice()
    func distance() -> UInt32 { distances.randomElement(using: &dice)! }
    var firstToken: UInt32 = 0
    let nodes = (0..<10_000).map { position in
      firstToken += [0, 1, 2, 5_000].randomElement(using: &dice)!
      return SyntaxNode(
        kind: NodeKind.allCases.randomElement(using: &dice)!,
        flags: NodeFlags(rawValue: UInt8.random(in: 0 ... .max, using: &dice)),
        mainToken: position % 1_000 == 999 && firstToken > 0
          ? firstToken - 1 : firstToken + distance(),
        firstToken: firstToken,
        endToken: firstToken + distance(),
        size: distance() + 1
      )
    }
    let kept = NodeList(count: nodes.count, largeNodes: []) { list in
      for position in nodes.indices.reversed() { list.write(nodes[position], at: position) }
    }
    #expect(kept.count == nodes.count)
    let differ = nodes.indices.filter { position in
      let (node, found) = (nodes[position], kept[position])
      return node.kind != found.kind || node.flags != found.flags
        || node.mainToken != found.mainToken || node.firstToken != found.firstToken
        || node.endToken != found.endToken || node.size != found.size
        || node.kind != kept.kind(position) || node.flags != kept.flags(position)
        || node.size != kept.size(position) || node.mainToken != kept.mainToken(position)
    }
    #expect(differ == [])
  }

  @Test func tokens() {
    var dice = Dice()
    var buffer = TokenBuffer(capacity: 1)
    var ranges: [Range<UInt32>] = []
    var offset: UInt32 = 0
    for _ in 0..<20_000 {
      let length = [0, 1, 7, 254, 255, 256, 70_000].randomElement(using: &dice)!
      ranges.append(offset..<offset + UInt32(length))
      buffer.append(.identifier, [], start: offset, end: offset + UInt32(length))
      offset += UInt32(length) + UInt32.random(in: 0...9, using: &dice)
    }
    let list = TokenList(buffer)
    #expect(ranges.indices.map { list.range($0) } == ranges)
    #expect(ranges.indices.allSatisfy { list.ends[$0] == ranges[$0].upperBound })
    let tree = SyntaxTree(
      source: SourceFile(path: "", bytes: []),
      tokens: list,
      nodes: NodeList(NodeBuffer(capacity: 1)),
      comments: [],
      errors: []
    )
    var copy = TokenBuffer(capacity: 1)
    copy.append(tokensOf: tree, 5..<15_000)
    #expect(Array(copy.starts) == ranges[5..<15_000].map(\.lowerBound))
    #expect(Array(copy.ends) == ranges[5..<15_000].map(\.upperBound))
  }
}
