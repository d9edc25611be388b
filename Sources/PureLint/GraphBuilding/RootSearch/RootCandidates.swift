import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintWiring

/// The types that may be roots by what they do, as far as names and bytes tell.
///
/// They are looked for among the entry points, what the files of these mention, and what is named
/// as a root where that is declared. Candidates are those that seem to build enough, and that no library
/// shows to clients out of sight.
///
/// The bodies of their blocks and those of the entry points alone tell what a candidate builds, so it
/// makes no difference which other bodies are known. Without candidates nothing more is looked at.
package struct RootCandidates {
  /// The files whose bodies tell, in order; none if nothing may be a root.
  package let files: [Int]
  /// What of a file to look at, for those of them most of which tells nothing.
  package let walked: [Int: WalkedDeclarations]
  /// The candidates, by file and offset of the declaration, which do not depend on what else was
  /// parsed.
  private let places: Set<Place>
  /// Those among them that are containers for whoever mentions them.
  private let features: Set<Place>
  /// The types that are named as roots and seem to build something, but that nobody mentions.
  private let unmentioned: Set<Place>

  private struct Place: Hashable {
    let file: Int
    let offset: UInt32
  }

  private static func place(of id: DeclarationID, _ program: Program) -> Place {
    Place(file: Int(id.file), offset: UInt32(program.range(of: id).lowerBound))
  }

  /// The number of stored members that may lie between an entry point and what it holds.
  static let longestChain = 3

  /// - Parameters:
  ///   - sources: The user's files.
  ///   - mentions: The mentions of all types at top level.
  ///   - jobs: The number of threads.
  package init(_ outline: Resolver, _ sources: [SourceFile], _ mentions: MentionSearch, jobs: Int) {
    let entries = EntryPoints(outline)
    let bytes = TypeBytes(outline: outline, sources: sources, entries)
    var search = Search(bytes)
    for type in entries.types { search.add(entryPoint: type) }
    for file in entries.files { search.addMentioned(in: file, sources[file].bytes.indices) }
    search.addHeld()
    let containers = FeatureContainers(bytes, mentions, jobs: jobs)
    let found = search.candidates + containers.types
    features = Set(containers.types.map { Self.place(of: $0, outline.program) })
    unmentioned = Set(containers.unmentioned.map { Self.place(of: $0, outline.program) })
    places = Set(found.map { Self.place(of: $0, outline.program) })
    let blocks = found.flatMap { bytes.blocks(of: $0) }
    files = found.isEmpty ? [] : Set(blocks.map { Int($0.file) }).union(entries.files).sorted()
    walked = Self.walked(in: files, blocks + entries.blocks, outline.program)
  }

  private static func walked(
    in files: [Int],
    _ blocks: [DeclarationID],
    _ program: Program
  ) -> [Int: WalkedDeclarations] {
    let byFile = Dictionary(grouping: blocks) { Int($0.file) }
    var found: [Int: WalkedDeclarations] = [:]
    for file in files {
      let walked = WalkedDeclarations(around: byFile[file] ?? [], in: file, program)
      let half = program.trees.source(file).bytes.count / 2
      if walked.skippedByteCount > half { found[file] = walked }
    }
    return found
  }

  /// The candidates as a program that knows their bodies declares them.
  func declarations(in program: Program) -> Set<DeclarationID> {
    declarations(at: places, in: program)
  }

  /// The containers among them that whoever mentions them makes.
  func features(in program: Program) -> Set<DeclarationID> {
    declarations(at: features, in: program)
  }

  /// The types that are named as roots but that nobody mentions.
  func unmentioned(in program: Program) -> Set<DeclarationID> {
    declarations(at: unmentioned, in: program)
  }

  private func declarations(at places: Set<Place>, in program: Program) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    for file in Set(places.map(\.file)) {
      for entry in program.files[file].topLevel
      where places.contains(Place(file: file, offset: entry.range.lowerBound)) {
        found.insert(DeclarationID(file: file, index: entry.declaration))
      }
    }
    return found
  }

  /// The declared types of a type's stored properties. Of a library's generic type, those between
  /// its angle brackets count: `Store<State, Dependencies>`.
  static func held(by type: DeclarationID, _ resolver: Resolver) -> [DeclarationID] {
    let program = resolver.program
    guard mayBuild(type, program), program[type].kind != .enumType else { return [] }
    return resolver.storedProperties(of: type).flatMap { property in
      named(by: resolver.type(of: property)).filter { mayBuild($0, program) }
    }
  }

  private static func named(by type: SwiftType) -> [DeclarationID] {
    switch type.unwrapped.form {
    case .nominal(let id, _): [id]
    case .external(_, let arguments): arguments.flatMap { named(by: $0) }
    default: []
    }
  }

  /// Whether a declaration is a type of the sources that may have members which build something.
  static func mayBuild(_ id: DeclarationID, _ program: Program) -> Bool {
    let kind = program[id].kind
    return program.isSource(id) && kind.isNominalType && kind != .protocolType
      && program.targets.mayBeOfApp(file: program[id].file)
  }
}

