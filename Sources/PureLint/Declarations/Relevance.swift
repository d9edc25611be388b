/// Which files' bodies may matter to the graph, decided from what all files declare.
///
/// A body matters if it may build a module, fill in a dependency, or read one. Whatever it does,
/// it starts from a name at top level: that of a module, or of something whose declaration mentions
/// one, or mentions something that does. So the names that lead to modules are found step by step:
/// every declaration that mentions one of them adds its own. A file that mentions none of them, in
/// a sense that it could mean, cannot change a verdict.
struct Relevance {
  private let sources: [SourceFile]
  private let symbols: SymbolTable
  /// The names that lead to modules, with the declarations that make them do so; without any, it
  /// is a name that extensions give to types of libraries.
  private var targets: [Name: Set<DeclarationID>] = [:]
  private var memberNames: Set<Name> = []
  /// Structs whose values modules may be handed or hand on: their fields may be read by whoever
  /// mentions them, but nothing else leads to modules through them.
  private var structs: [Name: Set<DeclarationID>] = [:]
  /// By file: which of its declarations at top level are known to lead to modules.
  private var reached: [Set<Int>]
  /// The names of all structs at top level.
  private let structNames: NameSet
  private let words: Set<Name>
  private var isRelevant: [Bool]

  private var program: Program { symbols.program }

  private init(_ sources: [SourceFile], _ symbols: SymbolTable, words: Set<Name>) {
    self.sources = sources
    self.symbols = symbols
    reached = Array(repeating: [], count: sources.count)
    isRelevant = Array(repeating: false, count: sources.count)
    var names: Set<Name> = []
    for file in symbols.program.files {
      for entry in file.topLevel {
        let declaration = file.declarations[entry.declaration]
        if declaration.kind == .structType { names.insert(declaration.name) }
      }
    }
    structNames = NameSet(names)
    self.words = words
  }

  /// Element `i` says whether the bodies of file `i` may matter.
  /// - Parameters:
  ///   - sources: The user's files, the first ones of the program.
  ///   - names: The names that lead to modules to begin with.
  ///   - words: Names which make a file matter without leading anywhere.
  ///   - map: Applies a function to all positions of files, in parallel.
  static func files(
    _ sources: [SourceFile],
    _ symbols: SymbolTable,
    names: Set<Name>,
    words: Set<Name>,
    map: (@escaping @Sendable (Int) -> [Mention]) -> [[Mention]]
  ) -> [Bool] {
    var relevance = Relevance(sources, symbols, words: words)
    var fresh = names
    for name in names { relevance.targets[name] = Set(symbols.topLevel(name)) }
    while !fresh.isEmpty {
      let set = NameSet(fresh)
      let found = map { file in Mention.all(of: set, in: sources[file]) }
      fresh = relevance.add(found)
    }
    let rest = NameSet(words.union(relevance.structs.keys))
    let found = map { file in Mention.all(of: rest, in: sources[file]) }
    for (file, mentions) in found.enumerated() where !relevance.isRelevant[file] {
      relevance.isRelevant[file] = mentions.contains {
        words.contains($0.name)
          || relevance.isMeant(relevance.structs[$0.name] ?? [], by: $0.name, in: file)
      }
    }
    return relevance.isRelevant
  }

  /// Takes note of mentions of names that lead to modules; returns the names that do so too.
  private mutating func add(_ found: [[Mention]]) -> Set<Name> {
    var fresh: Set<Name> = []
    for (file, mentions) in found.enumerated() where !mentions.isEmpty {
      var known: [Name: Bool] = [:]
      for mention in mentions {
        let name = mention.name
        let isMeant =
          known[name] ?? memberNames.contains(name)
          || isMeant(targets[name] ?? [], by: name, in: file)
        known[name] = isMeant
        guard isMeant else { continue }
        isRelevant[file] = true
        let found = program.files[file].topLevelDeclaration(at: mention.offset)
        guard let found, reached[file].insert(found.declaration).inserted else { continue }
        addNames(of: found, in: file, to: &fresh)
      }
    }
    return fresh
  }

  /// Whether a name can mean one of some declarations in a file; true if there are none of them.
  private func isMeant(_ ids: Set<DeclarationID>, by name: Name, in file: Int) -> Bool {
    if ids.isEmpty { return true }
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
      let extended = symbols.topLevel(declaration.name).filter { program.isSource($0) }
      if extended.isEmpty {
        for member in symbols.members(heldBy: id) {
          let name = program[member].name
          if memberNames.insert(name).inserted { fresh.insert(name) }
        }
      }
      for type in extended { addTarget(type, to: &fresh) }
    } else {
      addTarget(id, to: &fresh)
    }
    let inside = found.declaration..<found.declaration + Int(declaration.size)
    for (index, name) in program.files[file].supertypeNames where inside.contains(index) {
      guard let supertype = symbols.topLevelType(name, from: file), program.isSource(supertype)
      else { continue }
      addTarget(supertype, to: &fresh)
    }
    addStructs(in: Int(found.range.lowerBound)..<Int(found.range.upperBound), of: file)
  }

  private mutating func addTarget(_ id: DeclarationID, to fresh: inout Set<Name>) {
    let name = program[id].name
    if targets[name, default: []].insert(id).inserted { fresh.insert(name) }
  }

  /// Adds the structs that are mentioned in a part of a file.
  private mutating func addStructs(in range: Range<Int>, of file: Int) {
    var known: Set<Name> = []
    structNames.visit(in: sources[file].bytes, range) { name, _ in
      guard known.insert(name).inserted else { return true }
      let type = symbols.topLevelType(name, from: file)
      if let type, program[type].kind == .structType, program.isSource(type) {
        structs[name, default: []].insert(type)
      }
      return true
    }
  }
}

/// A name somewhere in a file.
struct Mention: Sendable {
  let name: Name
  let offset: UInt32

  /// The mentions of some names as whole words, comments and strings included, in source order.
  static func all(of names: NameSet, in source: SourceFile) -> [Mention] {
    var found: [Mention] = []
    names.visit(in: source.bytes) { name, offset in
      found.append(Mention(name: name, offset: UInt32(offset)))
      return true
    }
    return found
  }
}
