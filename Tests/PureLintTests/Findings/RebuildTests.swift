import GraphModel
import Testing

@testable import PureLintFindings

/// Cycles of what a container builds, as the libraries do with them when they run.
@Suite struct RebuildTests {
  /// How an object is kept, and by what it leads on.
  private struct Hop: Hashable {
    let lifetime: Node.Lifetime
    /// By what fills the object, rather than by what it is made with.
    let isFilled: Bool

    static let all = Node.Lifetime.allCases.flatMap { lifetime in
      [Hop(lifetime: lifetime, isFilled: false), Hop(lifetime: lifetime, isFilled: true)]
    }

    /// Whether who comes back finds the object.
    var isFound: Bool { isFilled && lifetime != .transient }
  }

  private enum Outcome: Hashable {
    case endless, raises, twice, fine
  }

  /// What was measured, for cycles of two and of three objects: the walk from the one that is asked
  /// for ends at the first that is found; what it passes before is built twice.
  private static func measured(_ hops: [Hop]) -> Outcome {
    guard let end = hops.firstIndex(where: \.isFound) else { return .endless }
    let passed = hops[..<end]
    if passed.contains(where: { $0.lifetime == .singleton }) { return .raises }
    return passed.isEmpty ? .fine : .twice
  }

  /// - Parameter first: The object that is asked for.
  private static func told(_ hops: [Hop], askedFor first: Int = 0) -> Outcome {
    var builder = GraphBuilder(files: ["A.swift"])
    let location = { (offset: Int) in
      Location(file: FileID(index: 0), offset: UInt32(offset), length: 1)
    }
    let asker = builder.addNode(Node(kind: .consumer, name: "asker"))
    let nodes = hops.enumerated().map { position, hop in
      builder.addNode(
        Node(
          kind: .provider,
          name: "object\(position)",
          lifetime: hop.lifetime,
          traits: hop.lifetime == .singleton ? .isSingular : .isDoubled,
          location: location(position * 10)
        )
      )
    }
    for (position, hop) in hops.enumerated() {
      builder.addEdge(
        Edge(
          source: nodes[position],
          target: nodes[(position + 1) % hops.count],
          kind: .uses,
          timing: hop.isFound ? .stored : .eager,
          location: location(position * 10 + 1)
        )
      )
    }
    builder.addEdge(
      Edge(source: asker, target: nodes[first], kind: .uses, location: location(1_000))
    )
    let graph = builder.build()
    if !graph.providerCycles().isEmpty { return .endless }
    guard let rebuild = graph.rebuilds().first else { return .fine }
    return rebuild.isFatal ? .raises : .twice
  }

  @Test func cyclesOfTwo() {
    for first in Hop.all {
      for second in Hop.all {
        #expect(
          Self.told([first, second]) == Self.measured([first, second]),
          "\(first), \(second)"
        )
      }
    }
  }

  @Test func cyclesOfThree() {
    for first in Hop.all {
      for second in Hop.all {
        for third in Hop.all {
          let hops = [first, second, third]
          #expect(Self.told(hops) == Self.measured(hops), "\(hops)")
        }
      }
    }
  }

  /// Whoever is asked for first decides, unless there is no end at all.
  @Test func theWayInDecides() {
    let view = Hop(lifetime: .perGraph, isFilled: false)
    let presenter = Hop(lifetime: .perGraph, isFilled: true)
    #expect(Self.told([view, presenter]) == .twice)
    #expect(Self.told([view, presenter], askedFor: 1) == .fine)
    #expect(Self.told([view, view], askedFor: 1) == .endless)
  }

  /// What is built anew for whoever asks could be followed for ever.
  @Test func manyTransientProvidersAreFollowedForAWhile() {
    var builder = GraphBuilder(files: ["A.swift"])
    let asker = builder.addNode(Node(kind: .consumer, name: "asker"))
    let nodes = (0..<60).map { position in
      builder.addNode(
        Node(
          kind: .provider,
          name: "object\(position)",
          lifetime: position == 59 ? .perGraph : .transient,
          traits: .isDoubled
        )
      )
    }
    builder.addEdge(Edge(source: asker, target: nodes[0], kind: .uses))
    for position in 0..<59 {
      for copy in 0..<2 {
        builder.addEdge(
          Edge(
            source: nodes[position],
            target: nodes[position + 1],
            kind: .uses,
            location: Location(
              file: FileID(index: 0),
              offset: UInt32(position * 10 + copy),
              length: 1
            )
          )
        )
      }
    }
    builder.addEdge(Edge(source: nodes[59], target: nodes[0], kind: .uses, timing: .stored))
    #expect(builder.build().rebuilds().count <= 1)
  }
}
