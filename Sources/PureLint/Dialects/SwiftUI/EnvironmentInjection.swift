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
  /// The class of the object.
  let declaration: DeclarationID
  let key: EnvironmentKey
  /// Whether it is made where findings are not about: in a test or a preview.
  let isForShow: Bool

  /// What is known of the object that such a call is given.
  /// - Parameter scope: The type around the call.
  static func object(
    in arguments: [CallArgument],
    _ file: Int,
    scope: DeclarationID?,
    _ code: CodeIndex
  ) -> EnvironmentObjectType {
    let tree = code.resolver.program.trees[file]
    // `.environment(\.key, value)` sets a value, which nobody can miss.
    guard let first = arguments.first, first.label == nil, arguments.count == 1 else {
      return .foreign
    }
    if tree.kind(first.node) == .keyPathExpression { return .foreign }
    return code.resolver.environmentObject(of: code.type(of: first.node, in: file, scope: scope))
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
  }

  private let code: CodeIndex
  private var resolver: Resolver { code.resolver }
  private var program: Program { resolver.program }

  /// - Complexity: O(nodes of walked files).
  init(_ code: CodeIndex, _ kinds: ViewKinds) {
    self.code = code
    for file in code.resolver.program.filesWithBodies { collect(in: file, kinds) }
  }

  /// Whether some environment may be given an object of a type.
  func mayHave(_ key: EnvironmentKey) -> Bool { isOpen || keys.contains(key) }

  private mutating func collect(in file: Int, _ kinds: ViewKinds) {
    let tree = program.trees[file]
    for position in tree.nodes.indices where tree.nodes.kind(position) == .call {
      let call = NodeIndex(position)
      guard let callee = tree.expression(in: call),
        [.memberAccess, .nameExpression].contains(tree.kind(callee))
      else { continue }
      let name = tree.name(callee)
      switch SwiftUINames.modifier(name) {
      case .object, .value: addInjection(call, callee, in: file)
      default:
        if SwiftUINames.hosts.contains(name) || name == "init" {
          addHost(call, callee, in: file, kinds)
        }
      }
    }
  }

  private mutating func addInjection(_ call: NodeIndex, _ callee: NodeIndex, in file: Int) {
    let tree = program.trees[file]
    guard code.meanings(of: tree.mainToken(callee), in: file).isEmpty else { return }
    let around = code.declaration(around: call, in: file)
    let arguments = tree.callArguments(of: call)
    let scope = around.flatMap { resolver.selfDeclaration(of: $0) }
    let isForShow = isForShow(call, around, in: file)
    let object = EnvironmentInjection.object(in: arguments, file, scope: scope, code)
    guard case .known(let type, let declaration) = object else {
      if case .unknown = object, !isForShow { isOpen = true }
      return
    }
    if !isForShow { keys.insert(resolver.environmentKey(of: type)) }
    all.append(
      EnvironmentInjection(
        place: Place(file: file, token: tree.mainToken(callee), source: around),
        call: call,
        type: type,
        declaration: declaration,
        key: resolver.environmentKey(of: type),
        isForShow: isForShow
      )
    )
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
      let root = tree.callArguments(of: call).first(where: { $0.label == "rootView" }),
      !isForShow(call, around, in: file)
    else { return }
    hosts.append(
      Host(
        file: file,
        member: around,
        place: Place(file: file, token: tree.mainToken(callee), source: around),
        root: root.node
      )
    )
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
