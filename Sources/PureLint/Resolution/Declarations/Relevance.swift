import PureLintSource

/// The choice of files whose bodies may matter to the graph, made from what all files declare.
///
/// A body matters if it may build a module, fill in a dependency, or read one. Whatever it does,
/// it starts from a name at top level: that of a module, or of something whose declaration mentions
/// one, or mentions something that does. So the names that lead to modules are found step by step:
/// every declaration that mentions one of them adds its own. A file that mentions none of them, in
/// a sense that it could mean, cannot change a verdict. Where nothing else has such a name, any
/// mention of it counts, whether or not the file can see what it means.
public struct Relevance {
  private let symbols: SymbolTable
  private let mentions: MentionIndex
  private let supertypeNames: SupertypeNames
  /// The names that lead to modules, with the declarations that make them do so; without any, it
  /// is a name that extensions give to types of libraries.
  private var targets: [Name: Set<DeclarationID>] = [:]
  private var memberNames: Set<Name> = []
  /// The names of the extended types whose declarations all lead to modules.
  private var extendedNames: Set<Name> = []
  /// Structs whose values modules may be handed or hand on: their fields may be read by whoever
  /// mentions them, but nothing else leads to modules through them.
  private var structs: [Name: Set<DeclarationID>] = [:]
  /// By slot: the name of structs at top level, nil for all other names.
  private let structNames: [Name?]
  /// By file: which of its declarations at top level are known to lead to modules.
  private var reached: [Set<Int>]
  private var isRelevant: [Bool]

  private var program: Program { symbols.program }

  private init(_ mentions: MentionIndex, _ symbols: SymbolTable) {
    self.mentions = mentions
    self.symbols = symbols
    supertypeNames = SupertypeNames(symbols.program)
    let fileCount = mentions.fileCount
    reached = Array(repeating: [], count: fileCount)
    isRelevant = Array(repeating: false, count: fileCount)
    var structNames = [Name?](repeating: nil, count: mentions.names.slotCount)
    for file in symbols.program.files.indices {
      for entry in symbols.program.files[file].topLevel {
        let declaration = symbols.program[DeclarationID(file: file, index: entry.declaration)]
        guard declaration.kind == .structType else { continue }
        if let slot = mentions.names.slot(of: declaration.name) {
          structNames[slot] = declaration.name
        }
      }
    }
    self.structNames = structNames
  }

  /// Element `i` says whether the bodies of file `i` may matter.
  /// - Parameters:
  ///   - names: The names that lead to modules to begin with.
  ///   - secondary: Names which make a file matter without leading anywhere.
  ///   - mentions: The mentions of all these names and of `followedNames(_:)`.
  /// - Complexity: O(mentions).
  public static func files(
    _ symbols: SymbolTable,
    names: Set<Name>,
    secondary: Set<Name>,
    mentions: MentionIndex
  ) -> [Bool] {
    var relevance = Relevance(mentions, symbols)
    for name in names { relevance.targets[name] = Set(symbols.topLevel(name)) }
    var fresh = names
    while !fresh.isEmpty { fresh = relevance.follow(fresh) }
    for name in secondary {
      for mention in mentions[name] { relevance.isRelevant[Int(mention.file)] = true }
    }
    for (name, ids) in relevance.structs { relevance.addFiles(thatMean: ids, by: name) }
    return relevance.isRelevant
  }

  /// Element `i` says whether file `i` mentions one of some names, or something whose declaration does.
  /// - Parameter mentions: The mentions of all these names and of `followedNames(_:)`.
  /// - Complexity: O(mentions).
  public static func files(
    _ symbols: SymbolTable,
    near names: Set<Name>,
    mentions: MentionIndex
  ) -> [Bool] {
    var relevance = Relevance(mentions, symbols)
    for name in names { relevance.targets[name] = Set(symbols.topLevel(name)) }
    _ = relevance.follow(relevance.follow(names))
    return relevance.isRelevant
  }

