import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The places in functions of no view which others may call than those on known ways.
final class SharedPlaces {
  private let walk: ViewWalk
  private var program: Program { walk.program }
  private var resolver: Resolver { walk.resolver }
  /// By modifier of the sources, whether all who apply it are known.
  private var known: [DeclarationID: Bool] = [:]
  /// By name, the applications of modifiers that are walked.
  private lazy var applied = walk.ways.followed.reduce(into: [Name: Set<Place>]()) { found, place in
    found[program.trees[place.file].name(place.token), default: []].insert(place)
  }

  init(_ walk: ViewWalk) { self.walk = walk }

  /// Whether a place is one of them.
  func contain(_ place: Place) -> Bool {
    guard let source = place.source else { return false }
    let member = program.memberDeclaration(around: source)
    guard resolver.selfDeclaration(of: member).map({ walk.kinds.kind(of: $0) == .other }) ?? true,
      !walk.ways.isInHost(place), !isHandedOn(place), !isInLocal(place)
    else { return false }
    if walk.kinds.isModifierFunction(member) { return !isKnown(modifier: member) }
    return resolver.references.references(to: member).contains { reference in
      !walk.ways.isFollowed(reference.place)
        && !program.targets.isTest(file: reference.place.file)
        && !walk.code.isInMacro(reference.place)
    }
  }

  /// Whether a place is in what a function is given that shows it where that is known, and nowhere else:
  /// whoever calls the code around, it is shown there.
  private func isHandedOn(_ place: Place) -> Bool {
    let parameters = walk.ways.parametersGiven(at: place)
    return !parameters.isEmpty
      && parameters.allSatisfy { parameter in
        resolver.references.references(to: parameter).allSatisfy { walk.ways.isFollowed($0.place) }
      }
  }

  /// Whether a place is in the value of a local whose every mention is walked where it stands:
  /// `let view = Board(); host(view)`.
  private func isInLocal(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    guard
      let binding = tree.nodes(aroundToken: place.token).last(where: {
        tree.kind($0) == .patternBinding
      }),
      let local = walk.code.declaration(around: binding, in: place.file),
      program[local].kind == .variable,
      program[local].traits.isSuperset(of: [.isLocal, .isConstant])
    else { return false }
    let mentions = resolver.references.references(to: local)
    return !mentions.isEmpty && mentions.allSatisfy { walk.ways.isFollowed($0.place) }
  }

  // MARK: Modifiers

  private func isKnown(modifier: DeclarationID) -> Bool {
    if let found = known[modifier] { return found }
    let found = !program.isForClients(modifier) && areAllFollowed(program[modifier].name)
    known[modifier] = found
    return found
  }

  /// Whether all words of a name are walked as modifiers, declare something of that name, or stand in
  /// tests and previews.
  /// - Complexity: O(bytes), and O(tokens) of files that have the name.
  private func areAllFollowed(_ name: Name) -> Bool {
    guard let followed = applied[name] else { return false }
    let word = followed.first.map { program.trees[$0.file].text($0.token) } ?? ""
    guard NameSet.isWord(word) else { return false }
    let search = WordSearch(word.utf8)
    return program.sourceFiles.allSatisfy { file in
      guard !program.targets.isTest(file: file) else { return true }
      let count = search.offsets(in: program.trees.source(file).bytes).count
      return count == 0 || areAllFollowed(name, followed, in: file)
    }
  }

  private func areAllFollowed(_ name: Name, _ followed: Set<Place>, in file: Int) -> Bool {
    guard program.trees.hasBodies(file) else { return false }
    let tree = program.trees[file]
    let declared = Set(
      program.files[file].declarations.lazy.filter { $0.name == name }.map(\.nameToken)
    )
    return tree.tokens.kinds.indices.map { TokenIndex(UInt32($0)) }.allSatisfy { token in
      guard tree.tokens.kinds[token.position] == .identifier, tree.name(token) == name else {
        return true
      }
      return followed.contains(Place(file: file, token: token)) || declared.contains(token)
        || walk.code.isInMacro(token, in: file) || isInPreview(token, in: file)
    }
  }

  private func isInPreview(_ token: TokenIndex, in file: Int) -> Bool {
    guard let node = program.trees[file].nodes(aroundToken: token).last,
      let around = walk.code.declaration(around: node, in: file),
      let owner = resolver.selfDeclaration(of: around)
    else { return false }
    return resolver.isPreview(owner)
  }
}
