import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintWiring

/// The bytes of types at top level, before any body is parsed: their names, their blocks, the things
/// they seem to build. Belongs to one thread.
final class TypeBytes {
  let outline: Resolver
  /// The user's files.
  let sources: [SourceFile]
  /// The extensions of a name, by the type that is nearest to them.
  private var extensions: [Name: [DeclarationID: [DeclarationID]]] = [:]
  private let libraries: AppLibraries

  init(outline: Resolver, sources: [SourceFile], _ entries: EntryPoints) {
    self.outline = outline
    self.sources = sources
    libraries = AppLibraries(entries, outline.program)
  }

  /// Whether a type is one that a library shows to clients out of sight: no root made by hand, whatever
  /// it does.
  func isForClients(_ type: DeclarationID) -> Bool {
    program.isForClients(type) && !libraries.contain(file: program[type].file)
  }

  private var program: Program { outline.program }

  /// The name of a type.
  func name(of type: DeclarationID) -> ArraySlice<UInt8> {
    let bytes = sources[Int(type.file)].bytes
    var found = bytes[..<0]
    NameSet.visitWords(in: bytes[program.range(of: type)]) { name, word in
      guard name == program[type].name else { return true }
      found = bytes[word]
      return false
    }
    return found
  }

  /// The blocks at top level, outside tests, that declare the members of a type.
  func blocks(of type: DeclarationID) -> [DeclarationID] {
    [type]
      + outline.extensions(of: type).filter { block in
        program.isSource(block) && program[block].parent == nil
          && !program.targets.isTest(file: program[block].file)
      }
  }

  /// The number of different things that a type seems to build out of others: names of types, or
  /// `.init`, with arguments.
  ///
  /// - Parameter limit: More than so many need not be counted.
  func builtCount(of type: DeclarationID, upTo limit: Int) -> Int {
    var built: Set<Name> = []
    var count = 0
    for block in blocks(of: type) {
      let bytes = sources[Int(block.file)].bytes
      bytes.visitCallees(in: program.range(of: block)) { name, word in
        guard bytes.hasArguments(at: word.upperBound) else { return true }
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

extension Program {
  /// The bytes that a declaration at top level takes up.
  func range(of id: DeclarationID) -> Range<Int> {
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
  /// Calls `body` with each word that has a parenthesis directly behind it, and with where the word
  /// stands, until it returns false. These are few of the words, and no other has to be made a name.
  fileprivate func visitCallees(in range: Range<Int>, _ body: (Name, Range<Int>) -> Bool) {
    withUnsafeBufferPointer { bytes in
      var next = range.lowerBound
      while let open = bytes[next..<range.upperBound].firstIndex(of: UInt8(ascii: "(")) {
        var start = open
        while start > next, NameSet.isWordByte[Int(bytes[start - 1])] { start -= 1 }
        next = open + 1
        guard start < open else { continue }
        if !body(Name(UnsafeBufferPointer(rebasing: bytes[start..<open])), start..<open) { return }
      }
    }
  }

  /// Whether something stands in the parentheses that begin at a position.
  fileprivate func hasArguments(at position: Int) -> Bool {
    let next = self[(position + 1)...].first { byte in
      byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")
        && byte != UInt8(ascii: "\t")
    }
    return next != UInt8(ascii: ")")
  }
}
