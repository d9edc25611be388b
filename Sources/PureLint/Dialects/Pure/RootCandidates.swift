/// The types that may be roots by what they do, as far as names tell: entry points, what their files
/// mention, and what is named as a root where these are declared; of all those the ones that seem to
/// build enough.
///
/// What they build is told by the bodies of these files alone, so which other bodies are known makes
/// no difference; where there are none, nothing more is looked at.
struct RootCandidates {
  /// The files whose bodies tell, in order; none if nothing may be a root.
  let files: [Int]
  /// The candidates, by file and offset of the declaration, which do not depend on what else was
  /// parsed.
  private let places: Set<Place>

  private struct Place: Hashable {
    let file: Int
    let offset: UInt32
  }

  /// How many stored members may lie between an entry point and what it holds.
  static let longestChain = 3

  /// - Parameter sources: The user's files.
  init(_ outline: Resolver, _ sources: [SourceFile]) {
    let entries = EntryPoints(outline)
    var search = Search(outline, sources)
    for type in entries.types { search.add(entryPoint: type) }
    for file in entries.files { search.addMentioned(in: file, sources[file].bytes.indices) }
    search.addHeld()
    let found = search.candidates
    places = Set(found.map { Place(file: Int($0.file), offset: outline.program.start(of: $0)) })
    let declaring = found.flatMap { search.blocks(of: $0).map { Int($0.file) } }
    files = found.isEmpty ? [] : Set(declaring).union(entries.files).sorted()
  }

  /// The candidates as a program that knows their bodies declares them.
  func declarations(in program: Program) -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    for file in Set(places.map(\.file)) {
      for entry in program.files[file].topLevel
      where places.contains(Place(file: file, offset: entry.range.lowerBound)) {
        found.insert(DeclarationID(file: file, index: entry.declaration))
      }
    }
    return found
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

  /// Whether a declaration is a type of the sources that may have members which build something.
  private static func mayBuild(_ id: DeclarationID, _ program: Program) -> Bool {
    let kind = program[id].kind
    return program.isSource(id) && kind.isNominalType && kind != .protocolType
      && !program.targets.isTest(file: program[id].file)
  }
}

extension RootCandidates {
  /// The search over names: it looks at the bytes of few files and at no tree.
  private struct Search {
    private let outline: Resolver
    private let sources: [SourceFile]
    private var seen: Set<DeclarationID> = []
    /// What was found last, and is to be looked into for what it holds.
    private var fresh: [DeclarationID] = []
    private(set) var candidates: [DeclarationID] = []

    private var program: Program { outline.program }

    init(_ outline: Resolver, _ sources: [SourceFile]) {
      self.outline = outline
      self.sources = sources
    }

    /// The blocks that declare the members of a type, by its name alone.
    func blocks(of type: DeclarationID) -> [DeclarationID] {
      [type]
        + outline.symbols.extensions(ofTypesNamed: program[type].name).filter { block in
          program.isSource(block) && program[block].parent == nil
            && !program.targets.isTest(file: program[block].file)
        }
    }

    /// Adds the types that a part of a file mentions, and those of the globals that it does.
    ///
    /// - Parameter isWanted: Whether a type of a name may be a root.
    mutating func addMentioned(
      in file: Int,
      _ range: Range<Int>,
      where isWanted: (String) -> Bool = { _ in true }
    ) {
      var names: Set<Name> = []
      let bytes = sources[file].bytes
      NameSet.visitWords(in: bytes[range]) { name, word in
        guard names.insert(name).inserted else { return true }
        for id in outline.symbols.topLevel(name) where program.isSource(id) {
          let type = program[id].kind == .variable ? outline.type(of: id).declaration : id
          guard let type, !seen.contains(type) else { continue }
          let text = type == id ? String(decoding: bytes[word], as: UTF8.self) : program.text(type)
          guard isWanted(text) else { continue }
          add(type, named: text)
        }
        return true
      }
    }

    mutating func add(entryPoint type: DeclarationID) { add(type, named: nil) }

    /// Adds what the types found so far mention and is named as a root, step by step.
    mutating func addHeld() {
      for _ in 1..<RootCandidates.longestChain {
        let types = fresh
        fresh = []
        for type in types {
          for block in blocks(of: type) {
            addMentioned(in: Int(block.file), program.range(of: block), where: RootWords.isRoot)
          }
        }
      }
    }

