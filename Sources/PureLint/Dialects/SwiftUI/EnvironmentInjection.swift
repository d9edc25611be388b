import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// A call that puts an object into the environment of a view or a scene.
struct EnvironmentInjection {
  /// The name of the modifier.
  let place: Place
  let call: NodeIndex
  let type: SwiftType
  /// The class of the object; nil for one of a module out of sight.
  let declaration: DeclarationID?
  let key: EnvironmentKey
  /// Whether it is made where findings are not about: in a test or a preview.
  let isForShow: Bool
  /// Whether another build injects an object of another class.
  var isByBuild = false

  /// The known facts about the object of such a call.
  static func object(
    in arguments: [CallArgument],
    _ file: Int,
    _ code: CodeIndex
  ) -> EnvironmentObjectType {
    let tree = code.resolver.program.trees[file]
    // `.environment(\.key, value)` sets a value, which nobody can miss.
    guard let first = arguments.first, first.label == nil, arguments.count == 1 else {
      return .foreign
    }
    if tree.kind(first.node) == .keyPathExpression { return .foreign }
    let found = code.resolver.environmentObject(of: code.type(ofArgument: first.node, in: file))
    guard case .unknown = found, let types = code.typesByBuild(of: first.node, in: file),
      case let known = types.filter({ type in
        if case .known = code.resolver.environmentObject(of: type) { true } else { false }
      }), known.count == types.count, !known.isEmpty
    else { return found }
    return .byBuild(known.map(\.unwrapped))
  }
}

/// The calls of a program that put objects into environments.
struct EnvironmentInjections {
  /// Those of known objects, in source order.
  private(set) var all: [EnvironmentInjection] = []
  /// The calls by which views are shown outside of all others, in source order.
  private(set) var hosts: [Host] = []
  /// The types of those that are no test's and no preview's.
  private var keys: Set<EnvironmentKey> = []
  /// Whether objects of types are injected that are not known.
  private var isOpen = false

  /// A call that shows a view outside of all others.
  struct Host {
    let file: Int
    let member: DeclarationID
    let place: Place
    /// The view.
    let root: NodeIndex
    /// Whether it is of a module out of sight, and the view is what it is given.
    var isForeign = false
  }

  private let code: CodeIndex
  private let stores: StoredDataInjection
  private let values: RequiredValues
  private var resolver: Resolver { code.resolver }
  private var program: Program { resolver.program }

  /// - Complexity: O(nodes of walked files).
  init(
    _ code: CodeIndex,
    _ kinds: ViewKinds,
    _ stores: StoredDataInjection,
    _ values: RequiredValues
  ) {
    self.code = code
    self.stores = stores
    self.values = values
    for file in code.resolver.program.filesWithBodies { collect(in: file, kinds) }
    addHeirsOfHosts(kinds)
    hosts.sort { $0.place.precedes($1.place) }
  }

  /// The names of the functions that inject something, that show a view outside of all others, or that
  /// build one.
  func memberNames(_ kinds: ViewKinds) -> Set<Name> {
    let built = resolver.facts.constructions.filter { construction in
      program.isSource(construction.place) && kinds.isShown(construction.declaration)
    }
    let sources =
      hosts.map(\.member) + (all.map(\.place) + built.map(\.place)).compactMap(\.source)
    return Set(sources.map { program[program.memberDeclaration(around: $0)].name })
  }

  /// Whether some call is known to inject objects of a type.
  func isKnown(_ key: EnvironmentKey) -> Bool { keys.contains(key) }

  /// Whether some environment may be given an object of a type.
  func mayHave(_ key: EnvironmentKey) -> Bool { isOpen || keys.contains(key) }

  private mutating func collect(in file: Int, _ kinds: ViewKinds) {
    let tree = program.trees[file]
    var foreign = ForeignHosts(code, kinds)
    var endOfForeign = 0
    for position in tree.nodes.indices {
      let kind = tree.nodes.kind(position)
      guard kind == .call || kind == .sequenceExpression else { continue }
      let call = NodeIndex(position)
      if kind == .sequenceExpression { addRootView(of: call, in: file) }
      guard kind == .call, let callee = tree.expression(in: call),
        tree.kind(callee) == .memberAccess || tree.kind(callee) == .nameExpression
      else { continue }
      let name = tree.name(callee)
      switch SwiftUINames.modifier(name) {
      case .object: addInjection(call, callee, in: file)
      case .value:
        addInjection(call, callee, in: file)
        addStore(call, callee, in: file)
      case .store: addStore(call, callee, in: file)
      case .plain where SwiftUINames.valueSetters.contains(name): addStore(call, callee, in: file)
      default:
        if SwiftUINames.hosts.contains(name) || name == "init" {
          addHost(call, callee, in: file, kinds)
        }
        if name == StoredDataNames.document {
          keys.formUnion(stores.keys(openedBy: tree.callArguments(of: call), in: file))
        }
        // What is given to one of them goes its way.
        guard position >= endOfForeign,
          code.makesForeignValue(call, in: file) || code.asksForeignObject(call, in: file)
        else { continue }
        endOfForeign = tree.end(of: call)
        if foreign.isHost(call, in: file), let around = code.declaration(around: call, in: file) {
          let place = Place(file: file, token: tree.mainToken(callee), source: around)
          guard !isForShow(call, around, in: file) else { continue }
          hosts.append(
            Host(file: file, member: around, place: place, root: call, isForeign: true)
          )
        }
      }
    }
  }

