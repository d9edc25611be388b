/// The types that may be roots by what they do, as far as declarations tell: entry points, what
/// their files name, and what these hold.
///
/// What they build is told by the bodies of these files alone, so which other bodies are known makes
/// no difference.
struct RootCandidates {
  /// The files whose bodies tell, in order; none if nothing may be a root.
  let files: [Int]
  /// The candidates, by file and offset of the name, which do not depend on what else was parsed.
  private let names: [(file: Int, offset: UInt32)]

  /// How many stored members may lie between an entry point and what it holds.
  static let longestChain = 3

  /// - Parameter sources: The user's files.
  init(_ outline: Resolver, _ sources: [SourceFile]) {
    let program = outline.program
    let entries = EntryPoints(outline)
    var found = Set(entries.types)
    for file in entries.files {
      NameSet.visitWords(in: sources[file].bytes) { name, _ in
        for id in outline.symbols.topLevel(name) {
          if Self.mayBuild(id, program) { found.insert(id) }
          if let type = Self.typeOfGlobal(id, outline) { found.insert(type) }
        }
        return true
      }
    }
    var files = Set(entries.files)
    var level = found
    for _ in 1..<Self.longestChain {
      level = Set(level.flatMap { Self.held(by: $0, outline) }).subtracting(found)
      found.formUnion(level.filter { RootWords.isRoot($0, program) })
    }
    for type in found {
      files.formUnion(([type] + outline.extensions(of: type)).map { program[$0].file })
    }
    self.files = files.filter { !program.targets.isTest(file: $0) }.sorted()
    names = found.sorted().map { id in
      (program[id].file, program.tree(of: id).range(program[id].nameToken).lowerBound)
    }
  }

  /// The candidates as a program that knows their bodies declares them.
  func declarations(in program: Program) -> Set<DeclarationID> {
    let byFile = Dictionary(grouping: names, by: \.file).mapValues { Set($0.map(\.offset)) }
    var found: Set<DeclarationID> = []
    for (file, offsets) in byFile {
      let tree = program.trees[file]
      for (index, declaration) in program.files[file].declarations.enumerated()
      where declaration.kind.isNominalType
        && offsets.contains(tree.range(declaration.nameToken).lowerBound)
      {
        found.insert(DeclarationID(file: file, index: index))
      }
    }
    return found
  }

  /// Whether a declaration is a type of the sources that may have members which build something.
  private static func mayBuild(_ id: DeclarationID, _ program: Program) -> Bool {
    let kind = program[id].kind
    return program.isSource(id) && kind.isNominalType && kind != .protocolType
      && !program.targets.isTest(file: program[id].file)
  }

  /// The type of a global variable, if it is declared.
  private static func typeOfGlobal(_ id: DeclarationID, _ resolver: Resolver) -> DeclarationID? {
    guard resolver.program.isSource(id), resolver.program[id].kind == .variable,
      let type = resolver.type(of: id).declaration, mayBuild(type, resolver.program)
    else { return nil }
    return type
  }

  /// The declared types of what a type stores.
  static func held(by type: DeclarationID, _ resolver: Resolver) -> [DeclarationID] {
    let program = resolver.program
    guard mayBuild(type, program), program[type].kind != .enumType else { return [] }
    return resolver.storedProperties(of: type).compactMap { property in
      guard let held = resolver.type(of: property).declaration, mayBuild(held, program) else {
        return nil
      }
      return held
    }
  }
}
