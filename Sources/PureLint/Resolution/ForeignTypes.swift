import PureLintSource

/// The types of modules out of sight that some file writes behind the name of their module:
/// `Postbox.Client`.
///
/// Such a type has a name of its own, the module's included, so that it is not taken for the `Client`
/// of another module. By it those files mean the type, too, that write `Client` and import just one
/// module of which some file writes `Postbox.Client`. All other types that no source declares are
/// known by their last names alone.
struct ForeignTypes: Sendable {
  /// The last name of each type by the name that it has here.
  private(set) var lastNames: [Name: Name] = [:]
  /// What is written, by the same.
  private(set) var texts: [Name: String] = [:]
  /// The modules of the types that have a last name, each with the name of the type.
  private var types: [Name: [(module: Name, type: Name)]] = [:]

  /// More modules than this, and more mentions of one in one file, are not looked at.
  private static let moduleLimit = 64
  private static let mentionLimit = 10_000

  /// From this many modules of a file on, all are looked for at once.
  private static let many = 16

  /// - Parameter own: The modules that are analysed, or that dialects describe.
  /// - Complexity: O(bytes of the files that import such modules).
  init(_ program: Program, besides own: Set<Name>) {
    var searches: [Name: (search: WordSearch, text: String)] = [:]
    for file in program.sourceFiles {
      let modules = Set(program.files[file].imports).filter {
        !own.contains($0) && !program.libraries.isSystemModule($0)
      }
      if modules.count >= Self.many {
        addAll(modules, in: file, program)
        continue
      }
      for module in modules {
        guard let text = searches[module]?.text ?? program.importText(of: module, in: file) else {
          continue
        }
        let search = searches[module]?.search ?? WordSearch(text.utf8)
        searches[module] = (search, text)
        let bytes = program.trees.source(file).bytes
        for offset in search.offsets(in: bytes).prefix(Self.mentionLimit) {
          addMention(of: module, text, at: offset, in: bytes, program.libraries)
        }
      }
    }
  }

  /// Adds the types of many modules that one file writes.
  private mutating func addAll(_ modules: Set<Name>, in file: Int, _ program: Program) {
    let texts = program.importTexts(in: file).filter { modules.contains($0.module) }
    let words = Dictionary(texts.map { (Name($0.text), $0) }) { first, _ in first }
    let bytes = program.trees.source(file).bytes
    let names = NameSet(words.keys)
    var counts: [Int: Int] = [:]
    names.visit(in: bytes[...]) { slot, offset in
      counts[slot, default: 0] += 1
      if counts[slot, default: 0] <= Self.mentionLimit,
        let (module, text) = words[names.name(in: slot)]
      {
        addMention(of: module, text, at: offset, in: bytes, program.libraries)
      }
      return true
    }
  }

  private mutating func addMention(
    of module: Name,
    _ text: String,
    at offset: Int,
    in bytes: [UInt8],
    _ libraries: LibraryTable
  ) {
    let behind = bytes[(offset + text.utf8.count)...]
    guard behind.first == UInt8(ascii: "."),
      offset == 0 || bytes[offset - 1] != UInt8(ascii: ".")
    else { return }
    let word = behind.dropFirst().prefix { NameSet.isWordByte[Int($0)] }
    guard let first = word.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return
    }
    let last = String(decoding: word, as: UTF8.self)
    if !libraries.declares(Name(last), in: [module]) { note(last, of: module, text) }
  }

  private mutating func note(_ last: String, of module: Name, _ text: String) {
    let name = Name(last)
    let known = types[name] ?? []
    guard known.count < Self.moduleLimit, !known.contains(where: { $0.module == module }) else {
      return
    }
    let type = Name("\(text).\(last)")
    types[name] = known + [(module, type)]
    lastNames[type] = name
    texts[type] = "\(text).\(last)"
  }

  /// The name of a type that is written behind its module's.
  func type(_ name: Name, in module: Name) -> Name? {
    types[name]?.first { $0.module == module }?.type
  }

  /// The name of a type that is written without its module's, in a file that sees some modules; nil
  /// unless one of them is sure to be meant.
  func type(_ name: Name, seeing modules: @autoclosure () -> Set<Name>) -> Name? {
    guard let types = types[name] else { return nil }
    let modules = modules()
    let seen = types.filter { modules.contains($0.module) }
    return seen.count == 1 ? seen[0].type : nil
  }
}

extension Resolver {
  /// The names of the types that some file writes behind the name of a module out of sight. They decide
  /// what outlines mean, wherever they are written.
  public var foreignTypeNames: Set<Name> { Set(foreignTypes.texts.keys) }
}
