/// Which declarations a name may mean at top level, over all files, and which types extend or
/// inherit from which names.
struct SymbolTable {
  let program: Program
  private let topLevel: NameIndex
  private let extensions: NameIndex
  /// Which declarations name a type as their supertype, or stand for it as an alias.
  private let subtypes: NameIndex

  init(_ program: Program) {
    self.program = program
    var topLevel: [NameIndex.Entry] = []
    var extensions: [NameIndex.Entry] = []
    var subtypes: [NameIndex.Entry] = []
    for (file, found) in program.files.enumerated() {
      var index = 0
      while index < found.declarations.count {
        let declaration = found.declarations[index]
        let entry = NameIndex.Entry(
          name: declaration.name, declaration: DeclarationID(file: file, index: index))
        if declaration.kind == .extensionBlock {
          extensions.append(entry)
        } else if !declaration.traits.contains(.isLocal) {
          topLevel.append(entry)
        }
        index += Int(declaration.size)
      }
      for (index, name) in found.supertypeNames {
        subtypes.append(
          .init(name: name, declaration: DeclarationID(file: file, index: index)))
      }
    }
    self.topLevel = NameIndex(topLevel)
    self.extensions = NameIndex(extensions)
    self.subtypes = NameIndex(subtypes)
  }

  /// The declarations directly inside a type, an extension or a function, in source order.
  func members(heldBy scope: DeclarationID) -> [DeclarationID] { program.children(of: scope) }

  /// The extensions of types whose last name is the given one, in source order.
  func extensions(ofTypesNamed name: Name) -> [DeclarationID] { extensions[name] }

  /// The top-level declarations of a name in all files.
  func topLevel(_ name: Name) -> [DeclarationID] { topLevel[name] }

  /// The types that may inherit from the given names, at any distance, by name alone.
  func possibleSubtypes(of names: [Name]) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    var queue = names
    var visited = Set(names)
    while let name = queue.popLast() {
      for id in subtypes[name] {
        let declaration = program[id]
        if declaration.kind == .extensionBlock || declaration.kind == .typealiasType
          || declaration.kind.isNominalType, found.insert(id).inserted,
          visited.insert(declaration.name).inserted
        {
          queue.append(declaration.name)
        }
      }
    }
    return found
  }

  /// The top-level declarations of a name, those nearest to the file first: its own target, then
  /// targets that are no tests, then the interfaces of dialects.
  func topLevel(_ name: Name, from file: Int) -> [DeclarationID] {
    let found = topLevel[name]
    guard found.count > 1 else { return found }
    let target = program.targets.targetOfFile[file]
    let isTest = program.targets.isTest(file: file)
    func distance(_ id: DeclarationID) -> Int {
      let other = Int(id.file)
      if other >= program.interfaceStart { return 3 }
      if other == file { return 0 }
      if program.targets.targetOfFile[other] == target { return 1 }
      return program.targets.isTest(file: other) && !isTest ? 4 : 2
    }
    let nearest = found.map(distance).min() ?? 0
    let near = found.filter { distance($0) == nearest || distance($0) <= 1 && nearest <= 1 }
    // Of several in one target, those that share most of the path: two apps may stand in one tree.
    let depths = near.map { program.trees.sharedFolders(Int($0.file), file) }
    let deepest = depths.max() ?? 0
    return zip(near, depths).filter { $0.1 == deepest }.map(\.0)
      .sorted { (distance($0), $0) < (distance($1), $1) }
  }
}

/// Declarations by name, as one sorted array.
private struct NameIndex {
  struct Entry {
    let name: Name
    let declaration: DeclarationID
  }

  private let entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries.sorted { ($0.name, $0.declaration) < ($1.name, $1.declaration) }
  }

  /// - Complexity: O(log n) and the number of results.
  subscript(name: Name) -> [DeclarationID] {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name < name { low = middle + 1 } else { high = middle }
    }
    var found: [DeclarationID] = []
    while low < entries.count, entries[low].name == name {
      found.append(entries[low].declaration)
      low += 1
    }
    return found
  }
}
