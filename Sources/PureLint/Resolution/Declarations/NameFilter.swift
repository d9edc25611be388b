import PureLintSource

/// A set of names that now and then holds one more than was put in: enough to see at once that a
/// question about a name leads nowhere.
struct NameFilter {
  private var bits: [UInt64]
  /// The number of bits is a power of two; this is one less.
  private let mask: Int
  private let key = Name.Key.shared

  /// - Parameter count: About how many names there are; with so many, one question in sixteen about
  ///   another name gets the wrong answer.
  init(count: Int) {
    var size = 64
    while size < 16 * count { size *= 2 }
    bits = Array(repeating: 0, count: size / 64)
    mask = size - 1
  }

  mutating func insert(_ name: Name) {
    let place = name.hash(key) & mask
    bits[place / 64] |= 1 &<< UInt64(place % 64)
  }

  /// False only if the name was not put in.
  func mayHold(_ name: Name) -> Bool {
    let place = name.hash(key) & mask
    return bits[place / 64] &>> UInt64(place % 64) & 1 != 0
  }
}

/// The names that scopes declare, by which most searches from scope to scope are seen to be in vain.
struct ScopedNames {
  /// Members, and what else stands inside a declaration but parameters and local variables.
  private(set) var all: NameFilter
  /// The types among them, with generic parameters.
  private(set) var types: NameFilter
  /// The functions among them that stand in no type.
  private(set) var localFunctions: NameFilter

  /// - Complexity: O(declarations).
  init(_ program: Program) {
    let count = program.files.indices.reduce(0) { $0 + program.files[$1].declarations.count }
    (all, types) = (NameFilter(count: count), NameFilter(count: count))
    localFunctions = NameFilter(count: count)
    for file in program.files.indices { add(file, of: program) }
  }

  /// These names and those that some files have come to declare.
  /// - Complexity: O(declarations in the files), and the size of the filters.
  func adding(_ files: [Int], of program: Program) -> ScopedNames {
    var names = self
    for file in files { names.add(file, of: program) }
    return names
  }

  private mutating func add(_ file: Int, of program: Program) {
    for declaration in program.files[file].declarations {
      guard let parent = declaration.parent, declaration.kind != .parameter else { continue }
      if declaration.kind != .variable || !declaration.traits.contains(.isLocal) {
        all.insert(declaration.name)
      }
      if declaration.kind.isType { types.insert(declaration.name) }
      if declaration.kind == .function, !program[parent].kind.holdsMembers {
        localFunctions.insert(declaration.name)
      }
    }
  }
}
