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

  /// - Parameter own: The modules that are analysed, or that dialects describe.
  /// - Complexity: O(bytes of the files that import such modules, times the number of these).
  init(_ program: Program, besides own: Set<Name>) {
    var searches: [Name: (search: WordSearch, text: String)] = [:]
    for file in program.sourceFiles {
      for module in Set(program.files[file].imports)
      where !own.contains(module) && !program.libraries.isSystemModule(module) {
        guard let text = searches[module]?.text ?? program.importText(of: module, in: file) else {
          continue
        }
        let search = searches[module]?.search ?? WordSearch(text.utf8)
        searches[module] = (search, text)
        add(module, text, search, program.trees.source(file).bytes, program.libraries)
      }
    }
  }

  private mutating func add(
    _ module: Name,
    _ text: String,
    _ search: WordSearch,
    _ bytes: [UInt8],
    _ libraries: LibraryTable
  ) {
    for offset in search.offsets(in: bytes).prefix(Self.mentionLimit) {
      let behind = bytes[(offset + text.utf8.count)...]
      guard behind.first == UInt8(ascii: "."),
        offset == 0 || bytes[offset - 1] != UInt8(ascii: ".")
      else { continue }
      let word = behind.dropFirst().prefix { NameSet.isWordByte[Int($0)] }
      guard let first = word.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
        continue
      }
      let last = String(decoding: word, as: UTF8.self)
      if libraries.declares(Name(last), in: [module]) { continue }
      note(last, of: module, text)
    }
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
