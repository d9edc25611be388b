import GraphModel
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The code by which registrations build what they yield: what stands in their calls, and the functions
/// that are handed to one of them and used by nobody else (`register(Clock.self, factory: makeClock)`).
struct RegistrationBodies {
  private let resolver: Resolver
  /// By file, the calls that register something, in source order.
  private var calls: [Int: [Call]] = [:]
  /// By the place that stands for calls of helpers, these.
  private var helperCalls: [Place: [Call]] = [:]
  /// The arguments that run only when somebody asks for their value.
  private var deferredArguments: [Int: Set<NodeIndex>] = [:]

  private var program: Program { resolver.program }

  /// One call with the tokens that it takes up.
  private struct Call {
    let node: NodeIndex
    let place: Place
    let provider: NodeID
    let tokens: Range<UInt32>
    /// Whether it stands for the closure by which a value is built, too.
    var isClosed = true
    /// The position, in the same list, of the innermost call around it.
    var outer: Int?
  }

  /// - Parameters:
  ///   - registrations: In source order.
  ///   - providers: The node of each.
  ///   - countsValues: Whether what is registered as a value counts, which is built by whoever registers
  ///     it.
  init(
    _ resolver: Resolver,
    _ registrations: [Registration],
    _ providers: [NodeID],
    countsValues: Bool = false
  ) {
    self.resolver = resolver
    for (registration, provider) in zip(registrations, providers) {
      add(registration, provider)
      guard countsValues, let value = registration.value else { continue }
      add(value, registration.place, provider, isClosed: false)
    }
    nestCalls()
    guard !calls.isEmpty else { return }
    let files = Set(calls.keys).union(helperCalls.values.joined().map(\.place.file))
    for construction in resolver.facts.constructions {
      let file = construction.place.file
      guard files.contains(file) else { continue }
      for argument in construction.arguments
      where argument.parameter.map(program.isAutoclosure) == true {
        deferredArguments[file, default: []].insert(argument.node)
      }
    }
  }

  private mutating func add(_ registration: Registration, _ provider: NodeID) {
    if let helper = registration.helperCall {
      helperCalls[registration.place.unscoped, default: []].append(
        Call(
          node: helper.call,
          place: helper.place,
          provider: provider,
          tokens: tokens(of: helper.call, in: helper.place.file)
        )
      )
    }
    guard let call = registration.call else { return }
    add(call, registration.place, provider)
    for function in functions(handedTo: call, in: registration.place.file) {
      let (file, token) = (Int(program[function].file), program[function].nameToken)
      add(program[function].node, Place(file: file, token: token), provider)
    }
  }

  private mutating func add(
    _ node: NodeIndex,
    _ place: Place,
    _ provider: NodeID,
    isClosed: Bool = true
  ) {
    let tokens = tokens(of: node, in: place.file)
    calls[place.file, default: []].append(
      Call(node: node, place: place, provider: provider, tokens: tokens, isClosed: isClosed)
    )
  }

  /// Brings the calls of each file in source order, and finds which stand in which.
  private mutating func nestCalls() {
    for (file, found) in calls {
      let sorted = found.sorted { $0.place.token < $1.place.token }
      calls[file] = []
      for var call in sorted {
        call.outer = innermostCall(in: file, around: TokenIndex(call.tokens.lowerBound))
        calls[file]?.append(call)
      }
    }
  }

  /// The functions that a call, or one in front of it in its chain, is handed without calling them, if
  /// nothing else mentions them.
  private func functions(handedTo call: NodeIndex, in file: Int) -> [DeclarationID] {
    let tree = program.trees[file]
    let mentions = resolver.references.references(in: file, tokens(of: call, in: file))
    return mentions.compactMap { mention in
      let function = mention.target
      guard program[function].kind == .function, program.isSource(function),
        !tree.isCalled(mention.place.token),
        resolver.references.references(to: function).count == 1,
        !tree.nodes(aroundToken: mention.place.token, from: call)
          .contains(where: { tree.kind($0) == .closure })
      else { return nil }
      return function
    }
  }

  private func tokens(of call: NodeIndex, in file: Int) -> Range<UInt32> {
    let node = program.trees[file].nodes[call.position]
    return node.firstToken..<node.endToken
  }

  /// The position of the innermost call that holds a token and does not begin with it.
  private func innermostCall(in file: Int, around token: TokenIndex) -> Int? {
    guard let calls = calls[file] else { return nil }
    var low = 0
    var high = calls.count
    while low < high {
      let middle = (low + high) / 2
      if calls[middle].place.token < token { low = middle + 1 } else { high = middle }
    }
    var next = low > 0 ? low - 1 : nil
    while let position = next, !calls[position].tokens.contains(token.rawValue) {
      next = calls[position].outer
    }
    return next
  }

  // MARK: Questions

  /// Whether no registration has code of its own.
  var isEmpty: Bool { calls.isEmpty }

  /// The provider whose value a demand is for, if it is made by a registration's code.
  func provider(of demand: Demand) -> NodeID? {
    helperCall(around: demand)?.call.provider ?? provider(around: demand.place)
  }

  /// The timing of a demand for who asks for the value that is built around it, as far as the place
  /// tells.
  func timing(of demand: Demand) -> Edge.Timing {
    guard let (call, place) = helperCall(around: demand) else { return timing(of: demand.place) }
    return place.isUncertain || waits(place, in: call) ? .deferred : .eager
  }

  /// The call in a helper's body that registers what the demand in its factory is for, with the place
  /// of that demand.
  private func helperCall(around demand: Demand) -> (call: Call, place: Place)? {
    guard let place = demand.helperPlace else { return nil }
    let calls = helperCalls[demand.place.unscoped] ?? []
    return calls.last {
      $0.place.file == place.file && $0.tokens.contains(place.token.rawValue)
    }
    .map { ($0, place) }
  }

  /// The provider whose value is built by the code around a place, if that is a registration's.
  ///
  /// - Complexity: O(log *r* + *d*) for *r* registrations in the file, *d* of them in each other.
  func provider(around place: Place) -> NodeID? {
    innermostCall(in: place.file, around: place.token).flatMap { calls[place.file]?[$0].provider }
  }

  /// The timing of what happens at a place, for who asks for the value that is built around it. A
  /// branch may not be taken, and a closure waits.
  func timing(of place: Place) -> Edge.Timing {
    guard let position = innermostCall(in: place.file, around: place.token),
      let call = calls[place.file]?[position]
    else { return place.isDeferred || place.isUncertain ? .deferred : .eager }
    return place.isUncertain || waits(place, in: call) ? .deferred : .eager
  }

  /// Whether a place stands in a closure within the one that is registered, unless that is called where
  /// it is written, or in an argument that is handed over as one.
  private func waits(_ place: Place, in call: Call) -> Bool {
    let tree = program.trees[place.file]
    let arguments = deferredArguments[place.file] ?? []
    let around = tree.nodes(aroundToken: place.token, from: call.node)
    // What is handed over as a closure without being written as one is registered itself.
    let isBare =
      !call.isClosed || tree.kind(call.node) == .argument
      || tree.kind(call.node) == .functionDeclaration
    let registered = isBare ? 0 : 1
    return around.contains(where: arguments.contains)
      || around.count { tree.kind($0) == .closure && !tree.isCalledAtOnce($0) } > registered
  }
}
