import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The assemblies that are applied, each with the container that it fills.
struct SwinjectApplications {
  /// In source order.
  private(set) var all: [Application] = []
  private let resolver: Resolver
  /// What the library asks of assemblies.
  private let required: Set<DeclarationID>
  /// By function of an assembly that fills a container, the applications that call it.
  private var callers: [DeclarationID: [Int]] = [:]
  /// By name, the calls of what the library asks of assemblies, which may be of any assembly's.
  private var openCalls: [Name: [(function: DeclarationID, place: Place)]] = [:]

  private var program: Program { resolver.program }

  /// One list of assemblies that fills a container.
  struct Application {
    let container: ContainerExpression
    let place: Place
    /// Whether it is the list that an assembler is made with.
    let isFirst: Bool
    let assemblies: AssemblyList
  }

  init(_ resolver: Resolver, _ library: SwinjectLibrary, _ flow: ContainerFlow) {
    self.resolver = resolver
    let program = resolver.program
    required = Set(resolver.symbols.topLevel("Assembly").filter { library.isOfInterface($0) })
    for construction in resolver.facts.constructions
    where library.isAssembler(construction.declaration) && program.isSource(construction.place) {
      guard let list = construction.arguments.first(where: { $0.label == nil }) else { continue }
      let place = construction.place
      let call = ContainerExpression(
        file: place.file,
        node: construction.call,
        source: place.source
      )
      all.append(
        Application(
          container: call,
          place: place,
          isFirst: true,
          assemblies: read(list.node, at: place, flow)
        )
      )
    }
    for place in calls(of: library) { addApplied(at: place, flow) }
    all.sort { $0.place.precedes($1.place) }
    noteCallers()
    for name in Self.names { openCalls[name] = findOpenCalls(of: name) }
  }

  /// Where assemblers are told to apply more.
  private func calls(of library: SwinjectLibrary) -> [Place] {
    let assemblers = resolver.symbols.topLevel("Assembler").filter { library.isAssembler($0) }
    let functions = assemblers.flatMap { resolver.members(of: $0)["apply"] ?? [] }
    var seen: Set<Place> = []
    return functions.flatMap { resolver.references.references(to: $0).map(\.place) }
      .filter { program.isSource($0) && seen.insert($0.unscoped).inserted }
  }

  private mutating func addApplied(at place: Place, _ flow: ContainerFlow) {
    let tree = program.trees[place.file]
    guard let call = tree.call(of: place.token), let callee = tree.expression(in: call),
      tree.kind(callee) == .memberAccess, let base = tree.expression(in: callee),
      let argument = tree.callArguments(of: call).first
    else { return }
    all.append(
      Application(
        container: ContainerExpression(file: place.file, node: base, source: place.source),
        place: place,
        isFirst: false,
        assemblies: read(argument.node, at: place, flow)
      )
    )
  }

  private func read(_ node: NodeIndex, at place: Place, _ flow: ContainerFlow) -> AssemblyList {
    AssemblyListReader.read(
      ContainerExpression(file: place.file, node: node, source: place.source),
      flow
    )
  }

  /// Whether it is known of each list what is in it.
  var areKnown: Bool { !all.isEmpty && all.allSatisfy(\.assemblies.isComplete) }

  /// The assemblies that are applied in every run.
  func certain() -> Set<DeclarationID> {
    let code = CertainCode(resolver)
    return Set(
      all.filter { $0.assemblies.isComplete && code.runs($0.place) }.flatMap(\.assemblies.fixed)
    )
  }

  // MARK: Functions

  private mutating func noteCallers() {
    guard all.contains(where: { !$0.assemblies.isComplete }) else {
      for (index, application) in all.enumerated() {
        for type in Set(application.assemblies.types) { note(index, type) }
      }
      return
    }
    let types = resolver.symbols.possibleSubtypes(of: ["Assembly"]).filter {
      program.isSource($0) && !resolver.ancestors(of: $0).isDisjoint(with: required)
    }
    for (index, application) in all.enumerated() {
      let list = application.assemblies
      for type in Set(list.isComplete ? list.types : list.types + types) { note(index, type) }
    }
  }

  private mutating func note(_ index: Int, _ type: DeclarationID) {
    for name in Self.names {
      let found = resolver.findMembers(name, of: .nominal(type, [])).map(\.id)
      guard let function = found.first(where: program.isSource) else { continue }
      callers[function, default: []].append(index)
    }
  }

  private static let names: [Name] = ["assemble", "loaded"]

  /// The containers that are handed to a function of an assembly; nil for other functions.
  func origins(
    ofParameter parameter: DeclarationID,
    in flow: ContainerFlow
  ) -> [ContainerOrigin]? {
    guard let function = program[parameter].parent, program[function].kind == .function,
      Self.names.contains(program[function].name),
      let type = resolver.owner(ofNested: function),
      !resolver.ancestors(of: type).isDisjoint(with: required)
    else { return nil }
    let applied = (callers[function] ?? []).map { ContainerOrigin.value(all[$0].container) }
    let direct =
      resolver.references.references(to: function)
      .flatMap { flow.argument(0, of: function, at: $0.place) }
      + (openCalls[program[function].name] ?? [])
      .flatMap { flow.argument(0, of: $0.function, at: $0.place) }
    let isCalledUnseen = resolver.unknownReads.hasReads(of: function)
    return applied + direct + (isCalledUnseen ? [.unknown] : [])
  }

  private func findOpenCalls(of name: Name) -> [(function: DeclarationID, place: Place)] {
    required.flatMap { resolver.members(of: $0)[name] ?? [] }.flatMap { function in
      resolver.references.references(to: function).filter { !isKnown($0.place) }
        .map { (function, $0.place) }
    }
  }

  /// Whether a call of what the library requires is known to be one of the sources' functions.
  private func isKnown(_ place: Place) -> Bool {
    let token = place.token.rawValue
    return resolver.references.references(in: place.file, token..<token + 1).contains {
      program.isSource($0.target)
    }
  }
}
