import PureLintSource
import PureLintSyntax

/// Reads from something unknown, by their names, and in groups that mean the same members: of a name
/// that is read often, one of each group is asked about.
final class UnknownReadGroups {
  private let reads: [UnknownRead]
  private let program: Program
  /// What is asked of each local of unknown type.
  private let namesAsked: [UnknownRead.Holder: Set<Name>]
  /// Positions in `reads`.
  private let byName: [Name: [Int]]
  private var known: [Name: [[Int]]] = [:]

  /// Fewer reads of a name than this are a group each.
  private static let fewest = 32

  /// All of a read of some name that tells which members it may mean.
  private struct Likeness: Hashable {
    let file: Int
    let use: Use
    let origin: SwiftType?
    /// What is asked of the base, if it is more than the name.
    let names: Set<Name>
    let next: Name?

    enum Use: Hashable {
      case any, implicitMember
      case call([Argument])
    }

    struct Argument: Hashable {
      let label: Name?
      let isTrailing: Bool
    }
  }

  /// - Complexity: O(reads).
  init(_ reads: [UnknownRead], namesAsked: [UnknownRead.Holder: Set<Name>], _ program: Program) {
    self.reads = reads
    self.program = program
    self.namesAsked = namesAsked
    byName = Dictionary(grouping: reads.indices) { reads[$0].name }
  }

  func hasReads(named name: Name) -> Bool { byName[name] != nil }

  /// The positions of the reads of a name; those of a group are of one file and in order.
  func groups(named name: Name) -> [[Int]] {
    if let groups = known[name] { return groups }
    let positions = byName[name] ?? []
    var found: [[Int]] = []
    if positions.count < Self.fewest {
      found = positions.map { [$0] }
    } else {
      var order: [Likeness: Int] = [:]
      for position in positions {
        let likeness = likeness(of: reads[position])
        if let group = order[likeness] {
          found[group].append(position)
        } else {
          order[likeness] = found.count
          found.append([position])
        }
      }
    }
    known[name] = found
    return found
  }

  private func likeness(of read: UnknownRead) -> Likeness {
    let names = read.holder.flatMap { namesAsked[$0] } ?? []
    return Likeness(
      file: read.place.file,
      use: use(of: read),
      origin: read.origin,
      names: names.count > 1 ? names : [],
      next: read.next
    )
  }

  private func use(of read: UnknownRead) -> Likeness.Use {
    switch read.use {
    case .any: return .any
    case .implicitMember: return .implicitMember
    case .call(let call):
      let arguments = program.trees[read.place.file].callArguments(of: call)
      return .call(arguments.map { .init(label: $0.label, isTrailing: $0.isTrailing) })
    }
  }
}
