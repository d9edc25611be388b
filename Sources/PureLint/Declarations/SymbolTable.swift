/// Which declarations a name may mean at top level, over all files, and which types extend or
/// inherit from which names.
final class SymbolTable {
  let program: Program
  private let topLevel: NameIndex
  private let extensions: NameIndex
  /// Which declarations name a type as their supertype, or stand for it as an alias.
  private let subtypes: NameIndex
  private let folders: FolderTree
  /// The modules that the program's interfaces describe.
  private let interfaceModules: [Name]

  /// - Parameter jobs: The number of threads that index the names.
  init(_ program: Program, jobs: Int = 1) {
    self.program = program
    var topLevel: [NameIndex.Entry] = []
    var extensions: [NameIndex.Entry] = []
    var subtypes: [NameIndex.Entry] = []
    for (file, found) in program.files.enumerated() {
      var index = 0
      while index < found.declarations.count {
        let declaration = found.declarations[index]
        let entry = NameIndex.Entry(
          name: declaration.name,
          declaration: DeclarationID(file: file, index: index)
        )
        if declaration.kind == .extensionBlock {
          extensions.append(entry)
        } else if !declaration.traits.contains(.isLocal) {
          topLevel.append(entry)
        }
        index += Int(declaration.size)
      }
      for (index, name) in found.supertypeNames {
        subtypes.append(
          .init(name: name, declaration: DeclarationID(file: file, index: index))
        )
      }
    }
    folders = FolderTree(paths: program.trees.paths)
    interfaceModules = program.trees.paths[program.interfaceStart...].map { Name($0) }
    let entries = [topLevel, extensions, subtypes]
    let indices = concurrentMap(entries, jobs: jobs, weight: \.count) { NameIndex($0) }
    (self.topLevel, self.extensions, self.subtypes) = (indices[0], indices[1], indices[2])
  }

  /// The same table for another thread.
  func copy() -> SymbolTable { SymbolTable(copying: self) }

  private init(copying other: SymbolTable) {
    program = other.program.copy()
    topLevel = other.topLevel
    extensions = other.extensions
    subtypes = other.subtypes
    folders = other.folders
    interfaceModules = other.interfaceModules
  }

  /// The declarations directly inside a type, an extension or a function, in source order.
  func members(heldBy scope: DeclarationID) -> [DeclarationID] { program.children(of: scope) }

  /// The extensions of types whose last name is the given one, in source order.
  func extensions(ofTypesNamed name: Name) -> [DeclarationID] { Array(extensions[name]) }

  /// The top-level declarations of a name in all files.
  func topLevel(_ name: Name) -> [DeclarationID] { Array(topLevel[name]) }

  /// Whether there are so many top-level declarations of a name that it takes long to tell which of
  /// them is meant.
  func isFrequent(_ name: Name) -> Bool { topLevel[name].count > 8 }

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

  /// The top-level declarations of a name that are nearest to a file, in a fixed order.
  ///
  /// Nearest is the file itself together with its targets, then what these depend on and the
  /// interfaces of dialects, imported modules first, then all other targets, tests last. Of those
  /// that are equally near, the ones with more folders in common with the file come first. What is
  /// private to another file is never meant.
  func topLevel(_ name: Name, from file: Int) -> [DeclarationID] {
    let found = topLevel[name]
    guard found.count > 1 else {
      return found.filter { proximity(of: $0, to: file) != nil }
    }
    let ranked = found.compactMap { id in proximity(of: id, to: file).map { (id, $0) } }
    guard ranked.count > 1, let nearest = ranked.map(\.1).min() else { return ranked.map(\.0) }
    // None of these can be used there, so nothing tells which one is meant.
    if nearest >= .otherTarget, isAmbiguous(ranked.map(\.0)) { return [] }
    let limit = max(nearest, .sameTarget)
    return ranked.filter { $0.1 <= limit }
      .map { id, proximity in (id, proximity, -folders.shared(program[id].file, file)) }
      .sorted { ($0.1, $0.2, $0.0) < ($1.1, $1.2, $1.0) }
      .map(\.0)
  }

  /// Whether declarations of one name are of more than one target.
  private func isAmbiguous(_ found: [DeclarationID]) -> Bool {
    guard let first = found.first else { return false }
    return found.contains { !program.targets.shareTarget(program[first].file, program[$0].file) }
  }

