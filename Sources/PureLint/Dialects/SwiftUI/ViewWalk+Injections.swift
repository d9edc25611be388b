import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The values that modifiers put into environments.
extension ViewWalk {
  /// The environment with what `.environmentObject(x)` or `.environment(x)` adds to it.
  func around(
    injection arguments: [CallArgument],
    _ surroundings: Surroundings?,
    _ frame: Frame
  ) -> Surroundings? {
    guard var surroundings else { return nil }
    // `.environment(\.self, values)` hands on all that another environment holds.
    if frame.tree.isPathToSelf(arguments.first?.node) { return nil }
    switch EnvironmentInjection.object(in: arguments, frame.file, code) {
    case .known(let type, let declaration):
      let key = resolver.environmentKey(of: type)
      if let first = arguments.first, frame.tree.isNone(first.node) {
        surroundings.objects = sets.removing(
          sets.adding(key, to: .empty),
          from: surroundings.objects
        )
        return surroundings
      }
      if declaration == nil {
        // A module out of sight may have another name for its type.
        surroundings.objects = sets.union(surroundings.objects, keys(ofUnknown: type))
      }
      if let state = frame.state { ways.note(injected: key, by: state) }
      surroundings.objects = sets.adding(key, to: surroundings.objects)
      return surroundings
    case .byBuild(let types):
      for key in types.map({ resolver.environmentKey(of: $0) }) {
        if let state = frame.state { ways.note(injected: key, by: state) }
        surroundings.objects = sets.adding(key, to: surroundings.objects)
      }
      return surroundings
    case .foreign: return surroundings
    case .unknown:
      guard let argument = arguments.first else { return nil }
      let type = code.type(ofArgument: argument.node, in: frame.file)
      surroundings.objects = sets.union(surroundings.objects, keys(ofUnknown: type))
      if type.declaration == nil, frame.tree.kind(argument.node) == .memberAccess {
        let name = frame.tree.name(argument.node)
        for key in unseen.keys(ofMember: name).sorted(by: { $0.text < $1.text }) {
          surroundings.objects = sets.adding(key, to: surroundings.objects)
        }
      }
      noteUnknown(object: argument, frame)
      return surroundings
    }
  }

  /// The types that a value of a type of which too little is known may have; found once for each type.
  private func keys(ofUnknown type: SwiftType) -> EnvironmentSets.ID {
    if let known = unknownKeys[type] { return known }
    let keys = unseen.keys(ofUnknown: type).sorted { $0.text < $1.text }
    let found = keys.reduce(EnvironmentSets.ID.empty) { sets.adding($1, to: $0) }
    unknownKeys[type] = found
    return found
  }

  /// The environment with what a store adds to it.
  func around(
    stored keys: Set<EnvironmentKey>,
    _ surroundings: Surroundings?,
    _ frame: Frame
  ) -> Surroundings? {
    guard var surroundings else { return nil }
    if keys.contains(.modelContext) {
      // The nearest context is the one that is asked; others may know other models.
      surroundings.objects = sets.removing(storedModels, from: surroundings.objects)
    }
    for key in keys {
      if key.isModel { storedModels = sets.adding(key, to: storedModels) }
      if let state = frame.state { ways.note(injected: key, by: state) }
      surroundings.objects = sets.adding(key, to: surroundings.objects)
    }
    return surroundings
  }

  private func noteUnknown(object argument: CallArgument, _ frame: Frame) {
    let text = frame.tree.text(argument.node)
    let isShort = text.utf8.count <= 40 && !text.utf8.contains(0x0A)
    ways.note(
      unknown: Place(file: frame.file, token: argument.token, source: frame.member),
      "\(isShort ? "'\(text)'" : "an object") is put into the environment, and nothing here tells "
        + "its type"
    )
  }
}

extension SyntaxTree {
  /// Whether an expression is `nil` and says of which type: `nil as Session?`.
  fileprivate func isNone(_ node: NodeIndex) -> Bool {
    guard kind(node) == .sequenceExpression, let first = firstChild(of: node) else {
      return kind(node) == .nilLiteral
    }
    return kind(first) == .nilLiteral
  }
}
