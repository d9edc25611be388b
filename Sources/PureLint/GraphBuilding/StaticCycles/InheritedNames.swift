import PureLintResolution
import PureLintSource

/// The names of types and protocols that types inherit from: of `class Pad: Desk`, `Desk`.
final class InheritedNames {
  private let program: Program
  /// The types of a name and their extensions.
  private let blocks: [Name: [DeclarationID]]
  private let supertypes: SupertypeNames
  private var known: [Name: Set<Name>] = [:]

  /// The number of names for one type up to which they are looked for, the nearest first. Each of a
  /// chain of classes would have all those before it.
  private static let limit = 128

  init(_ blocks: [Name: [DeclarationID]], _ program: Program) {
    self.program = program
    self.blocks = blocks
    supertypes = SupertypeNames(program)
  }

  /// Some names, with those of all that their types inherit from.
  func all(of names: some Sequence<Name>) -> Set<Name> {
    names.reduce(into: []) { $0.formUnion(all(of: $1)) }
  }

  /// A name, with those of all that its types inherit from.
  func all(of name: Name) -> Set<Name> {
    if let found = known[name] { return found }
    var (found, waiting) = (Set([name]), [name])
    var position = 0
    while position < waiting.count, found.count < Self.limit {
      for inherited in direct(of: waiting[position]) where found.insert(inherited).inserted {
        waiting.append(inherited)
      }
      position += 1
    }
    known[name] = found
    return found
  }

  /// The names that the types of a name and their extensions are written with.
  func direct(of name: Name) -> [Name] {
    (blocks[name] ?? []).flatMap { block in
      supertypes.names(in: Int(block.file), Int(block.index)..<Int(block.index) + 1).map(\.name)
    }
  }
}