  /// The first type of `topLevel(_:from:)`.
  ///
  /// Where many folders hold copies of one type, it is looked for among the neighbours: files
  /// that share more folders with the file stand nearer to it in the order of paths.
  /// - Complexity: O(log *n*) for *n* declarations of the name in one target.
  func topLevelType(_ name: Name, from file: Int) -> DeclarationID? {
    let found = topLevel[name]
    if found.count > 8, folders.isOrdered, file < program.interfaceStart,
      let nearest = nearestType(in: found, to: file)
    {
      return nearest
    }
    return topLevel(name, from: file).first { program[$0].kind.isType }
  }

  /// The nearest type of the same target, if the neighbours of a file have one.
  private func nearestType(in found: ArraySlice<DeclarationID>, to file: Int) -> DeclarationID? {
    let middle = found.partitioningIndex { Int($0.file) >= file }
    let end = found.partitioningIndex { Int($0.file) > file }
    if let own = found[middle..<end].first(where: { program[$0].kind.isType }) { return own }
    func isWanted(_ id: DeclarationID) -> Bool {
      program[id].kind.isType && proximity(of: id, to: file) == .sameTarget
    }
    let left = found[..<middle].suffix(8).last(where: isWanted)
    let right = found[end...].prefix(8).first(where: isWanted)
    let shared = [left, right].compactMap { $0.map { folders.shared(Int($0.file), file) } }
    guard let most = shared.max() else { return nil }
    let start = found[..<middle].partitioningIndex { folders.shared(Int($0.file), file) >= most }
    return found[start..<middle].first(where: isWanted) ?? right
  }

  /// The same among the declarations of a module, which the source names in front of a period;
  /// empty if no target of that name declares it.
  func topLevel(_ name: Name, inModule module: Name, from file: Int) -> [DeclarationID] {
    topLevel[name].filter { id in
      program.targets.isFile(program[id].file, inModule: module)
        && proximity(of: id, to: file) != nil
    }
  }

  private func isSeen(interface: Int, from file: Int) -> Bool {
    guard let module = program.importedInterfaces[interface] else { return true }
    return program.files[file].imports.contains(module)
  }

  /// How far a declaration is from a file, nearest first.
  private enum Proximity: Int, Comparable {
    case sameFile, sameTarget, importedModule, dependency, interface, otherTarget, otherTest

    static func < (left: Proximity, right: Proximity) -> Bool { left.rawValue < right.rawValue }
  }

  private func proximity(of id: DeclarationID, to file: Int) -> Proximity? {
    let (other, targets) = (program[id].file, program.targets)
    if other == file { return .sameFile }
    if program[id].traits.contains(.isPrivate) { return nil }
    let start = program.interfaceStart
    if file >= start { return other >= start ? .sameTarget : .otherTarget }
    if other >= start {
      if program.files[file].imports.contains(interfaceModules[other - start]) {
        return .importedModule
      }
      return isSeen(interface: other, from: file) ? .interface : nil
    }
    // A test target that also compiles the app's files does not show the app its own.
    if targets.isTest(file: other) && !targets.isTest(file: file) { return .otherTest }
    if targets.shareTarget(file, other) { return .sameTarget }
    guard targets.canSee(fromFile: file, toFile: other) else { return .otherTarget }
    let imports = program.files[file].imports
    return imports.contains { targets.isFile(other, inModule: $0) } ? .importedModule : .dependency
  }
}

/// Declarations by name, as one array.
private struct NameIndex: Sendable {
  struct Entry: Sendable {
    let name: Name
    let declaration: DeclarationID
  }

  private let names: NameSet
  /// Where in `declarations` those of each slot of `names` begin; one more element is the end.
  private let starts: [UInt32]
  private let declarations: [DeclarationID]

  /// - Parameter entries: In source order.
  /// - Complexity: O(*n*).
  init(_ entries: [Entry]) {
    let names = NameSet(entries.lazy.map(\.name))
    var starts = [UInt32](repeating: 0, count: names.slotCount + 1)
    for entry in entries { starts[names.slot(of: entry.name)! + 1] += 1 }
    for slot in 1..<starts.count { starts[slot] += starts[slot - 1] }
    var next = starts
    self.names = names
    self.starts = starts
    declarations = Array(unsafeUninitializedCapacity: entries.count) { buffer, count in
      for entry in entries {
        let slot = names.slot(of: entry.name)!
        buffer.initializeElement(at: Int(next[slot]), to: entry.declaration)
        next[slot] += 1
      }
      count = entries.count
    }
  }

  /// The declarations of a name in source order.
  /// - Complexity: O(1)
  subscript(name: Name) -> ArraySlice<DeclarationID> {
    guard let slot = names.slot(of: name) else { return [] }
    return declarations[Int(starts[slot])..<Int(starts[slot + 1])]
  }
}

extension ArraySlice {
  /// The first position from which on a condition holds, which it does from some position on.
  fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
