import PureLintProjects
import PureLintSource

/// The top-level declarations of all files by name, with the extensions and subtypes of each name.
public final class SymbolTable {
  /// The program whose declarations these are.
  public let program: Program
  private let topLevel: NameIndex
  private let extensions: NameIndex
  /// The declarations that name a type as their supertype, or stand for it as an alias.
  private let subtypes: NameIndex
  /// The same in bodies.
  private var subtypesInBodies = NameIndex([])
  private let nearest: NearestDeclarations
  /// See `foreignMembers(_:)`.
  private let foreignMembers: NameIndex
  /// The mentions of the names at top level in the user's files, `Relevance.followedNames(_:)` at least,
  /// if some step of the run has them found.
  public var mentions: MentionSearch?

  /// - Parameter jobs: The number of threads that index the names.
  public init(_ program: Program, jobs: Int = 1) {
    self.program = program
    var topLevel: [NameIndex.Entry] = []
    var extensions: [NameIndex.Entry] = []
    var subtypes: [NameIndex.Entry] = []
    var aliases: [Name: Set<Name>] = [:]
    for file in program.files.indices {
      let declarations = program.files[file].declarations
      for place in program.files[file].topLevel {
        let declaration = declarations[place.declaration]
        let entry = NameIndex.Entry(
          name: declaration.name,
          declaration: DeclarationID(file: file, index: place.declaration)
        )
        if declaration.kind == .extensionBlock {
          extensions.append(entry)
        } else if !declaration.traits.contains(.isLocal) {
          topLevel.append(entry)
        }
      }
      for (index, name) in program.files[file].supertypeNames {
        subtypes.append(
          .init(name: name, declaration: DeclarationID(file: file, index: index))
        )
        if declarations[index].kind == .typealiasType, declarations[index].parent == nil {
          aliases[declarations[index].name, default: []].insert(name)
        }
      }
    }
    nearest = NearestDeclarations(program, FolderTree(paths: program.trees.paths))
    let entries = [topLevel, Self.extensions(extensions, byAlias: aliases), subtypes]
    let indices = concurrentMap(entries, jobs: jobs, weight: \.count) { NameIndex($0) }
    (self.topLevel, self.extensions, self.subtypes) = (indices[0], indices[1], indices[2])
    let foreign = Self.scopesOfForeignMembers(topLevel, extensions, indices[0], program)
    foreignMembers = NameIndex(
      foreign.flatMap { program.children(of: $0) }.map {
        NameIndex.Entry(name: program[$0].name, declaration: $0)
      }
    )
    noteBodies()
  }

  /// Extensions under the names that they write, and under those that a type alias stands for. An
  /// alias of many meanings is not followed, because each extension would be listed under each.
  private static func extensions(
    _ extensions: [NameIndex.Entry],
    byAlias aliases: [Name: Set<Name>]
  ) -> [NameIndex.Entry] {
    if aliases.isEmpty { return extensions }
    return extensions.flatMap { block in
      guard let names = aliases[block.name], names.count <= NearestDeclarations.searchLimit
      else { return [block] }
      let others = names.subtracting([block.name])
      return [block] + others.map { .init(name: $0, declaration: block.declaration) }
    }
  }

  /// The extensions of types that no source declares at top level, and all protocols, to which such
  /// types may be made to conform, with their extensions.
  private static func scopesOfForeignMembers(
    _ topLevel: [NameIndex.Entry],
    _ extensions: [NameIndex.Entry],
    _ index: NameIndex,
    _ program: Program
  ) -> [DeclarationID] {
    let protocols = topLevel.lazy.map(\.declaration).filter {
      program[$0].kind == .protocolType && program.isSource($0)
    }
    let blocks = extensions.lazy.filter { block in
      !index[block.name].contains {
        program[$0].kind.isNominalType && program[$0].kind != .protocolType
          && program.isSource($0)
      }
    }
    return Array(protocols) + blocks.map(\.declaration)
  }

  /// Looks again for the supertypes that declarations in bodies name, once bodies were parsed or
  /// given up. All else that the table knows stands in outlines.
  public func noteBodies() {
    var found: [NameIndex.Entry] = []
    for file in program.filesWithBodies {
      let outlineCount = program.files[file].outlineCount
      for (index, name) in program.files[file].supertypeNames where index >= outlineCount {
        found.append(.init(name: name, declaration: DeclarationID(file: file, index: index)))
      }
    }
    subtypesInBodies = NameIndex(found)
  }

  /// The same table for another thread.
  func copy() -> SymbolTable { SymbolTable(copying: self) }

  private init(copying other: SymbolTable) {
    program = other.program.copy()
    topLevel = other.topLevel
    extensions = other.extensions
    subtypes = other.subtypes
    subtypesInBodies = other.subtypesInBodies
    nearest = NearestDeclarations(program, other.nearest.folders)
    foreignMembers = other.foreignMembers
    mentions = other.mentions
  }

