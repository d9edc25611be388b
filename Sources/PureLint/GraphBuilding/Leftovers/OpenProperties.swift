import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The properties of a type that keep objects and that nothing outside of some code, such as its
/// initializers, reads, as the words of its file tell, and those of its extensions in others.
struct OpenProperties {
  private let resolver: Resolver
  private let initializers: [Range<UInt32>]
  /// The type and its extensions in its file.
  private let blocks: [Range<UInt32>]
  /// Its extensions in other files.
  private let distant: [DeclarationID]
  private(set) var found: [Property] = []

  private var program: Program { resolver.program }

  struct Property {
    let id: DeclarationID
    /// Whether its name may stand where only types tell what it means: as the member of something.
    let isDoubtful: Bool
  }

  /// Looks for those that may get their objects from initializers.
  /// - Parameters:
  ///   - blocks: The type and its extensions.
  ///   - initializers: Those in its file.
  init(
    of type: DeclarationID,
    _ blocks: [DeclarationID],
    _ initializers: [DeclarationID],
    _ resolver: Resolver,
    _ kinds: ObjectKinds
  ) {
    self.init(type, blocks, butIn: initializers, resolver)
    guard resolver.program[type].kind.isReferenceType || isBareStruct(type, initializers) else {
      return
    }
    look(for: resolver.storedProperties(of: type).filter { mayBeUnread($0, kinds) }, of: type)
  }

  /// Looks for those among some properties of a type.
  init(among properties: [DeclarationID], of type: DeclarationID, _ resolver: Resolver) {
    self.init(type, [type] + resolver.extensions(of: type), butIn: [], resolver)
    look(for: properties, of: type)
  }

  private init(
    _ type: DeclarationID,
    _ blocks: [DeclarationID],
    butIn initializers: [DeclarationID],
    _ resolver: Resolver
  ) {
    let program = resolver.program
    self.resolver = resolver
    let range = { (id: DeclarationID) in program.tree(of: id).range(program[id].node) }
    let file = program[type].file
    self.blocks = blocks.filter { program[$0].file == file }.map(range)
    distant = blocks.filter { program[$0].file != file }
    self.initializers = initializers.map(range)
  }

  private mutating func look(for properties: [DeclarationID], of type: DeclarationID) {
    if !properties.isEmpty { found = unnamed(properties, in: program[type].file) }
  }

  /// Whether all that a struct keeps comes through initializers, and neither a library nor what the
  /// compiler derives looks into its values: a library that shows something asks for its content alone.
  private func isBareStruct(_ type: DeclarationID, _ initializers: [DeclarationID]) -> Bool {
    program[type].kind == .structType && !resolver.conformsToLibrary(type, besides: .isScreen)
      && (!initializers.isEmpty || resolver.conformsToLibrary(type))
  }

  private func mayBeUnread(_ property: DeclarationID, _ kinds: ObjectKinds) -> Bool {
    let others: Declaration.Traits = [.isLazy, .hasInitialValue]
    return program[property].traits.isDisjoint(with: others) && !program.isForClients(property)
      && program.isSettledByName(property) && kinds.mayHoldObjects(resolver.type(of: property))
  }

  // MARK: Words

  /// The use of a word that may be a property's name.
  private enum Use {
    case none, doubtful, certain
  }

  private func unnamed(_ properties: [DeclarationID], in file: Int) -> [Property] {
    let bytes = program.trees.source(file).bytes
    let names = NameSet(Set(properties.map { program[$0].name }))
    // What makes a property's own value may have a local of its name.
    let own = properties.map { program.tree(of: $0).range(program[$0].node) }
    let reaches = properties.map(reach)
    let slots = properties.map { names.slot(of: program[$0].name).map { Int($0) } }
    let indices = Dictionary(zip(slots, properties.indices)) { first, _ in first }
    var uses = reaches.map { $0 == .everywhere ? Use.doubtful : .none }
    // Nothing outside of the blocks sees what is private to them, and a file may have many types; who
    // sees it from other files is asked for its type.
    let scopes = reaches.contains(.file) ? [0..<UInt32(bytes.count)] : blocks
    for scope in scopes {
      names.visit(in: bytes[Int(scope.lowerBound)..<Int(scope.upperBound)]) { slot, offset in
        let place = UInt32(offset)
        guard let index = indices[slot], uses[index] != .certain, !own[index].contains(place),
          !initializers.contains(where: { $0.contains(place) })
        else { return true }
        let isInside = blocks.contains { $0.contains(place) }
        guard isInside || reaches[index] == .file, !bytes.isInLineComment(at: offset) else {
          return true
        }
        uses[index] = !isInside || bytes.mayMeanAnother(at: offset) ? .doubtful : .certain
        return true
      }
    }
    let named = reaches.contains(.everywhere) ? slotsNamedAlone(names) : []
    let found = properties.indices.filter { index in
      uses[index] != .certain
        && (reaches[index] != .everywhere || slots[index].map(named.contains) != true)
    }
    return found.map { Property(id: properties[$0], isDoubtful: uses[$0] == .doubtful) }
  }

