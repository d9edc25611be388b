import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The places where the way back from a value ends though the value may lead to anything.
extension ValueSources {
  /// Whether a value without any place that it gets it from comes from somewhere all the same: plain
  /// data does not matter, an optional may stay empty, and what a function is handed is its caller's.
  func isOpen(_ id: DeclarationID) -> Bool {
    let declaration = program[id]
    let type = resolver.type(of: id)
    guard program.isSource(id), isDeclaredObject(type), !isOfModule(type) else { return false }
    let parent = declaration.parent.map { program[$0].kind }
    switch declaration.kind {
    case .parameter: return parent == .initializer
    case .variable:
      if parent == .protocolType { return witnesses[id]?.isEmpty ?? true }
      guard !declaration.traits.contains(.isLocal), !declaration.traits.contains(.isComputed) else {
        return false
      }
      if case .optional = type.form { return false }
      return true
    default: return false
    }
  }

  /// Whether a type is one of objects that the sources declare.
  private func isDeclaredObject(_ type: SwiftType) -> Bool {
    kinds.kind(of: type).mayLeadToObjects
      && type.unwrapped.declaration.map(program.isSource) ?? false
  }

  /// Whether a type is what a library fills in for a module.
  private func isOfModule(_ type: SwiftType) -> Bool {
    type.unwrapped.declaration.map { owners[$0] != nil } ?? false
  }

  func lost(at id: DeclarationID) -> ValueOrigin.End? {
    program.location(of: id).map {
      ValueOrigin.End(
        location: $0,
        file: program[id].file,
        reason: "nothing tells what '\(program.text(id))' is given"
      )
    }
  }

  /// The end at a name that only a pattern or a closure binds, where that is all that an object is
  /// given.
  func end(
    atName tokens: Range<UInt32>,
    _ file: Int,
    for id: DeclarationID
  ) -> ValueOrigin.End? {
    guard let token = boundName(tokens, file), isDeclaredObject(resolver.type(of: id)) else {
      return nil
    }
    return program.location(token, in: file).map {
      ValueOrigin.End(
        location: $0,
        file: file,
        reason: "what binds '\(program.trees[file].text(token))' is not followed"
      )
    }
  }

  /// The end at a call of a function that is in no graph, if the function may return something that
  /// comes from elsewhere.
  func end(
    atCallOf id: DeclarationID,
    _ place: Place,
    _ assembly: GraphAssembly
  ) -> ValueOrigin.End? {
    guard program.isSource(id), program[id].kind == .function,
      isDeclaredObject(resolver.resultType(of: id)), !isKnownBarren(id, assembly)
    else { return nil }
    return program.location(place.token, in: place.file).map {
      ValueOrigin.End(
        location: $0,
        file: place.file,
        reason: "what '\(program.text(id))' returns is not followed"
      )
    }
  }

  private func isKnownBarren(_ function: DeclarationID, _ assembly: GraphAssembly) -> Bool {
    if let known = barren[function] { return known }
    let found = isBarren(function, assembly)
    barren[function] = found
    return found
  }

  /// Whether nothing that a function mentions leads on, so that whatever it returns is its own.
  private func isBarren(_ function: DeclarationID, _ assembly: GraphAssembly) -> Bool {
    let node = program.tree(of: function).nodes[program[function].node.position]
    guard program[function].parent.map({ program[$0].kind != .protocolType }) ?? true else {
      return false
    }
    return mentions(in: node.firstToken..<node.endToken, program[function].file).allSatisfy {
      $0.target == function
        || assembly.node(of: $0.target) == nil && !leadsOn($0.target)
          && program[$0.target].kind != .function
    }
  }
}
