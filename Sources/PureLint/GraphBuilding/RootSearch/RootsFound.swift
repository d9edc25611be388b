import PureLintFindings
import PureLintResolution
import PureLintSource

/// The outcome of the search for roots, which ends before there is a graph.
package struct RootsFound {
  /// The composers, in source order: who mentions them is read in full.
  package let types: [DeclarationID]
  /// Those among them that no entry point holds: containers for a part of the app.
  package let features: Set<DeclarationID>
  /// The files in which composers and their extensions stand, where what is private there is read.
  package let files: Set<Int>
  /// The members of composers that hand something over.
  package let wiring: Set<DeclarationID>
  /// The names of composers' members, and of properties that keep what composers hand over, as far
  /// as no body that was looked at names them. The files that name one are looked at, too.
  package let openNames: Set<Name>
  /// The names of properties that may mean something else where they stand, and their files, whose
  /// bodies tell.
  let doubtfulNames: Set<Name>
  package let doubtfulFiles: Set<Int>
  /// What the types that composers make take in their initializers and leave unread, and what types
  /// make for properties that nobody reads, by the sources of these types.
  package let injected: [InjectedValue]
  /// Those that initializers take.
  package var taken: [InjectedValue] { injected.filter { !$0.isOwn } }
  /// The composers that are not judged.
  package let passedOver: [PassedOverType]
  /// What the searches of a session have found.
  let known: KnownSearches?

  /// - Parameters:
  ///   - mentions: The mentions of all names at top level.
  ///   - resolver: One that knows the bodies of the candidates.
  ///   - known: What the searches of a session have found.
  package init(
    _ composers: Composers,
    _ mentions: MentionSearch,
    _ resolver: Resolver,
    known: KnownSearches? = nil
  ) {
    let program = resolver.program
    self.known = known
    let unmentioned =
      composers.units.isEmpty ? [] : Set(composers.unmentioned(mentions.index, program))
    types = composers.units.filter { !unmentioned.contains($0) }
    features = composers.features.subtracting(unmentioned)
    files = Set(
      types.flatMap { [$0] + resolver.extensions(of: $0) }.map { Int(program[$0].file) }
    )
    wiring = composers.wiring
    let kinds = ObjectKinds(resolver, after: composers.kinds)
    injected = InjectedSearch(resolver, kinds, known).values(handedBy: Set(types))
    let doubtful = injected.filter(\.isDoubtful).compactMap(\.property)
    let shown = doubtful.filter { !program[$0].traits.contains(.isPrivate) }
    openNames = OpenMembers(resolver, kinds).names(of: Set(types)).union(
      shown.map { program[$0].name }
    )
    doubtfulNames = Set(doubtful.map { program[$0].name })
    // What a default value makes or names tells whether something may be kept alive.
    let defaulted = injected.map(\.parameter).filter { parameter in
      program.tree(of: parameter).initialValue(of: program[parameter].node) != nil
    }
    let partlyUsed = injected.filter(\.isUsedOtherwise).compactMap(\.property)
    doubtfulFiles = Set((doubtful + defaulted + partlyUsed).map { Int(program[$0].file) })
    passedOver =
      unmentioned.sorted().map { .init(type: $0, reason: .unmentioned) }
      + composers.ofLibraries.map { .init(type: $0, reason: .isForClients) }
  }

  package init(
    types: [DeclarationID] = [],
    features: Set<DeclarationID> = [],
    passedOver: [PassedOverType] = []
  ) {
    self.types = types
    self.features = features
    files = []
    injected = []
    wiring = []
    openNames = []
    doubtfulNames = []
    doubtfulFiles = []
    known = nil
    self.passedOver = passedOver
  }
}
