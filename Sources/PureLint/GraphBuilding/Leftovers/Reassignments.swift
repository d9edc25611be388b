import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The names of variables of composers that code may assign to though no reference tells it: in bodies
/// that nobody looks at, and behind something of unknown type.
///
/// All names are looked for at once, when somebody first asks for one.
final class Reassignments {
  private let model: WiringModel
  private lazy var found = find()

  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) { self.model = model }

  /// Whether something that no reference tells may assign to a variable of a composer.
  func mayHappenUnseen(to variable: DeclarationID) -> Bool {
    program.isForClients(variable) || found.contains(program[variable].name)
  }

  private func find() -> Set<Name> {
    let names = Set(model.found.types.flatMap(variables).map { program[$0].name })
    guard !names.isEmpty else { return [] }
    let set = NameSet(names)
    let known = model.found.known?.found(.reassigned, among: names) ?? FoundNames(among: names)
    return (0..<program.interfaceStart).reduce(into: []) { found, file in
      guard !program.targets.isTest(file: file) else { return }
      found.formUnion(known.names(in: file, of: program) { find(set, in: $0) })
    }
  }

  private func find(_ names: NameSet, in file: Int) -> Set<Name> {
    let bytes = program.trees.source(file).bytes
    var found: Set<Name> = []
    var last: (offset: Int, isLent: Bool)?
    names.visit(in: bytes[...]) { slot, offset in
      let name = names.name(in: slot)
      let isLent = bytes.isLent(at: offset, behind: last)
      last = (offset, isLent)
      let mayChange = isLent || bytes.isAssigned(at: offset)
      if mayChange, !found.contains(name), !isTold(at: offset, file) { found.insert(name) }
      return true
    }
    return found
  }

  private func variables(of composer: DeclarationID) -> [DeclarationID] {
    guard program[composer].kind.holdsMembers else { return [] }
    return model.resolver.storedProperties(of: composer).filter {
      !program[$0].traits.contains(.isConstant) && !program[$0].traits.contains(.isPrivate)
    }
  }

  /// Whether a reference says what a word means.
  private func isTold(at offset: Int, _ file: Int) -> Bool {
    guard program.trees.hasBodies(file) else { return false }
    let starts = program.trees[file].tokens.starts[...]
    let position = UInt32(starts.partitioningIndex { $0 >= UInt32(offset) })
    return !model.resolver.references.references(in: file, position..<position + 1).isEmpty
  }
}

extension [UInt8] {
  /// Whether a word is assigned to as it stands.
  fileprivate func isAssigned(at offset: Int) -> Bool {
    var next = offset
    while next < count, NameSet.isWordByte[Int(self[next])] { next += 1 }
    while next < count, self[next] == UInt8(ascii: " ") { next += 1 }
    return next + 1 < count && self[next] == UInt8(ascii: "=")
      && self[next + 1] != UInt8(ascii: "=") && !isDeclared(at: offset)
  }

  /// Whether `var` or `let` stands in front of a word.
  private func isDeclared(at offset: Int) -> Bool {
    var end = offset
    while end > 0, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end > 3, end < offset, !NameSet.isWordByte[Int(self[end - 4])] else { return false }
    let word = self[end - 3..<end]
    return word.elementsEqual("var".utf8) || word.elementsEqual("let".utf8)
  }

  /// Whether a word is the end of names and periods behind `&` or a backslash: lent to be changed, or
  /// the end of a key path.
  /// - Parameter earlier: A word in front of it of which that is known.
  fileprivate func isLent(at offset: Int, behind earlier: (offset: Int, isLent: Bool)?) -> Bool {
    let start = earlier?.offset ?? 0
    var first = offset
    while first > start, isInChain(self[first - 1]) { first -= 1 }
    if let earlier, first == start { return earlier.isLent }
    return first > 0
      && (self[first - 1] == UInt8(ascii: "&") || self[first - 1] == UInt8(ascii: "\\"))
  }

  private func isInChain(_ byte: UInt8) -> Bool {
    NameSet.isWordByte[Int(byte)] || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?")
      || byte == UInt8(ascii: "!")
  }
}
