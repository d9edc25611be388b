import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintWiring

/// The blocks at top level that may hand objects to others, as far as names and bytes tell.
///
/// Such a block calls an initializer that takes an object, makes an object as an argument, or makes
/// a class that only hands out objects. To find out who composes, only the bodies of these blocks
/// and of the entry points are needed, whichever other bodies are known. If there is no such block,
/// nothing more is looked at.
package struct RootCandidates {
  /// The files whose bodies tell, in order; none if nothing may compose.
  package let files: [Int]
  /// The parts of a file to look at, for files of which most parts matter to nobody.
  package let walked: [Int: WalkedDeclarations]
  /// Element `i` is what may hand something over in file `i`.
  package let blocks: [[DeclarationID]]

  /// - Parameters:
  ///   - sources: The user's files.
  ///   - known: What is known to hand something over, by file.
  package init(
    _ outline: Resolver,
    _ sources: [SourceFile],
    known: [Int: [DeclarationID]] = [:]
  ) {
    let entries = EntryPoints(outline)
    let bytes = ComposerBytes(outline, AppLibraries(entries, outline.program))
    blocks = sources.indices.map { known[$0] ?? bytes.blocks(in: $0, sources[$0].bytes) }
    let found = Array(blocks.joined())
    files = found.isEmpty ? [] : Set(found.map { Int($0.file) }).union(entries.files).sorted()
    walked = Self.walked(in: files, found + entries.blocks, outline.program)
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
}

/// The search over the bytes of files for calls that may hand an object over.
///
/// What a name means for that is found out when the name is called for the first time: most calls of
/// a file stand behind the first one that decides. One thread searches, because bytes take a hundredth
/// of what the answers take.
private final class ComposerBytes {
  /// The possible effects of a call of a name.
  private struct Role {
    /// Whether an initializer of a type of the name takes an object.
    var isTaker = false
    /// Whether instances of a type of the name are objects.
    var isObject = false
    /// Whether a class of the name has properties alone, of which others ask for several.
    var onlyHandsOut = false
  }

  private let outline: Resolver
  private let libraries: AppLibraries
  private let kinds: ObjectKinds
  /// The types of the app, by name.
  private let types: [Name: [DeclarationID]]
  private var roles: [Name: Role] = [:]

  private var program: Program { outline.program }

  init(_ outline: Resolver, _ libraries: AppLibraries) {
    self.outline = outline
    self.libraries = libraries
    kinds = ObjectKinds(outline)
    let program = outline.program
    let types = program.sourceDeclarations {
      $0.kind == .classType || $0.kind == .structType || $0.kind == .actorType
        || $0.kind == .typealiasType
    }
    self.types = Dictionary(
      grouping: types.filter { program.targets.mayBeOfApp(file: program[$0].file) }
    ) { program[$0].name }
  }

  /// The possible effects of a call of a name; nil if no type of the app has the name.
  private func role(of name: Name) -> Role? {
    if let known = roles[name] { return known }
    guard let types = types[name] else { return nil }
    let isAlias = types.contains { program[$0].kind == .typealiasType }
    let role = Role(
      isTaker: isAlias || types.contains { kinds.isTaker($0, outline) },
      isObject: isAlias || types.contains { kinds.kind(of: $0) == .object },
      onlyHandsOut: types.contains { kinds.onlyHandsOut($0, outline) }
    )
    roles[name] = role
    return role
  }

  /// The declarations at top level of a file that may hand something over.
  func blocks(in file: Int, _ bytes: [UInt8]) -> [DeclarationID] {
    guard !types.isEmpty, program.targets.mayBeOfApp(file: file) else { return [] }
    let isOfApp = !program.targets.isForClients(file: file) || libraries.contain(file: file)
    return program.files[file].topLevel.compactMap { entry in
      let id = DeclarationID(file: file, index: entry.declaration)
      let range = Int(entry.range.lowerBound)..<Int(entry.range.upperBound)
      return program[id].kind != .protocolType
        && (isOfApp || !program[id].traits.contains(.isPublic))
        && mayHandOver(bytes, range) ? id : nil
    }
  }

  private func mayHandOver(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var found = false
    bytes.visitCallees(in: range) { name, word in
      if let role = role(of: name) {
        found =
          role.onlyHandsOut || role.isTaker && bytes.hasArguments(at: word.upperBound)
          || !role.isTaker && role.isObject && bytes.isArgument(at: word.lowerBound)
      } else if name == "init" {
        found =
          word.lowerBound > 0 && bytes[word.lowerBound - 1] == UInt8(ascii: ".")
          && bytes.hasArguments(at: word.upperBound)
      }
      return !found
    }
    return found
  }
}

extension ObjectKinds {
  /// Whether a class has properties alone, of which others may ask for several objects.
  func onlyHandsOut(_ type: DeclarationID, _ resolver: Resolver) -> Bool {
    let program = resolver.program
    guard program.isSource(type), program[type].kind.isReferenceType else { return false }
    let own = ([type] + resolver.extensions(of: type))
      .flatMap { resolver.symbols.members(heldBy: $0) }
      .filter { !program[$0].traits.contains(.isStatic) }
    let offered = own.count { member in
      program[member].kind == .variable && !program[member].traits.contains(.isPrivate)
        && kind(of: resolver.type(of: member)).mayLeadToObjects
    }
    return offered > 1 && !own.contains { program[$0].kind == .function }
  }

  /// Whether an initializer of a type takes an object, as it is declared.
  fileprivate func isTaker(_ id: DeclarationID, _ resolver: Resolver) -> Bool {
    let program = resolver.program
    let types = [id] + resolver.ancestors(of: id).filter { program[$0].kind == .classType }
    return types.contains { type in
      let initializers = ([type] + resolver.extensions(of: type))
        .flatMap { resolver.symbols.members(heldBy: $0) }
        .filter { program[$0].kind == .initializer }
      let taken = initializers.flatMap { resolver.parameterList(of: $0).map(\.type) }
      let fields =
        program[type].kind == .structType
        ? resolver.memberwiseFields(of: type).map(resolver.type) : []
      return (taken + fields).contains { kind(of: $0).mayLeadToObjects }
    }
  }
}

extension [UInt8] {
  /// Calls `body` with each word that has a parenthesis directly behind it, and with where the word
  /// stands, until it returns false. These are few of the words, and no other has to be made a name.
  fileprivate func visitCallees(in range: Range<Int>, _ body: (Name, Range<Int>) -> Bool) {
    let isWordByte = NameSet.isWordByte
    withUnsafeBufferPointer { bytes in
      var next = range.lowerBound
      while let open = bytes[next..<range.upperBound].firstIndex(of: UInt8(ascii: "(")) {
        var start = open
        while start > next, isWordByte[Int(bytes[start - 1])] { start -= 1 }
        next = open + 1
        guard start < open else { continue }
        if !body(Name(UnsafeBufferPointer(rebasing: bytes[start..<open])), start..<open) { return }
      }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t")
  }

  /// Whether something stands in the parentheses that begin at a position.
  fileprivate func hasArguments(at position: Int) -> Bool {
    self[(position + 1)...].first { !Self.isBlank($0) } != UInt8(ascii: ")")
  }

  /// Whether the code at a position stands where something is handed over.
  fileprivate func isArgument(at position: Int) -> Bool {
    guard let last = self[..<position].last(where: { !Self.isBlank($0) }) else { return false }
    return last == UInt8(ascii: "(") || last == UInt8(ascii: ",") || last == UInt8(ascii: ":")
  }
}
