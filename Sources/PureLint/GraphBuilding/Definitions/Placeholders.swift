import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The placeholders that find nothing when they are asked for, on some way into their assembly.
struct Placeholders {
  private let model: WiringModel
  private let steps: DefinitionSteps

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  /// A request for a member of an assembly by code outside of all assemblies.
  private struct Entry {
    let ask: DefinitionRun.Ask
    let place: Place
    /// Whether it may be made more than once.
    let isRepeatable: Bool
  }

  init(_ model: WiringModel) {
    self.model = model
    steps = DefinitionSteps(model)
  }

  func contribute(to assembly: inout GraphAssembly) {
    guard model.definitions.all.contains(where: { $0.kind == .placeholder }) else { return }
    let entries = entries()
    let unsure = keysFilledByInitializers(entries)
    var singletons: Set<DefinitionRun.Key> = []
    var failures: [(failure: DefinitionRun.Failure, entry: Entry)] = []
    var asked: Set<DefinitionRun.Ask> = []
    func run(_ entry: Entry, _ known: Set<DefinitionRun.Key>) {
      var run = DefinitionRun(steps, known)
      run.ask(entry.ask)
      guard run.isComplete else { return }
      singletons.formUnion(run.singletons)
      failures += run.failures.map { ($0, entry) }
      for ask in run.later where asked.insert(ask).inserted {
        var run = DefinitionRun(steps, run.singletons)
        run.ask(ask)
        if run.isComplete { failures += run.failures.map { ($0, entry) } }
      }
    }
    for entry in entries { run(entry, []) }
    let known = singletons
    for entry in entries where entry.isRepeatable { run(entry, known) }
    var told: Set<Place> = []
    for (failure, entry) in failures {
      let definition = failure.placeholder
      let key = DefinitionRun.Key(assembly: failure.assembly, key: definition.key ?? "")
      guard !unsure.contains(key) else { continue }
      guard told.insert(definition.place).inserted else { continue }
      add(failure, at: definition.place, entry.place, to: &assembly)
    }
  }

  private func entries() -> [Entry] {
    resolver.references.references(where: isOfAssembly).compactMap { reference in
      let target = reference.target
      guard !reference.isWrite, !reference.isUncertain, !reference.isAbsent,
        !isInAssembly(reference.place)
      else { return nil }
      let holder = resolver.holder(of: target)
      let assembly = steps.assembly(of: reference, holder)
      return Entry(
        ask: .init(member: steps.override(of: target, in: assembly), assembly: assembly),
        place: reference.place,
        isRepeatable: !isInEntryPoint(reference.place)
      )
    }
    .sorted { $0.place.precedes($1.place) }
  }

  /// Whether a declaration is a function or a property of an assembly.
  private func isOfAssembly(_ member: DeclarationID) -> Bool {
    program.isSource(member) && program[member].parent != nil
      && (program[member].kind == .function || program[member].kind == .variable)
      && !program[member].traits.contains(.isLocal)
      && model.assemblies.contains(resolver.holder(of: member))
  }

  private func isInAssembly(_ place: Place) -> Bool {
    guard let source = place.source else { return false }
    return model.assemblies.contains(
      resolver.holder(of: program.memberDeclaration(around: source))
    )
  }

  /// Whether a place is in code that the system runs once.
  private func isInEntryPoint(_ place: Place) -> Bool {
    guard let source = place.source else { return true }
    let holder = resolver.holder(of: program.memberDeclaration(around: source))
    return !program[holder].kind.isNominalType || program[holder].traits.contains(.isMain)
      || resolver.isEntryPoint(holder)
  }

  /// The keys that initializers fill, which may run while something else is built.
  private func keysFilledByInitializers(_ entries: [Entry]) -> Set<DefinitionRun.Key> {
    Set(
      entries.flatMap { entry -> [DefinitionRun.Key] in
        let member = entry.place.source.map(program.memberDeclaration)
        guard let member, program[member].kind == .initializer else { return [] }
        return model.definitions[entry.ask.member].compactMap { definition in
          definition.key.map { .init(assembly: entry.ask.assembly, key: $0) }
        }
      }
    )
  }

  private func add(
    _ failure: DefinitionRun.Failure,
    at place: Place,
    _ entry: Place,
    to assembly: inout GraphAssembly
  ) {
    let placeholder = failure.placeholder
    let owner = assembly.root(of: placeholder.assembly)
    let location = assembly.location(place)
    let traits: Node.Traits =
      program.targets.isTest(file: placeholder.file) ? [.isTest] : []
    let dependency = assembly.addNode(
      Node(
        kind: .dependency,
        name: program.qualifiedName(placeholder.member),
        typeName: model.typeText(of: placeholder.member),
        traits: traits,
        location: location,
        owner: owner
      )
    )
    let wiring = assembly.addNode(
      Node(
        kind: .wiring,
        name: placeholder.key ?? "",
        traits: traits.union([.isDemand, .isPlaceholder]),
        location: location,
        owner: owner
      )
    )
    assembly.addEdge(wiring, .fills, dependency, at: location)
    let misses = PlaceholderNearMisses(model, steps).all(for: failure)
    assembly.hints.add(
      nearMisses: misses.compactMap { miss in
        assembly.location(miss.place).map { (miss.message, $0) }
      },
      for: Hints.Gap(dependency: dependency, wiring: wiring)
    )
    if let owner { assembly.addEdge(owner, .reads, dependency, at: location) }
    if let asker = assembly.consumer(at: entry) {
      assembly.addEdge(asker, .uses, wiring, at: assembly.location(entry))
    }
  }
}
