import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The keys whose values nobody reads.
struct DependencyLeftovers {
  private let keys: DependencyKeys
  private let members: DependencyMembers
  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ keys: DependencyKeys, _ members: DependencyMembers) {
    self.keys = keys
    self.members = members
    resolver = members.resolver
  }

  /// The keys that no file names but to declare them, in source order. Any word counts, in comments
  /// and tests, too.
  /// - Complexity: O(bytes of all files + keys).
  func registrations() -> [Registration] {
    let candidates = keys.all.filter(isOfAppAlone).compactMap { key in
      names(leadingTo: key).map { (key: key, names: $0) }
    }
    guard !candidates.isEmpty else { return [] }
    let mentions = mentions(of: candidates.map(\.key))
    return candidates.filter { _, own in
      own.allSatisfy { name, number in
        mentions.index.groups(name).map(\.count).reduce(0, +) <= number
      }
    }
    .map { Self.registration(of: $0.key, resolver) }
  }

  /// The mentions of the names that lead to some keys.
  private func mentions(of keys: [DeclarationID]) -> MentionSearch {
    let named = keys.flatMap { key in
      let own = members.members[key] ?? []
      return own.isEmpty ? [key] : own
    }
    let words = Dictionary(
      named.map { (program[$0].name, Array(program.text($0).utf8)[...]) },
      uniquingKeysWith: { first, _ in first }
    )
    let sources = program.sourceFiles.map { program.trees.source($0) }
    let jobs = resolver.team.count
    let few =
      named.allSatisfy { NameSet.isWord(program.text($0)) }
      ? MentionSearch(ofFew: words, in: sources, jobs: jobs) : nil
    return few ?? MentionSearch(in: sources, jobs: jobs) { Set(words.keys) }
  }

  /// The names by which others may read a key's value, each with the number of times that it is
  /// declared, or stands in the key's own blocks; nil where several members share one.
  private func names(leadingTo key: DeclarationID) -> [Name: Int]? {
    let own = members.members[key] ?? []
    guard own.isEmpty else {
      let names = Set(own.map { program[$0].name })
      guard names.count == Set(own).count, names.allSatisfy({ members.keys[$0] == key }),
        !own.contains(where: program.isForClients)
      else { return nil }
      return Dictionary(uniqueKeysWithValues: names.map { ($0, 1) })
    }
    let declared = [key] + resolver.extensions(of: key)
    return [program[key].name: declared.reduce(0) { $0 + mentions(of: key, in: $1) }]
  }

  /// How often a block of a key names it, its value within too.
  private func mentions(of key: DeclarationID, in block: DeclarationID) -> Int {
    var count = 0
    NameSet.visitWords(in: program.tree(of: block).bytes(of: program[block].node)) { name, _ in
      if name == program[key].name { count += 1 }
      return true
    }
    return count
  }

  /// Whether nobody out of sight reads a key's value, nor is it there for a test or a preview.
  private func isOfAppAlone(_ key: DeclarationID) -> Bool {
    let file = program[key].file
    return !program.targets.isTest(file: file) && !program.targets.isLeftOut(file: file)
      && !program.targets.isRunOutOfSight(file: file) && !program.isForClients(key)
      && NameSet.isWord(program.text(key))
  }

  /// What stands for a key, at the declaration that makes a type one.
  static func registration(of key: DeclarationID, _ resolver: Resolver) -> Registration {
    let program = resolver.program
    let stated = stating(key, resolver)
    let place = Place(
      file: program[stated].file,
      token: program[stated].nameToken,
      source: stated
    )
    var registration = Registration(
      place: place,
      container: .init(file: place.file, body: program[stated].node, text: ""),
      key: Registration.Key(type: .nominal(key, [])),
      blocks: [],
      condition: program.condition(around: program[stated].node, in: place.file),
      title: program.qualifiedName(key)
    )
    registration.isFindable = false
    registration.fillsContainer = false
    registration.isAssumedUsed = false
    registration.words = RegistrationWords(
      unused: " is a key whose value nobody reads",
      adviceOnUnused: "delete it with the member that yields its value, or read it",
      adviceOnDuplicate: "delete one of the two"
    )
    return registration
  }

  /// The declaration or extension that makes a type a key.
  private static func stating(_ key: DeclarationID, _ resolver: Resolver) -> DeclarationID {
    let program = resolver.program
    let names: Set<Name> = [DependencyNames.key, DependencyNames.testKey]
    return ([key] + resolver.extensions(of: key)).first { block in
      let tree = program.tree(of: block)
      return tree.child(program[block].node, .inheritanceClause).map { clause in
        tree.children(clause).contains { inherited in
          tree.type(in: inherited).map { names.contains(tree.name($0)) } == true
        }
      } ?? false
    } ?? key
  }
}