extension RootCandidates {
  /// The search over names: it looks at the bytes of few files and at no tree.
  private struct Search {
    private let bytes: TypeBytes
    private let supertypeNames: SupertypeNames
    private var seen: Set<DeclarationID> = []
    /// The types found last, whose members come next.
    private var fresh: [DeclarationID] = []
    private(set) var candidates: [DeclarationID] = []

    private var outline: Resolver { bytes.outline }
    private var program: Program { outline.program }

    init(_ bytes: TypeBytes) {
      self.bytes = bytes
      supertypeNames = SupertypeNames(bytes.outline.program)
    }

    /// Adds the types that a part of a file mentions, and those of the globals that it does.
    ///
    /// - Parameter isWanted: Whether a type of a name may be a root.
    mutating func addMentioned(
      in file: Int,
      _ range: Range<Int>,
      where isWanted: (String) -> Bool = { _ in true }
    ) {
      for name in outline.symbols.topLevelNames(in: bytes.sources[file].bytes[range]) {
        for id in outline.symbols.topLevel(name, from: file) where program.isSource(id) {
          let type = program[id].kind == .variable ? outline.type(of: id).declaration : id
          guard let type, !seen.contains(type), isWanted(program.text(type)) else { continue }
          add(type, named: program.text(type))
        }
      }
    }

    mutating func add(entryPoint type: DeclarationID) { add(type, named: nil) }

    /// Adds what the types found so far mention and is named as a root, step by step.
    mutating func addHeld() {
      for _ in 1..<RootCandidates.longestChain {
        let types = fresh
        fresh = []
        for type in types {
          for block in bytes.blocks(of: type) {
            addMentioned(in: Int(block.file), program.range(of: block), where: RootWords.isRoot)
          }
        }
      }
    }

    /// - Parameter name: None for an entry point.
    private mutating func add(_ type: DeclarationID, named name: String?) {
      guard RootCandidates.mayBuild(type, program), program[type].parent == nil,
        seen.insert(type).inserted, name == nil || !bytes.isForClients(type)
      else { return }
      fresh.append(type)
      guard let name else {
        if bytes.builtCount(of: type, upTo: 3) > 2 { candidates.append(type) }
        return
      }
      if RootWords.isOther(name) { return }
      if RootWords.isRoot(name) || !isValue(type) && mostlyBuilds(type) { candidates.append(type) }
    }

    /// Whether a type is a value or shows one, by what it inherits from or by its cases.
    private func isValue(_ type: DeclarationID) -> Bool {
      program.children(of: type).contains { program[$0].kind == .enumCase }
        || bytes.blocks(of: type).contains { block in
          let file = program.files[Int(block.file)]
          let inside = Int(block.index)..<Int(block.index) + Int(program[block].size)
          return supertypeNames.names(in: Int(block.file), inside).contains { declaration, name in
            program[block].name == file.declarations[declaration].name
              && program.libraries.knows(name, [.isValue, .isScreen])
          }
        }
    }

    /// Whether a type seems to build about half as many things as it has functions.
    private func mostlyBuilds(_ type: DeclarationID) -> Bool {
      let functions = bytes.blocks(of: type).reduce(0) { count, block in
        count + program.children(of: block).count { program[$0].kind == .function }
      }
      let wanted = max(1, functions / 2)
      return bytes.builtCount(of: type, upTo: wanted) >= wanted
    }
  }
}
