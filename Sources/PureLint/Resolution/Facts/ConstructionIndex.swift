import PureLintSource
import PureLintSyntax

/// The constructions that a walk found, by built type, by call, by the member around, and by
/// initializer; each table is made when it is first asked.
///
/// `Clock()` in `func start()` is found by `Clock`, by the call, and by `start`. Positions alone are
/// kept, as copies of constructions count references to their arguments.
public final class ConstructionIndex {
  private let constructions: [Construction]
  private let foreignPlaces: [Place]
  private let program: Program

  /// Positions in the order of files and calls.
  private lazy var byCall = constructions.indices.sorted {
    let (first, second) = (constructions[$0], constructions[$1])
    return (first.place.file, first.call, $0) < (second.place.file, second.call, $1)
  }
  private lazy var byType = positions { $0.declaration }
  private lazy var byMember = positions { $0.place.source.map(program.memberDeclaration) }
  private lazy var byInitializer = positions { $0.initializer }
  private lazy var foreign = Set(foreignPlaces.map(\.unscoped))

  init(_ facts: Facts, _ program: Program) {
    constructions = facts.constructions
    foreignPlaces = facts.foreignConstructions
    self.program = program
  }

  /// Positions by a declaration, in their order.
  private func positions(
    by key: (Construction) -> DeclarationID?
  ) -> [DeclarationID: [Int]] {
    constructions.indices.reduce(into: [:]) { found, position in
      guard let key = key(constructions[position]) else { return }
      found[key, default: []].append(position)
    }
  }

  private func all(at positions: [Int]?) -> some RandomAccessCollection<Construction> {
    (positions ?? []).lazy.map { [constructions] in constructions[$0] }
  }

  /// The constructions of a type, in the order in which they were found.
  public func of(_ type: DeclarationID) -> some RandomAccessCollection<Construction> {
    all(at: byType[type])
  }

  /// The constructions in a member, or in a function or variable at top level, in the order in which
  /// they were found.
  public func inside(_ member: DeclarationID) -> some RandomAccessCollection<Construction> {
    all(at: byMember[member])
  }

  /// The constructions by an initializer, in the order in which they were found.
  public func by(_ initializer: DeclarationID) -> some RandomAccessCollection<Construction> {
    all(at: byInitializer[initializer])
  }

  /// The first construction of a file whose call is a node or stands behind it.
  /// - Complexity: O(log *n*) for *n* constructions.
  public func first(from node: NodeIndex, in file: Int) -> Construction? {
    let place = byCall[...].partitioningIndex {
      (constructions[$0].place.file, constructions[$0].call) >= (file, node)
    }
    guard place < byCall.count else { return nil }
    let found = constructions[byCall[place]]
    return found.place.file == file ? found : nil
  }

  /// Whether something is built at a token that no source declares.
  public func isForeign(_ token: TokenIndex, in file: Int) -> Bool {
    foreign.contains(Place(file: file, token: token))
  }
}
