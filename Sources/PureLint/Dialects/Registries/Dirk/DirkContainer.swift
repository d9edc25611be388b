import GraphModel
import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The registrations: those of each start, and later ones.
struct DirkContainer {
  /// A call that registers modules.
  private struct Start {
    let place: Place
    let isFirst: Bool
    let contents: DirkModules.Contents
    let isTest: Bool
  }

  /// A function, or the code at top level of a file.
  private struct Surroundings: Hashable {
    let file: Int
    let member: DeclarationID?
  }

  private let library: DirkLibrary
  private let resolver: Resolver
  private let modules: DirkModules
  private let starts: [Start]
  /// The starts in each function, in source order.
  private let startsBySurroundings: [Surroundings: [Start]]
  /// Those among them that come first, which register anew.
  private let firstStarts: [Surroundings: [Start]]
  /// What meets a demand behind each start in its function.
  private var scopes: [Place: DirkScope] = [:]
  /// The same for those of the app, with what its other calls register later.
  private var scopesInApp: [Place: DirkScope] = [:]
  /// What all calls outside tests register together.
  private(set) var app: DirkScope
  /// The contents of modules that no call outside tests registers, with the module's name.
  private(set) var idle: [(entry: DirkEntry, module: DeclarationID)] = []
  /// The classes of modules that nobody makes.
  private(set) var idleModules: [DeclarationID] = []
  private(set) var replacements: [Place: Place] = [:]
  /// The code of the providers.
  let builders: BuilderCode

  private var program: Program { resolver.program }

  init(_ library: DirkLibrary, _ resolver: Resolver) {
    self.library = library
    self.resolver = resolver
    modules = DirkModules(library, resolver)
    let starts = Self.starts(library, modules, resolver)
    self.starts = starts
    startsBySurroundings = Dictionary(grouping: starts) {
      Self.surroundings(of: $0.place, resolver.program)
    }
    firstStarts = startsBySurroundings.mapValues { $0.filter(\.isFirst) }
    let constructions = starts.flatMap(\.contents.providers).map(\.construction)
    builders = BuilderCode(resolver.program, constructions.map { ($0.call, $0.place) })
    app = DirkScope()
    findScopes()
    let outside = starts.filter { !$0.isTest && $0.isFirst }
    for start in outside { findReplacements(from: start) }
    findIdleModules(isStarted: !outside.isEmpty)
  }

  // MARK: Starts

  private static func starts(
    _ library: DirkLibrary,
    _ modules: DirkModules,
    _ resolver: Resolver
  ) -> [Start] {
    let program = resolver.program
    func members(_ name: Name) -> Set<DeclarationID> {
      Set(
        library.containers.flatMap { container in
          resolver.findMembers(name, of: .nominal(container, [])).map(\.id)
        }
      )
    }
    let (first, later) = (members("start"), members("register"))
    var known: Set<Place> = []
    return resolver.references.references { first.contains($0) || later.contains($0) }
      .sorted { $0.place.precedes($1.place) }
      .compactMap { reference -> Start? in
        let place = reference.place
        guard program.isSource(place), known.insert(place).inserted, !library.isOwn(place),
          let call = program.trees[place.file].call(of: place.token)
        else { return nil }
        let arguments = program.trees[place.file].callArguments(of: call)
        return Start(
          place: place,
          isFirst: first.contains(reference.target),
          contents: modules.modules(in: arguments, of: place.file),
          isTest: program.targets.isTest(file: place.file)
        )
      }
  }

  private static func surroundings(of place: Place, _ program: Program) -> Surroundings {
    Surroundings(file: place.file, member: place.source.map(program.memberDeclaration))
  }

  /// The calls in the function around a place, or in the code at top level of its file.
  private func starts(around place: Place) -> [Start] {
    startsBySurroundings[Self.surroundings(of: place, program)] ?? []
  }

  /// Finds out what meets demands behind each start, and in all of the app.
  private mutating func findScopes() {
    scopes = scopesByStart()
    let outside = starts.filter { !$0.isTest }
    let later = scopeOfLaterCalls()
    var entries: [DirkEntry] = []
    var known: Set<Place> = []
    var isOpen = !outside.contains(where: \.isFirst)
    for start in outside {
      guard let found = scopes[start.place] else { continue }
      isOpen = isOpen || found.isOpen
      entries += found.entries.filter { known.insert($0.place).inserted }
      scopesInApp[start.place] = DirkScope(found.entries, isOpen: found.isOpen, later: later)
    }
    app = DirkScope(entries, isOpen: isOpen)
  }