  /// The declarations directly inside a type, an extension or a function, in source order.
  public func members(heldBy scope: DeclarationID) -> [DeclarationID] {
    program.children(of: scope)
  }

  /// The extensions of types whose last name is the given one, or of aliases that may stand for such
  /// a type, in source order.
  public func extensions(ofTypesNamed name: Name) -> [DeclarationID] { Array(extensions[name]) }

  /// The members of a name that values of libraries' types may have: by extensions of these, or by
  /// protocols of the sources.
  public func foreignMembers(_ name: Name) -> ArraySlice<DeclarationID> { foreignMembers[name] }

  /// The top-level declarations of a name in all files.
  public func topLevel(_ name: Name) -> ArraySlice<DeclarationID> { topLevel[name] }

  /// Whether there are so many top-level declarations of a name that it takes long to tell which of
  /// them is meant.
  func isFrequent(_ name: Name) -> Bool {
    topLevel.positions(of: name).count > NearestDeclarations.searchLimit
  }

  /// The types that may inherit from the given names, at any distance, by name alone.
  public func possibleSubtypes(of names: [Name]) -> Set<DeclarationID> {
    let haveSubtypes = names.contains {
      !subtypes.positions(of: $0).isEmpty || !subtypesInBodies.positions(of: $0).isEmpty
    }
    guard haveSubtypes else { return [] }
    var found: Set<DeclarationID> = []
    var queue = names
    var visited = Set(names)
    while let name = queue.popLast() {
      for id in [subtypes[name], subtypesInBodies[name]].joined() {
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

  /// The top-level declarations of a name that are nearest to a file, in a fixed order; see
  /// `NearestDeclarations`.
  public func topLevel(_ name: Name, from file: Int) -> [DeclarationID] {
    nearest.declarations(name, among: topLevel[name], from: file)
  }

  /// Those of some top-level declarations of one name that are nearest to a file, in a fixed order.
  func nearest(_ some: [DeclarationID], from file: Int) -> [DeclarationID] {
    nearest.searched(some[...], from: file)
  }

  /// The first type of `topLevel(_:from:)`.
  func topLevelType(_ name: Name, from file: Int) -> DeclarationID? {
    let positions = topLevel.positions(of: name)
    // Most names are declared once, and then no array is needed, of which all threads would count
    // the references.
    if positions.count <= 1 {
      guard let position = positions.first else { return nil }
      let only = topLevel.declaration(at: position)
      return program[only].kind.isType && nearest.isVisible(only, from: file) ? only : nil
    }
    return topLevel(name, from: file).first { program[$0].kind.isType }
  }

  /// The first type of a name that a file could mean, among those that are wanted.
  func topLevelType(
    _ name: Name,
    from file: Int,
    where isWanted: (DeclarationID) -> Bool
  ) -> DeclarationID? {
    let wanted = topLevel[name].filter { program[$0].kind.isType && isWanted($0) }
    return nearest.searched(wanted[...], from: file).first
  }

  /// The same among the declarations of a module, which the source names in front of a period;
  /// empty if no target or interface of that name declares it, and no folder of that name either.
  func topLevel(_ name: Name, inModule module: Name, from file: Int) -> [DeclarationID] {
    let declared = topLevel[name].filter { id in
      let isInModule =
        program.isSource(id)
        ? program.targets.isFile(program[id].file, inModule: module)
        : program.isInterface(program[id].file, of: module)
      return isInModule && nearest.isVisible(id, from: file)
    }
    guard declared.isEmpty, !program.libraries.isSystemModule(module) else { return declared }
    return topLevel[name].filter { id in
      program.isSource(id) && isInFolder(program[id].file, named: module)
        && nearest.isVisible(id, from: file)
    }
  }

  /// Whether a file that no project knows stands in a folder of a name, which may be that of its module.
  private func isInFolder(_ file: Int, named module: Name) -> Bool {
    !program.targets.isInProject(file: file)
      && program.trees.source(file).path.split(separator: "/").dropLast()
        .contains { Name(String($0)) == module }
  }
}

/// Declarations by name, as one array.
private struct NameIndex: Sendable {
  struct Entry: Sendable {
    let name: Name
    let declaration: DeclarationID
  }

  private let names: NameSet
  /// The positions in `declarations` where those of each slot of `names` begin; one more element is
  /// the end.
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
  subscript(name: Name) -> ArraySlice<DeclarationID> { declarations[positions(of: name)] }

  /// Where the declarations of a name stand in the array.
  /// - Complexity: O(1)
  func positions(of name: Name) -> Range<Int> {
    guard let slot = names.slot(of: name) else { return 0..<0 }
    return Int(starts[slot])..<Int(starts[slot + 1])
  }

  func declaration(at position: Int) -> DeclarationID { declarations[position] }
}