  /// From where a property can be seen.
  private enum Reach {
    case type, file, everywhere
  }

  private func reach(of property: DeclarationID) -> Reach {
    guard program[property].traits.contains(.isPrivate) else { return .everywhere }
    return program.isSeenByTypeAlone(property) ? .type : .file
  }

  /// The slots of those names that mean nothing else where extensions in other files have them.
  private func slotsNamedAlone(_ names: NameSet) -> Set<Int> {
    var found: Set<Int> = []
    for block in distant {
      let bytes = program.trees.source(program[block].file).bytes
      let range = program.tree(of: block).range(program[block].node)
      names.visit(in: bytes[Int(range.lowerBound)..<Int(range.upperBound)]) { slot, offset in
        if !found.contains(slot), !bytes.isInLineComment(at: offset),
          !bytes.mayMeanAnother(at: offset)
        {
          found.insert(slot)
        }
        return true
      }
    }
    return found
  }
}

extension [UInt8] {
  /// The bytes of a line that are looked at in front of a word: code that nobody wrote has longer ones.
  private static var lineLimit: Int { 4096 }

  /// Where the line of a position begins; nil if that is too far away.
  private func startOfLine(of position: Int) -> Int? {
    var start = position
    while start > 0, self[start - 1] != UInt8(ascii: "\n") {
      start -= 1
      if position - start > Self.lineLimit { return nil }
    }
    return start
  }

  /// Whether two slashes that no quotes surround stand in front of a position in its line.
  func isInLineComment(at position: Int) -> Bool {
    guard let start = startOfLine(of: position) else { return false }
    var isQuoted = false
    for index in start..<position {
      if self[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, self[index] == UInt8(ascii: "/"), self[index + 1] == UInt8(ascii: "/") {
        return true
      }
    }
    return false
  }

  /// Whether a word may mean something else than a variable of its name: as the member of something
  /// else than `self`, as a label, or in a text.
  fileprivate func mayMeanAnother(at position: Int) -> Bool {
    if isQuoted(at: position) { return true }
    let last = lastByte(before: position)
    guard last >= 0 else { return false }
    if self[last] == UInt8(ascii: ".") {
      guard last > 0, self[last - 1] != UInt8(ascii: ".") else { return false }
      return !isSelf(before: last)
    }
    guard self[last] == UInt8(ascii: "(") || self[last] == UInt8(ascii: ",") else { return false }
    var next = position
    while next < count, NameSet.isWordByte[Int(self[next])] { next += 1 }
    while next < count, Self.isBlank(self[next]) { next += 1 }
    return next < count && self[next] == UInt8(ascii: ":")
  }

  /// Whether a text that begins in the line of a position may go on there.
  private func isQuoted(at position: Int) -> Bool {
    guard let start = startOfLine(of: position) else { return false }
    return self[start..<position].count { $0 == UInt8(ascii: "\"") } % 2 == 1
  }

  /// Whether `self`, or `self` that may be gone, stands in front of a period.
  private func isSelf(before period: Int) -> Bool {
    var end = lastByte(before: period)
    if end >= 0, self[end] == UInt8(ascii: "?") || self[end] == UInt8(ascii: "!") { end -= 1 }
    var start = end + 1
    while start > 0, NameSet.isWordByte[Int(self[start - 1])] { start -= 1 }
    return start <= end && self[start...end].elementsEqual("self".utf8)
  }

  /// The position of the last byte in front of another one that is no blank; -1 if there is none.
  private func lastByte(before position: Int) -> Int {
    var last = position - 1
    while last >= 0, Self.isBlank(self[last]) { last -= 1 }
    return last
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t")
  }
}
