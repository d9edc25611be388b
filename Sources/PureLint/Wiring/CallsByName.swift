import PureLintProjects
import PureLintResolution
import PureLintSource

/// Functions that are mentioned elsewhere than where functions of their names are declared, as
/// words tell. Tests do not count.
final class CallsByName {
  private let resolver: Resolver
  private let members: Set<Name>
  /// The answers so far.
  private var known: [Name: Bool] = [:]
  /// How many names have been looked for.
  private var searchCount = 0
  /// The files outside of tests.
  private lazy var files = program.sourceFiles.filter { !program.targets.isTest(file: $0) }
  /// How many functions have each of the names.
  private lazy var declaredCounts = files.reduce(into: [Name: Int]()) { found, file in
    for declaration in program.files[file].declarations
    where declaration.kind == .function && members.contains(declaration.name) {
      found[declaration.name, default: 0] += 1
    }
  }
  /// The mentions of all names, once many of them have been asked for.
  private lazy var mentions = resolver.search(for: members)

  private var program: Program { resolver.program }

  /// The number of names up to which each is looked for alone.
  private static let fewNames = 6

  /// - Parameter members: The names that may be asked for.
  init(of members: Set<Name>, _ resolver: Resolver) {
    self.members = members
    self.resolver = resolver
  }

  /// Whether nothing mentions a function; false for one that may not be asked for.
  /// - Complexity: O(bytes), for some names and for all others together.
  func areNone(of function: DeclarationID) -> Bool {
    let name = program[function].name
    if let known = known[name] { return known }
    guard let declaredCount = declaredCounts[name] else { return false }
    if isUsed(function) {
      known[name] = false
      return false
    }
    searchCount += 1
    let isNone =
      searchCount <= Self.fewNames
      ? !isMentioned(program.text(function), moreThan: declaredCount)
      : mentions.index.groups(name).lazy.filter { !self.isOfTest($0) }.map(\.count)
        .reduce(0, +) <= declaredCount
    known[name] = isNone
    return isNone
  }

  /// Whether a walked body outside of tests names a function.
  private func isUsed(_ function: DeclarationID) -> Bool {
    let name = program[function].name
    return resolver.references.references(to: function).contains { reference in
      program.isSource(reference.place) && !program.targets.isTest(file: reference.place.file)
        && program.trees[reference.place.file].name(reference.place.token) == name
    }
  }

  private func isOfTest(_ group: ArraySlice<MentionIndex.Place>) -> Bool {
    group.first.map { program.targets.isTest(file: Int($0.file)) } ?? true
  }

  /// Whether a word stands in the files more often than a number of times.
  private func isMentioned(_ word: String, moreThan limit: Int) -> Bool {
    guard !word.isEmpty, NameSet.isWord(word) else { return false }
    let search = WordSearch(word.utf8)
    var count = 0
    for file in files {
      count += search.offsets(in: program.trees.source(file).bytes).count
      if count > limit { return true }
    }
    return false
  }
}

extension Resolver {
  /// The mentions of some names in the user's files.
  func search(for names: Set<Name>) -> MentionSearch {
    MentionSearch(
      in: program.sourceFiles.map { program.trees.source($0) },
      jobs: team.count
    ) { names }
  }
}
