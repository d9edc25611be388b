import PureLintProjects
import PureLintSource

/// Members by name and by the type that holds them, for asking through which other members of the
/// same name a member may be reached: those that its type inherits, those of its heirs, and those
/// of its declarations in other branches of `#if`.
public struct MemberIndex: Sendable {
  private struct Key: Hashable {
    let name: Name
    let holder: DeclarationID

    func _rawHashValue(seed: Int) -> Int {
      holder._rawHashValue(seed: name._rawHashValue(seed: seed))
    }
  }

  private var members: [Key: [DeclarationID]] = [:]
  private var heirs: [DeclarationID: [DeclarationID]] = [:]
  /// Types under `#if` by their qualified names.
  private var variants: [String: [DeclarationID]] = [:]
  /// More branches than anybody writes by hand, each of which would be asked for the sake of each:
  /// some members that are mentioned stand for all of their name.
  private static let mostVariants = 64
  private var spokesmen: [Spoken: [DeclarationID]] = [:]

  private struct Spoken: Hashable {
    let name: Name
    let type: String
  }

  /// - Complexity: O(members and the supertypes of their holders).
  public init(_ ids: [DeclarationID], _ resolver: Resolver) {
    var holders: Set<DeclarationID> = []
    members.reserveCapacity(ids.count)
    for id in ids.sorted() {
      guard let holder = Self.holder(of: id, resolver) else { continue }
      members[Key(name: resolver.program[id].name, holder: holder), default: []].append(id)
      holders.insert(holder)
    }
    for holder in holders.sorted() {
      for ancestor in resolver.ancestors(of: holder) { heirs[ancestor, default: []].append(holder) }
      guard resolver.program[holder].condition != .none else { continue }
      variants[resolver.program.qualifiedName(holder), default: []].append(holder)
    }
    for (type, holders) in variants where holders.count > Self.mostVariants {
      let all = Set(holders)
      for (key, ids) in members where all.contains(key.holder) {
        spokesmen[Spoken(name: key.name, type: type), default: []] += ids.filter {
          !resolver.references.references(to: $0).isEmpty
        }
      }
    }
    for (key, ids) in spokesmen { spokesmen[key] = Self.mostTelling(ids, resolver) }
  }

  /// The first of some members, those before the others that are more than copied.
  private static func mostTelling(_ ids: [DeclarationID], _ resolver: Resolver) -> [DeclarationID] {
    let isRead = Set(
      ids.filter { id in
        resolver.references.references(to: id).contains { !$0.isWrite && $0.destination == nil }
      }
    )
    let sorted = ids.sorted {
      (!isRead.contains($0) ? 1 : 0, $0) < (!isRead.contains($1) ? 1 : 0, $1)
    }
    return Array(sorted.prefix(4))
  }

  /// The members of the same name in related types, in source order.
  public func related(to id: DeclarationID, _ resolver: Resolver) -> [DeclarationID] {
    let program = resolver.program
    guard let holder = Self.holder(of: id, resolver) else { return [] }
    var holders = resolver.ancestors(of: holder).union(heirs[holder] ?? [])
    holders.insert(holder)
    var others: [DeclarationID] = []
    if program[holder].condition != .none {
      let type = program.qualifiedName(holder)
      let named = variants[type] ?? []
      if named.count > Self.mostVariants {
        others = spokesmen[Spoken(name: program[id].name, type: type)] ?? []
      } else {
        holders.formUnion(
          named.filter { program.targets.shareTarget(program[$0].file, program[holder].file) }
        )
      }
    }
    let found = holders.flatMap { members[Key(name: program[id].name, holder: $0)] ?? [] } + others
    return found.count > 1 ? Set(found).subtracting([id]).sorted() : found.filter { $0 != id }
  }

  /// The type or protocol around a member, through extensions.
  private static func holder(of id: DeclarationID, _ resolver: Resolver) -> DeclarationID? {
    guard let scope = resolver.program[id].parent, resolver.program[scope].kind.holdsMembers else {
      return nil
    }
    if resolver.program[scope].kind.isNominalType { return scope }
    switch resolver.selfType(of: scope).form {
    case .nominal(let holder, _), .parameter(let holder): return holder
    default: return nil
    }
  }
}