  /// What each call registers, and what the same function registers behind a first one, by the call.
  private func scopesByStart() -> [Place: DirkScope] {
    var found: [Place: DirkScope] = [:]
    for starts in startsBySurroundings.values {
      for (position, start) in starts.enumerated() {
        let later = start.isFirst ? starts[(position + 1)...].prefix { !$0.isFirst } : []
        found[start.place] = scope(of: [start] + later)
      }
    }
    return found
  }

  private func scope(of calls: [Start]) -> DirkScope {
    var entries = DirkEntryList()
    for call in calls {
      let isCertain =
        !call.place.isConditional && !call.place.isDeferred && !call.contents.isChoice
      for provider in call.contents.providers {
        let entry = DirkEntry(provider, library, resolver)
        guard !entries.contains(entry) else { continue }
        if isCertain { entries.removeAll(like: entry) { isReplaced($0, by: entry) } }
        entries.append(entry)
      }
    }
    return DirkScope(entries.all, isOpen: calls.contains(where: \.contents.isOpen))
  }

  /// The registrations that the app makes after its starts, without regard to which replaces which.
  private func scopeOfLaterCalls() -> DirkScope {
    let later = starts.filter { !$0.isFirst && !$0.isTest }
    return DirkScope(
      later.flatMap(\.contents.providers).map { DirkEntry($0, library, resolver) },
      isOpen: later.contains(where: \.contents.isOpen)
    )
  }

  /// What meets a demand at a place: what the last start in front of it in its function registers;
  /// elsewhere in the app, what any does. Nil where that is not told.
  func scope(for place: Place) -> DirkScope? {
    let isTest = program.targets.isTest(file: place.file)
    let own = firstStarts[Self.surroundings(of: place, program)] ?? []
    let behind = own[...].partitioningIndex { $0.place.token >= place.token }
    guard behind > 0 else { return isTest ? nil : app }
    let last = own[behind - 1].place
    // One of several may have been taken.
    guard !last.isConditional, !last.isDeferred else { return isTest ? nil : app }
    return isTest ? scopes[last] : scopesInApp[last]
  }

  // MARK: Entries

  private func isReplaced(_ earlier: DirkEntry, by later: DirkEntry) -> Bool {
    guard let key = later.key, earlier.key == key else { return false }
    return program.configuration.implies(
      conditions(around: earlier),
      conditions(around: later)
    )
  }

  private func conditions(around entry: DirkEntry) -> [Condition] {
    let file = entry.place.file
    return entry.conditions
      + program.conditions(program.condition(around: entry.call, in: file), in: file)
  }

  /// Finds out which registrations of one start replace earlier ones.
  private mutating func findReplacements(from start: Start) {
    let later = starts(around: start.place).filter { other in
      !other.isFirst && start.place.token < other.place.token
        && !other.place.isConditional && !other.place.isDeferred
    }
    guard !start.contents.isChoice, !later.contains(where: \.contents.isChoice)
    else { return }
    var earlier = DirkEntryList()
    for provider in ([start] + later).flatMap(\.contents.providers) {
      let entry = DirkEntry(provider, library, resolver)
      guard !earlier.contains(entry) else { continue }
      if let first = earlier.first(like: entry, where: { isReplaced($0, by: entry) }) {
        replacements[entry.place] = replacements[entry.place] ?? first.place
      }
      earlier.append(entry)
    }
  }

  // MARK: Modules

  /// Finds the modules that nobody makes.
  private mutating func findIdleModules(isStarted: Bool) {
    guard isStarted else { return }
    let started = starts.reduce(into: Set<DeclarationID>()) {
      $0.formUnion($1.contents.classes)
    }
    let mentioned = Set(
      resolver.facts.constructions.filter { !resolver.isInside($0.declaration, $0.place) }
        .map(\.declaration) + resolver.facts.typeMentions.map(\.type)
    )
    for type in modules.classes where !started.contains(type) {
      for provider in modules.contents(of: type).providers {
        idle.append((DirkEntry(provider, library, resolver), type))
      }
      let heirs = resolver.heirs(of: type)
      let isTest = program.targets.isTest(file: Int(type.file))
      guard heirs.isEmpty, !mentioned.contains(type), !program.isForClients(type), !isTest,
        !program[type].traits.contains(.isLocal)
      else { continue }
      idleModules.append(type)
    }
  }

  // MARK: Registrations

  /// All that is registered, by tests too.
  var all: [DirkEntry] {
    starts.flatMap(\.contents.providers).map { DirkEntry($0, library, resolver) }
  }

  /// The providers of the app that none of some demands may be met by.
  func unasked(by demands: DirkDemands) -> Set<Place> {
    let asked = Set(demands.all.flatMap { $0.registrations ?? [] })
    return Set(
      app.entries.filter { entry in
        entry.key != nil && !asked.contains(entry.place) && !demands.mayAsk(for: entry)
      }
      .map(\.place)
    )
  }
}
