import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Functions of the sources that register what their callers choose: each call of one stands for what
/// its body registers.
struct ResolverHelpers {
  private let resolver: Resolver
  /// Where generic functions are called.
  private let places: Set<Place>

  private var program: Program { resolver.program }

  /// How many helpers may call each other.
  private static let depthLimit = 4

  init(_ resolver: Resolver) {
    self.resolver = resolver
    places = Set(resolver.facts.genericCalls.map(\.place.unscoped))
  }

  /// A call that stands for one in the body of a helper.
  struct Use {
    let place: Place
    let call: NodeIndex
    /// The types of what is registered, in the order in which the helper names them.
    let types: [SwiftType]
    /// Whether the arguments of the call are code that runs only when somebody asks.
    let isDeferred: Bool
  }

  /// The calls of helpers that stand for one in the body of a helper; nil where it is in none, or not
  /// all of its calls are seen.
  /// - Parameter types: The types of what the body registers.
  func uses(registering types: [SwiftType]) -> [Use]? {
    guard let first = helper(choosing: types) else { return nil }
    var found: [Use] = []
    var waiting = [(helper: first, types: types)]
    for _ in 0..<Self.depthLimit where !waiting.isEmpty {
      let helpers = waiting
      waiting = []
      for (helper, types) in helpers {
        guard isSeen(helper) else { return nil }
        for use in resolver.genericCalls.of(helper).map({ self.use($0, of: helper, types) }) {
          if let next = self.helper(choosing: use.types) {
            waiting.append((next, use.types))
          } else {
            found.append(use)
          }
        }
      }
    }
    return waiting.isEmpty ? found : nil
  }

  /// The function whose callers choose some types.
  private func helper(choosing types: [SwiftType]) -> DeclarationID? {
    var found: DeclarationID?
    for type in types {
      _ = type.map { part in
        if case .parameter(let id) = part.form { found = found ?? program[id].parent }
        return nil
      }
    }
    return found.flatMap { program[$0].kind == .function ? $0 : nil }
  }

  /// Whether each mention of a function is a call in sight.
  private func isSeen(_ helper: DeclarationID) -> Bool {
    !program.isForClients(helper) && resolver.requirements(of: helper) == []
      && resolver.references.references(to: helper).allSatisfy {
        places.contains($0.place.unscoped)
      }
  }

  private func use(_ call: GenericCall, of helper: DeclarationID, _ types: [SwiftType]) -> Use {
    let chosen = Substitution(
      resolver.parameters(of: helper),
      RequestedTypes(resolver).generics(of: call)
    )
    let isDeferred = call.arguments.contains { argument in
      if case .function = resolver.type(of: argument.parameter).unwrapped.form { return true }
      let tree = program.tree(of: argument.parameter)
      return tree.annotatedType(of: program[argument.parameter].node).map(tree.isAutoclosure)
        ?? false
    }
    return Use(
      place: call.place,
      call: call.call,
      types: types.map { resolver.substitute(chosen, in: $0) },
      isDeferred: isDeferred
    )
  }
}