  /// All names that may turn out to lead to modules: those of declarations at top level, and of the
  /// members that extensions add to types of libraries.
  public static func followedNames(_ symbols: SymbolTable) -> Set<Name> {
    let program = symbols.program
    var names: Set<Name> = []
    for file in program.sourceFiles {
      for entry in program.files[file].topLevel {
        let id = DeclarationID(file: file, index: entry.declaration)
        let declaration = program[id]
        names.insert(declaration.name)
        guard declaration.kind == .extensionBlock else { continue }
        guard !symbols.topLevel(declaration.name).contains(where: program.isSource) else {
          continue
        }
        for member in symbols.members(heldBy: id) { names.insert(program[member].name) }
      }
    }
    return names
  }

  /// Takes note of who mentions names that lead to modules; returns the names that do so too.
  private mutating func follow(_ names: Set<Name>) -> Set<Name> {
    var fresh: Set<Name> = []
    // What changes meanwhile comes again as a fresh name.
    let (symbols, program) = (symbols, program)
    for name in names {
      let isMember = memberNames.contains(name)
      let ids = targets[name] ?? []
      for group in mentions.groups(name) {
        let file = Int(group.first!.file)
        guard isMember || Self.isMeant(ids, by: name, in: file, symbols) else { continue }
        isRelevant[file] = true
        var last: Range<UInt32> = 0..<0
        for mention in group where !last.contains(mention.offset) {
          let found = program.files[file].topLevelDeclaration(at: mention.offset)
          guard let found else { continue }
          last = found.range
          guard reached[file].insert(found.declaration).inserted else { continue }
          addNames(of: found, in: file, to: &fresh)
        }
      }
    }
    return fresh
  }

  /// Marks the files in which a name means one of some declarations.
  private mutating func addFiles(thatMean ids: Set<DeclarationID>, by name: Name) {
    for group in mentions.groups(name) {
      let file = Int(group.first!.file)
      if !isRelevant[file] { isRelevant[file] = Self.isMeant(ids, by: name, in: file, symbols) }
    }
  }

  /// Whether a name can mean one of some declarations in a file; true if there are none of them, or
  /// no others.
  private static func isMeant(
    _ ids: Set<DeclarationID>,
    by name: Name,
    in file: Int,
    _ symbols: SymbolTable
  ) -> Bool {
    if ids.isEmpty || ids.count == symbols.topLevel(name).count { return true }
    if let type = symbols.topLevelType(name, from: file), ids.contains(type) { return true }
    return symbols.topLevel(name, from: file).contains(where: ids.contains)
  }

  /// Adds the names by which others may get at a declaration that leads to modules: its own, those
  /// of the types that it inherits from, and of the members that it adds to types of libraries.
  private mutating func addNames(
    of found: FileDeclarations.TopLevel,
    in file: Int,
    to fresh: inout Set<Name>
  ) {
    let id = DeclarationID(file: file, index: found.declaration)
    let declaration = program[id]
    if declaration.kind == .extensionBlock {
      let extended = symbols.topLevel(declaration.name)
      if !extended.contains(where: program.isSource) {
        for member in symbols.members(heldBy: id) {
          let name = program[member].name
          if memberNames.insert(name).inserted { fresh.insert(name) }
        }
      } else if extendedNames.insert(declaration.name).inserted {
        for type in extended where program.isSource(type) { addTarget(type, to: &fresh) }
      }
    } else {
      addTarget(id, to: &fresh)
    }
    let inside = found.declaration..<found.declaration + Int(declaration.size)
    for (_, name) in supertypeNames.names(in: file, inside) {
      guard let supertype = symbols.topLevelType(name, from: file), program.isSource(supertype)
      else { continue }
      addTarget(supertype, to: &fresh)
    }
    addStructs(in: found.range, of: file)
  }

  private mutating func addTarget(_ id: DeclarationID, to fresh: inout Set<Name>) {
    let name = program[id].name
    if targets[name, default: []].insert(id).inserted { fresh.insert(name) }
  }

  /// Adds the structs that are mentioned in a part of a file.
  private mutating func addStructs(in range: Range<UInt32>, of file: Int) {
    var known: Set<Name> = []
    for mention in mentions.mentions(in: file, range) {
      guard let name = structNames[Int(mention.slot)], known.insert(name).inserted else { continue }
      let type = symbols.topLevelType(name, from: file)
      if let type, program[type].kind == .structType, program.isSource(type) {
        structs[name, default: []].insert(type)
      }
    }
  }
}
