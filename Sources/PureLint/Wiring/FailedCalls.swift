import PureLintResolution
import PureLintSyntax

/// The end of a call that fails: the program ends there, or the function around fails, too, and
/// whoever calls it decides.
package struct FailedCalls {
  /// How a call says that it has nothing to yield.
  package enum Failure {
    case thrown
    /// It yields `nil`.
    case missing
  }

  private let resolver: Resolver
  private let forced: ForcedValues
  private let thrown: ForcedValues
  private let nothing: ForcedValues

  private var program: Program { resolver.program }

  /// How many functions may hand on what fails.
  private static let depthLimit = 4

  package init(_ resolver: Resolver) {
    self.resolver = resolver
    forced = ForcedValues(resolver)
    thrown = ForcedValues(resolver, orBy: .throwing)
    nothing = ForcedValues(resolver, orBy: .yieldingNil)
  }

  /// Whether the program ends if a call fails.
  package func isFatal(_ call: NodeIndex, at place: Place, _ failure: Failure) -> Bool {
    switch failure {
    case .thrown: forced.isForcedToSucceed(call, at: place)
    case .missing: forced.isForced(call, at: place)
    }
  }

  /// How the function around a call fails if the call does; nil where it goes on.
  package func handedOn(_ call: NodeIndex, at place: Place, _ failure: Failure) -> Failure? {
    guard let function = function(around: call, at: place) else { return nil }
    let tree = program.trees[place.file]
    let around = tree.nodes(around: call, from: program[function].node)
    switch failure {
    case .missing: return missing(call, at: place, in: function)
    case .thrown:
      guard let attempt = around.last(where: { tree.kind($0) == .tryExpression }) else {
        return nil
      }
      if tree.flags(attempt).contains(.isOptional) {
        return missing(attempt, at: place, in: function)
      }
      return throwsErrors(function) && !tree.flags(attempt).contains(.isForced) ? .thrown : nil
    }
  }

  /// How a function fails if an expression in it yields `nil`.
  private func missing(
    _ call: NodeIndex,
    at place: Place,
    in function: DeclarationID
  ) -> Failure? {
    let tree = program.trees[place.file]
    let around = tree.nodes(around: call, from: program[function].node)
    if throwsErrors(function), thrown.isForced(call, at: place) { return .thrown }
    guard case .optional = resolver.resultType(of: function).form else { return nil }
    return isYielded(call, around[...], tree) || nothing.isForced(call, at: place) ? .missing : nil
  }

  /// Whether the program ends, here or where the function around is called by its name, if a call
  /// fails. What generic functions hand on, each of their callers decides for itself.
  package func isFatalToCallers(_ call: NodeIndex, at place: Place, _ failure: Failure) -> Bool {
    if isFatal(call, at: place, failure) { return true }
    var known: Set<DeclarationID> = []
    var waiting = [callers(of: call, at: place, failure, &known)]
    for _ in 0..<Self.depthLimit {
      let groups = waiting
      waiting = []
      for group in groups where !group.isEmpty {
        let others = group.filter { !isFatal($0.call, at: $0.place, $0.failure) }
        // An error ends the program where any caller lets it. Of those who may get `nil`, one may
        // have asked before whether there is something.
        let isOneEnough = group[0].failure == .thrown || group.count == 1
        if others.isEmpty || isOneEnough && others.count < group.count { return true }
        guard isOneEnough else { continue }
        for other in others {
          waiting.append(callers(of: other.call, at: other.place, other.failure, &known))
        }
      }
    }
    return false
  }

  /// Where a function is called.
  private typealias Caller = (call: NodeIndex, place: Place, failure: Failure)

  /// Where the function around a call is called, if it fails where the call does.
  private func callers(
    of call: NodeIndex,
    at place: Place,
    _ failure: Failure,
    _ known: inout Set<DeclarationID>
  ) -> [Caller] {
    guard let next = handedOn(call, at: place, failure),
      let function = function(around: call, at: place), !isGeneric(function),
      known.insert(function).inserted
    else { return [] }
    return calls(of: function).map { ($0.call, $0.place, next) }
  }

  // MARK: Functions

  /// The function or initializer in whose body, and in no closure and below no `catch`, a call stands.
  private func function(around call: NodeIndex, at place: Place) -> DeclarationID? {
    guard let function = place.source.map(program.memberDeclaration),
      program[function].kind == .function || program[function].kind == .initializer
    else { return nil }
    let tree = program.trees[place.file]
    let around = tree.nodes(around: call, from: program[function].node).dropFirst()
    let isOwn = around.allSatisfy { node in
      switch tree.kind(node) {
      case .closure, .functionDeclaration, .parameter: false
      case .doExpression: tree.child(node, .catchClause) == nil
      default: true
      }
    }
    return isOwn ? function : nil
  }

  /// Whether a function, or the type around it, is for types that its users choose: then each of its
  /// calls asks for something else.
  private func isGeneric(_ function: DeclarationID) -> Bool {
    !resolver.parameters(of: function).isEmpty
      || resolver.owner(ofNested: function).map { !resolver.parameters(of: $0).isEmpty } ?? false
  }

  /// Whether the function around a place, in which closures count as a part, may yield nothing.
  package func mayYieldNothing(around place: Place) -> Bool {
    var next = place.source
    while let id = next {
      if program[id].kind == .function {
        if case .optional = resolver.resultType(of: id).form { return true }
        return false
      }
      next = program[id].parent
    }
    return false
  }

  /// Whether a function may throw.
  package func throwsErrors(_ function: DeclarationID) -> Bool {
    let tree = program.tree(of: function)
    return tree.child(program[function].node, .effect).map { tree.text($0).contains("throws") }
      ?? false
  }

  /// Whether a body yields what an expression does.
  private func isYielded(_ node: NodeIndex, _ around: ArraySlice<NodeIndex>, _ tree: SyntaxTree)
    -> Bool
  {
    guard let outer = around.last else { return false }
    switch tree.kind(outer) {
    case .returnStatement: return true
    case .codeBlock: return around.count == 2 && Array(tree.children(outer)).count == 1
    case .tryExpression, .awaitExpression: return isYielded(outer, around.dropLast(), tree)
    default: return false
    }
  }

  /// Where the app calls a function, or builds something by an initializer.
  private func calls(of function: DeclarationID) -> [(call: NodeIndex, place: Place)] {
    let all: [(call: NodeIndex, place: Place)]
    if program[function].kind == .initializer {
      all = resolver.constructions.by(function).map { ($0.call, $0.place) }
    } else {
      all = resolver.references.references(to: function).compactMap { reference in
        let place = reference.place
        let tree = program.trees[place.file]
        guard tree.isCalled(place.token) else { return nil }
        return tree.nodes(aroundToken: place.token).last { tree.kind($0) == .call }
          .map { ($0, place) }
      }
    }
    return all.filter { program.isSource($0.place) && !program.targets.isTest(file: $0.place.file) }
  }
}
