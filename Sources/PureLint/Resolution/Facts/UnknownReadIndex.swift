import PureLintProjects
import PureLintSource

/// The members that a name may mean which is read from a value of unknown type.
///
/// Asked once the walk is over. A member is ruled out only for a certain reason: the code cannot
/// see it, the value was made of something else, or the value has other members, or uses, that the
/// member's type does not fit.
public final class UnknownReadIndex {
  /// How many reads of one member are told; many unknown values times many members of one name would
  /// be more than the sources are.
  private static let toldReads = 32

  /// The resolver that holds the index.
  private unowned let resolver: Resolver
  private let program: Program
  private let reads: [UnknownRead]
  private let groups: UnknownReadGroups
  private let namesWritten: Set<Name>
  /// What is asked of each local of unknown type.
  private let namesAsked: [UnknownRead.Holder: Set<Name>]
  /// See `types(madeOf:)`.
  private var typesOfOrigins: [SwiftType: Set<DeclarationID>?] = [:]
  /// See `mayBe(_:madeOf:)`.
  private var owners: [Owner: Bool] = [:]

  /// A type that a value may have, and what the value was made of.
  private struct Owner: Hashable {
    let type: DeclarationID
    let origin: SwiftType

    func _rawHashValue(seed: Int) -> Int {
      type._rawHashValue(seed: origin._rawHashValue(seed: seed))
    }
  }

  /// - Complexity: O(unknown reads).
  init(_ resolver: Resolver) {
    self.resolver = resolver
    program = resolver.program
    let reads = resolver.facts.unknownReads
    self.reads = reads
    namesWritten = Set(resolver.facts.unknownWrites.map(\.name))
    var namesAsked: [UnknownRead.Holder: Set<Name>] = [:]
    for read in reads {
      if let holder = read.holder { namesAsked[holder, default: []].insert(read.name) }
    }
    for write in resolver.facts.unknownWrites {
      if let holder = write.holder { namesAsked[holder, default: []].insert(write.name) }
    }
    self.namesAsked = namesAsked
    groups = UnknownReadGroups(reads, namesAsked: namesAsked, program)
  }

  /// Whether some read may mean a member.
  public func hasReads(of member: DeclarationID) -> Bool {
    groups.groups(named: program[member].name).contains { mayMean(reads[$0[0]], member) }
  }

  /// Whether something of a name is read from something unknown.
  public func hasReads(named name: Name) -> Bool { groups.hasReads(named: name) }

  /// Whether something of a name is set in something unknown.
  public func hasWrites(named name: Name) -> Bool { namesWritten.contains(name) }

  /// The reads that may mean a member, but no more than tell anything new, as all say the same: those
  /// of the program itself before those of its tests.
  public func someReads(of member: DeclarationID) -> [UnknownRead] {
    let meant = groups.groups(named: program[member].name).filter { mayMean(reads[$0[0]], member) }
    // A group is of one file.
    func some(ofTests isTest: Bool) -> [Int] {
      meant.filter { program.targets.isTest(file: reads[$0[0]].place.file) == isTest }
        .flatMap { $0.prefix(Self.toldReads) }.sorted()
    }
    return (some(ofTests: false) + some(ofTests: true)).prefix(Self.toldReads).map { reads[$0] }
  }

  /// The reads that may mean a member, in the order in which they were found.
  public func reads(of member: DeclarationID) -> [UnknownRead] {
    groups.groups(named: program[member].name).filter { mayMean(reads[$0[0]], member) }
      .joined().sorted().map { reads[$0] }
  }

  private func mayMean(_ read: UnknownRead, _ member: DeclarationID) -> Bool {
    guard suits(read, member), isInSight(member, from: read.place.file),
      next(of: read, mayFollow: member)
    else { return false }
    guard let scope = program[member].parent,
      case .nominal(let owner, _) = resolver.selfType(of: scope).form
    else { return true }
    return mayBe(owner, read) && hasAll(owner, asked: read)
  }

  // MARK: What is done with it

  /// Whether a member can be used as it is: called with these arguments, or named without a base.
  private func suits(_ read: UnknownRead, _ member: DeclarationID) -> Bool {
    switch read.use {
    case .any: return true
    case .implicitMember: return resolver.isStatic(member)
    case .call(let call):
      let tree = program.trees[read.place.file]
      let arguments = tree.callArguments(of: call)
      if program[member].kind == .function {
        return ArgumentMatching.match(arguments, to: resolver.parameterList(of: member)) != nil
      }
      return isCallable(resolver.type(of: member), arguments)
    }
  }

  private func isCallable(_ type: SwiftType, _ arguments: [CallArgument]) -> Bool {
    switch type.form {
    case .nominal(let id, _): return resolver.isCallable(id)
    case .function(let parameters, _):
      let isBare = arguments.allSatisfy { $0.label == nil }
      let takesVoid = parameters.count == 1 && arguments.isEmpty
      return isBare && (arguments.count == parameters.count || takesVoid)
    case .tuple: return false
    default: return true
    }
  }

  /// Whether the value of a member may have the members that are used on it.
  private func next(of read: UnknownRead, mayFollow member: DeclarationID) -> Bool {
    guard let next = read.next, program[member].kind == .variable else { return true }
    let type = resolver.type(of: member)
    guard case .call = read.use else { return mayHave(next, type) }
    return true
  }

  /// Whether a value of a type may have a member of a name, as far as the sources show.
  private func mayHave(_ name: Name, _ type: SwiftType) -> Bool {
    switch type.form {
    case .optional(let wrapped):
      return program.libraries.hasOptionalMember(name)
        || !resolver.symbols.foreignMembers(name).isEmpty || mayHave(name, wrapped)
    case .nominal(let id, _): return mayHave(name, id)
    case .tuple(let elements):
      return elements.contains { $0.label == nil || $0.label == name }
    case .function: return false
    default: return true
    }
  }