    /// - Parameter name: None for an entry point.
    private mutating func add(_ type: DeclarationID, named name: String?) {
      guard RootCandidates.mayBuild(type, program), program[type].parent == nil,
        seen.insert(type).inserted
      else { return }
      fresh.append(type)
      guard let name else {
        if builtCount(of: type, upTo: 3) > 2 { candidates.append(type) }
        return
      }
      if RootWords.isOther(name) { return }
      let isLikely =
        RootWords.isRoot(name)
        ? builtCount(of: type, upTo: 1) > 0 : !isValue(type) && mostlyBuilds(type)
      if isLikely { candidates.append(type) }
    }

    /// Whether a type is a value or shows one, by what it inherits from or by its cases.
    private func isValue(_ type: DeclarationID) -> Bool {
      program.children(of: type).contains { program[$0].kind == .enumCase }
        || blocks(of: type).contains { block in
          let file = program.files[Int(block.file)]
          let inside = Int(block.index)..<Int(block.index) + Int(program[block].size)
          return file.supertypeNames.contains { declaration, name in
            inside.contains(declaration)
              && program[block].name == file.declarations[declaration].name
              && Search.valueTypes.contains(name)
          }
        }
    }

    private static let valueTypes: Set<Name> = [
      "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Comparable", "Identifiable",
      "CaseIterable", "Error", "NSManagedObject", "View", "ViewModifier", "UIView", "NSView",
      "UIViewController", "NSViewController", "NSWindowController", "UIWindow", "NSWindow",
    ]

    /// Whether a type seems to build at least two things, and about as many as it has functions.
    private func mostlyBuilds(_ type: DeclarationID) -> Bool {
      let functions = blocks(of: type).reduce(0) { count, block in
        count + program.children(of: block).count { program[$0].kind == .function }
      }
      let wanted = max(2, functions / 2)
      return builtCount(of: type, upTo: wanted) >= wanted
    }

    /// How many different things a type seems to build out of others: names of types, or `.init`,
    /// with arguments.
    ///
    /// - Parameter limit: More than so many need not be counted.
    private func builtCount(of type: DeclarationID, upTo limit: Int) -> Int {
      var built: Set<Name> = []
      var count = 0
      for block in blocks(of: type) {
        let bytes = sources[Int(block.file)].bytes
        NameSet.visitWords(in: bytes[program.range(of: block)]) { name, word in
          guard bytes.opensArguments(at: word.upperBound) else { return true }
          if name == "init" {
            count += word.lowerBound > 0 && bytes[word.lowerBound - 1] == UInt8(ascii: ".") ? 1 : 0
          } else if isBuildable(name, besides: type), built.insert(name).inserted {
            let text = String(decoding: bytes[word], as: UTF8.self)
            count += RootWords.isScreen(text) ? 0 : 1
          }
          return count < limit
        }
      }
      return count
    }

    private func isBuildable(_ name: Name, besides type: DeclarationID) -> Bool {
      outline.symbols.topLevel(name).contains { id in
        let kind = program[id].kind
        return id != type && program.isSource(id)
          && (kind == .classType || kind == .actorType || kind == .structType
            || kind == .typealiasType)
      }
    }
  }
}

extension Program {
  /// The offset at which a declaration at top level begins.
  fileprivate func start(of id: DeclarationID) -> UInt32 {
    UInt32(range(of: id).lowerBound)
  }

  /// The bytes that a declaration at top level takes up.
  fileprivate func range(of id: DeclarationID) -> Range<Int> {
    let file = files[Int(id.file)]
    var (low, high) = (0, file.topLevel.count)
    while low < high {
      let middle = (low + high) / 2
      if file.topLevel[middle].declaration < Int(id.index) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let range = file.topLevel[low].range
    return Int(range.lowerBound)..<Int(range.upperBound)
  }
}

extension [UInt8] {
  /// Whether arguments begin at a position: a parenthesis with something inside.
  fileprivate func opensArguments(at position: Int) -> Bool {
    guard position < count, self[position] == UInt8(ascii: "(") else { return false }
    let next = self[(position + 1)...].first { byte in
      byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")
        && byte != UInt8(ascii: "\t")
    }
    return next != UInt8(ascii: ")")
  }
}
