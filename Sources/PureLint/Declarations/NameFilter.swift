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
  let all: NameFilter
  /// The types among them, with generic parameters.
  let types: NameFilter
  /// The functions among them that stand in no type.
  let localFunctions: NameFilter

  init(_ program: Program) {
    // Whoever iterates over the files copies each with all its fields.
    let declarations = program.files.indices.lazy.map { program.files[$0].declarations }
    let count = declarations.reduce(0) { $0 + $1.count }
    var (all, types) = (NameFilter(count: count), NameFilter(count: count))
    var localFunctions = NameFilter(count: count)
    for declaration in declarations.joined() {
      guard let parent = declaration.parent, declaration.kind != .parameter else { continue }
      if declaration.kind != .variable || !declaration.traits.contains(.isLocal) {
        all.insert(declaration.name)
      }
      if declaration.kind.isType { types.insert(declaration.name) }
      if declaration.kind == .function, !program[parent].kind.holdsMembers {
        localFunctions.insert(declaration.name)
      }
    }
    (self.all, self.types, self.localFunctions) = (all, types, localFunctions)
  }
}