  private func mayHave(_ name: Name, _ id: DeclarationID) -> Bool {
    !resolver.findMembers(name, of: .nominal(id, [])).isEmpty || resolver.mayHaveUnseenMembers(id)
  }

  // MARK: Whose member it is

  /// Whether code of a file can name a member, or a requirement that it satisfies or the member
  /// that it overrides.
  private func isInSight(_ member: DeclarationID, from file: Int) -> Bool {
    if program.isVisible(member, from: file) { return true }
    guard !program[member].traits.contains(.isPrivate), let scope = program[member].parent,
      let owner = resolver.selfType(of: scope).declaration
    else { return false }
    let name = program[member].name
    return resolver.ancestors(of: owner).contains { ancestor in
      (resolver.members(of: ancestor)[name] ?? []).contains {
        program.isVisible($0, from: file)
      }
    }
  }

  /// Whether the base of a read can be of a type, by what it was made of.
  private func mayBe(_ owner: DeclarationID, _ read: UnknownRead) -> Bool {
    guard let origin = read.origin else { return true }
    let asked = Owner(type: owner, origin: origin)
    if let known = owners[asked] { return known }
    let found = mayBe(owner, madeOf: origin)
    owners[asked] = found
    return found
  }

  private func mayBe(_ owner: DeclarationID, madeOf origin: SwiftType) -> Bool {
    if origin.isGeneric {
      let bounds = resolver.bounds(of: origin)
      return ([owner] + resolver.heirs(of: owner)).contains { type in
        bounds.allSatisfy { resolver.mayConform(type, to: $0) }
      }
    }
    guard let types = types(madeOf: origin) else { return true }
    if types.contains(owner) { return true }
    return types.contains { type in
      resolver.ancestors(of: type).contains(owner) || resolver.ancestors(of: owner).contains(type)
    }
  }

  /// Whether a type, or one that inherits from it, has all members that are asked of the local
  /// which the base of a read is.
  private func hasAll(_ owner: DeclarationID, asked read: UnknownRead) -> Bool {
    guard let holder = read.holder, let names = namesAsked[holder], names.count > 1 else {
      return true
    }
    let heirs = resolver.heirs(of: owner)
    return ([owner] + heirs).contains { type in
      names.allSatisfy { isOfEverything($0) || mayHave($0, type) }
    }
  }

  /// Whether a name may be a member of whatever a value is: of an optional that holds it, or by an
  /// extension of a library's protocol.
  private func isOfEverything(_ name: Name) -> Bool {
    program.libraries.hasOptionalMember(name)
      || !resolver.symbols.foreignMembers(name).isEmpty
  }

  // MARK: Origins

  /// The types that a value can be of which a library made of others; nil where there is no telling.
  private func types(madeOf origin: SwiftType) -> Set<DeclarationID>? {
    if let known = typesOfOrigins[origin] { return known }
    let found = findTypes(madeOf: origin)
    typesOfOrigins[origin] = .some(found)
    return found
  }

  private func findTypes(madeOf origin: SwiftType) -> Set<DeclarationID>? {
    guard case .made(let types, let names) = origin.form else { return nil }
    var found: Set<SwiftType> = []
    var queue: [SwiftType] = []
    func add(_ types: [SwiftType]) {
      for type in types {
        guard case .made(let parts, _) = SwiftType.made(of: [type]).form else { continue }
        for part in parts where found.insert(part).inserted { queue.append(part) }
      }
    }
    add(Array(types))
    // What a library's protocol lets it ask of a type is among what the type's members name.
    for id in found.compactMap(\.declaration) { add(typesNamed(byMembersOf: id)) }
    while let holder = queue.popLast() {
      for member in names.flatMap({ resolver.findMembers($0, of: holder) }) {
        let type = resolver.typeOf(member).withoutParameters
        guard SwiftType.made(of: [type]) != .unknown else { return nil }
        add([type])
      }
    }
    return Set(found.compactMap(\.declaration))
  }

  /// The types in the members of a type that libraries may know by a protocol of theirs, and the
  /// generic arguments of the bases.
  private func typesNamed(byMembersOf id: DeclarationID) -> [SwiftType] {
    guard program.isSource(id) else { return [] }
    let supertypes = resolver.allSupertypes(of: .nominal(id, []))
    guard resolver.mayFillAssociatedTypes(id) else { return supertypes }
    let holders = [id] + supertypes.compactMap(\.declaration).filter(program.isSource)
    let members = holders.flatMap { Array(resolver.members(of: $0).all) }
    return supertypes + members.map { resolver.type(of: $0) }
  }
}

extension Program {
  /// Whether code of a file can name a declaration, by its access level and by targets.
  public func isVisible(_ id: DeclarationID, from file: Int) -> Bool {
    let (own, traits) = (self[id].file, self[id].traits)
    if own == file { return true }
    if traits.contains(.isPrivate) { return false }
    guard targets.canSee(fromFile: file, toFile: own) else { return false }
    return traits.contains(.isPublic) || targets.maySeeInternals(fromFile: file, ofFile: own)
  }
}

extension TargetMap {
  /// Whether code of a file may use what another one declares without making it public: in one
  /// module, from a test, or where the targets are not known.
  func maySeeInternals(fromFile file: Int, ofFile other: Int) -> Bool {
    shareTarget(file, other) || isTest(file: file)
      || (targets(ofFile: file) + targets(ofFile: other)).contains { self[$0].kind == .unknown }
  }
}