  private mutating func addInjection(_ call: NodeIndex, _ callee: NodeIndex, in file: Int) {
    let tree = program.trees[file]
    guard code.meanings(of: tree.mainToken(callee), in: file).isEmpty else { return }
    let around = code.declaration(around: call, in: file)
    let arguments = tree.callArguments(of: call)
    let isForShow = isForShow(call, around, in: file)
    let object = EnvironmentInjection.object(in: arguments, file, code)
    let types: [SwiftType]
    switch object {
    case .known(let type, _): types = [type]
    case .byBuild(let all): types = all
    case .foreign: types = []
    case .unknown:
      types = []
      if !isForShow { isOpen = true }
    }
    for type in types {
      var injection = EnvironmentInjection(
        place: Place(file: file, token: tree.mainToken(callee), source: around),
        call: call,
        type: type,
        declaration: type.declaration.flatMap { program.isSource($0) ? $0 : nil },
        key: resolver.environmentKey(of: type),
        isForShow: isForShow
      )
      injection.isByBuild = types.count > 1
      if !isForShow { keys.insert(injection.key) }
      all.append(injection)
    }
  }

  /// Takes note of what a call adds of a store, or sets by a path, if it is no test's and no preview's.
  private mutating func addStore(_ call: NodeIndex, _ callee: NodeIndex, in file: Int) {
    let tree = program.trees[file]
    let token = tree.mainToken(callee)
    guard code.meanings(of: token, in: file).isEmpty else { return }
    let arguments = tree.callArguments(of: call)
    let stored = stores.keys(injectedBy: token, arguments, in: file)
      .union(values.keys(setBy: token, arguments, in: file))
    guard !stored.isEmpty, !isForShow(call, code.declaration(around: call, in: file), in: file)
    else { return }
    keys.formUnion(stored)
  }

  private mutating func addHost(
    _ call: NodeIndex,
    _ callee: NodeIndex,
    in file: Int,
    _ kinds: ViewKinds
  ) {
    let tree = program.trees[file]
    guard let around = code.declaration(around: call, in: file),
      isHost(callee, around, in: file, kinds),
      let root = tree.callArguments(of: call).first(where: {
        $0.label.map(SwiftUINames.hostedLabels.contains) ?? $0.isTrailing
      })
    else { return }
    addHost(of: root.node, at: tree.mainToken(callee), around, call, in: file)
  }

  private mutating func addHost(
    of root: NodeIndex,
    at token: TokenIndex,
    _ around: DeclarationID,
    _ node: NodeIndex,
    in file: Int
  ) {
    guard !isForShow(node, around, in: file) else { return }
    let place = Place(file: file, token: token, source: around)
    hosts.append(Host(file: file, member: around, place: place, root: root))
  }

  /// `host.rootView = …`
  private mutating func addRootView(of assignment: NodeIndex, in file: Int) {
    let tree = program.trees[file]
    guard let (target, value) = tree.assignment(assignment),
      tree.kind(target) == .memberAccess || tree.kind(target) == .nameExpression,
      tree.name(target) == SwiftUINames.rootView,
      code.meanings(of: tree.mainToken(target), in: file).isEmpty,
      let around = code.declaration(around: assignment, in: file)
    else { return }
    addHost(of: value, at: tree.mainToken(target), around, assignment, in: file)
  }

  /// The calls of initializers that heirs of hosts inherit.
  private mutating func addHeirsOfHosts(_ kinds: ViewKinds) {
    for construction in resolver.facts.constructions
    where construction.initializer == nil && program.isSource(construction.place) {
      guard
        let root = construction.arguments.first(where: { $0.label == SwiftUINames.rootView }),
        program[construction.declaration].kind == .classType,
        kinds.inherits(construction.declaration, SwiftUINames.hosts),
        let around = construction.place.source
      else { continue }
      let (call, file) = (construction.call, construction.place.file)
      addHost(of: root.node, at: construction.place.token, around, call, in: file)
    }
  }

  /// Whether a call makes a host, or is that of a host's initializer in an heir of it.
  private func isHost(
    _ callee: NodeIndex,
    _ around: DeclarationID,
    in file: Int,
    _ kinds: ViewKinds
  ) -> Bool {
    let tree = program.trees[file]
    guard code.meanings(of: tree.mainToken(callee), in: file).isEmpty else { return false }
    if tree.kind(callee) == .nameExpression || code.isQualified(callee, in: file) {
      return SwiftUINames.hosts.contains(tree.name(callee))
    }
    guard let base = tree.expression(in: callee),
      tree.tokens.kinds[tree.mainToken(base).position] == .kwSuper,
      let owner = resolver.selfDeclaration(of: around)
    else { return false }
    return kinds.inherits(owner, SwiftUINames.hosts)
  }

  /// Whether what stands around a call is there for a test or a preview.
  private func isForShow(_ call: NodeIndex, _ around: DeclarationID?, in file: Int) -> Bool {
    let tree = program.trees[file]
    if program.targets.isTest(file: file) { return true }
    if let owner = around.flatMap({ resolver.selfDeclaration(of: $0) }), resolver.isPreview(owner) {
      return true
    }
    return code.isInMacro(tree.mainToken(call), in: file)
  }
}
