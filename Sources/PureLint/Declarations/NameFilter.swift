/// A set of names that now and then holds one more than was put in: enough to see at once that a
/// question about a name leads nowhere.
struct NameFilter {
  private let bits: [UInt64]
  /// The number of bits is a power of two; this is one less.
  private let mask: Int

  /// - Parameter count: About how many names there are; with so many, one question in sixteen about
  ///   another name gets the wrong answer.
  init(count: Int, _ add: (_ add: (Name) -> Void) -> Void) {
    var size = 64
    while size < 16 * count { size *= 2 }
    let mask = size - 1
    let key = Name.Key.shared
    bits = [UInt64](unsafeUninitializedCapacity: size / 64) { bits, count in
      bits.initialize(repeating: 0)
      add { name in
        let place = name.hash(key) & mask
        bits[place / 64] |= 1 &<< UInt64(place % 64)
      }
      count = size / 64
    }
    self.mask = mask
  }

  /// False only if the name was not put in.
  func mayHold(_ name: Name) -> Bool {
    let place = name.hash(.shared) & mask
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
    func filter(_ isWanted: (Declaration) -> Bool) -> NameFilter {
      NameFilter(count: count) { add in
        for declarations in declarations {
          for declaration in declarations where isWanted(declaration) { add(declaration.name) }
        }
      }
    }
    all = filter { declaration in
      declaration.parent != nil && declaration.kind != .parameter
        && !(declaration.kind == .variable && declaration.traits.contains(.isLocal))
    }
    types = filter { $0.parent != nil && $0.kind.isType }
    localFunctions = filter { declaration in
      declaration.kind == .function
        && declaration.parent.map { !program[$0].kind.holdsMembers } ?? false
    }
  }
}
