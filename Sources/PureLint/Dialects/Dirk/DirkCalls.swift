import GraphModel

/// What calls of the library's functions ask for.
struct DirkCalls {
  private let library: DirkLibrary
  private let surroundings: RequestSurroundings

  private var resolver: Resolver { surroundings.resolver }
  private var program: Program { resolver.program }

  init(_ library: DirkLibrary, _ surroundings: RequestSurroundings) {
    self.library = library
    self.surroundings = surroundings
  }

  /// Whether some code takes one of the functions as a value, by which anything may be asked for.
  var areHandedOn: Bool {
    library.requests.contains { function in
      resolver.references.references(to: function).contains { reference in
        program.isSource(reference.place) && !library.isOwn(reference.place)
          && !program.trees[reference.place.file].isCalled(reference.place.token)
      }
    }
  }

  func requests() -> [ServiceRequest] {
    var known: Set<Place> = []
    return resolver.facts.genericCalls.filter { call in
      library.requests.contains(call.function) && program.isSource(call.place)
        && !library.isOwn(call.place) && known.insert(call.place).inserted
    }
    .compactMap(request)
  }

  private func request(of call: GenericCall) -> ServiceRequest? {
    guard let first = RequestedTypes(resolver).generics(of: call).first else { return nil }
    let file = call.place.file
    let tree = program.trees[file]
    let (isTried, type) = asked(first, by: call)
    let named = call.arguments.first.map(\.node).flatMap { tree.expression(in: $0) }
    let isNamed = call.arguments.first.map { tree.kind($0.node) == .memberAccess } ?? false
    let title = isNamed ? named.map { withoutParentheses($0, tree) } : nil
    let isDefault = surroundings.isDefault(call.call, in: file)
    let standing = surroundings.standing(of: call.place, isDefault: isDefault)
    let text = type.map { ExactType.text($0, resolver) } ?? "_"
    return ServiceRequest(
      place: call.place,
      type: type ?? .unknown,
      title: title ?? text,
      subject: title ?? text,
      text: "'\(surroundings.words(of: call.call, file))'" + surroundings.around(call.place),
      outcome: outcome(of: call),
      property: nil,
      timing: standing.timing,
      asker: standing.asker,
      function: standing.function,
      isReached: surroundings.isReached(call.place) && !isDefault && !isTrial(call, isTried)
    )
  }

  private func withoutParentheses(_ node: NodeIndex, _ tree: SyntaxTree) -> String {
    let parts = tree.children(node).compactMap { tree.expression(in: $0) }
    return tree.kind(node) == .tupleExpression && parts.count == 1
      ? tree.text(parts[0]) : tree.text(node)
  }

  /// What happens where nothing is registered, by the nearest `try` around a call.
  private func outcome(of call: GenericCall) -> String {
    let tree = program.trees[call.place.file]
    for node in tree.nodes(around: call.call).reversed() {
      switch tree.kind(node) {
      case .tryExpression:
        if isOptional(node, tree) { return "yields nil" }
        return tree.flags(node).contains(.isForced) ? "crashes" : "throws"
      case .closure, .codeBlock, .memberBlock: return "throws"
      default: continue
      }
    }
    return "throws"
  }

  private func isOptional(_ attempt: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.flags(attempt).contains(.isOptional)
  }

  /// Whether a call is tried with `try?`, and the type that it asks for; nil where it takes more than
  /// is known here to tell.
  ///
  /// A call that names no type asks for what is expected of it: an optional where that may be nil,
  /// and wherever it stands behind `try?`.
  private func asked(_ type: SwiftType, by call: GenericCall) -> (isTried: Bool, type: SwiftType?) {
    let tree = program.trees[call.place.file]
    var around = tree.nodes(around: call.call)[...]
    var isTried = false
    while let last = around.last {
      let outer = around.dropLast().last
      let isInParentheses =
        tree.kind(last) == .argument && outer.map { isTransparent($0, tree) } == true
      guard isInParentheses || isTransparent(last, tree) else { break }
      isTried = isTried || tree.kind(last) == .tryExpression && isOptional(last, tree)
      around.removeLast()
    }
    guard call.arguments.isEmpty else { return (isTried, type) }
    if isTried { return (true, type.isUnknown ? nil : .optional(type.unwrapped)) }
    // Where something goes on with the value, the compiler may take another type than expected.
    if case .optional = type.form, let outer = around.last, tree.kind(outer) == .sequenceExpression,
      tree.children(outer).contains(where: {
        tree.kind($0) == .binaryOperator || tree.kind($0) == .ternaryOperator
      })
    {
      return (false, nil)
    }
    return (false, type)
  }

  /// Whether an expression yields what the one in it does.
  private func isTransparent(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.kind(node) == .tryExpression
      || tree.kind(node) == .tupleExpression && Array(tree.children(node)).count == 1
  }

  /// Whether a test tries whether something is registered.
  private func isTrial(_ call: GenericCall, _ isTried: Bool) -> Bool {
    guard program.targets.isTest(file: call.place.file) else { return false }
    let tree = program.trees[call.place.file]
    return isTried || call.place.isConditional
      || tree.nodes(around: call.call).contains { node in
        switch tree.kind(node) {
        case .macroExpansion, .doExpression, .catchClause: true
        case .call: tree.expression(in: node).map { tree.text($0).contains("Throw") } ?? false
        default: false
        }
      }
  }
}
