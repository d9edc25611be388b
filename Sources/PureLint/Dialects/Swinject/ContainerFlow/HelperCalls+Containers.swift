import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Helpers whose callers choose the container.
extension HelperCalls {
  /// A call with those that ask for the same through the functions and properties around it, which
  /// ask the container that these are called on or handed.
  func relays(of call: KeyedCall) -> [KeyedCall] {
    var found = [call]
    var visited: Set<DeclarationID> = []
    var next = 0
    while next < found.count {
      if let helper = relay(around: found[next]), visited.insert(helper).inserted {
        let uses = uses(of: helper, asking: found[next])
        found[next].isForCallers = !uses.isEmpty
        found += uses
      }
      next += 1
    }
    return found
  }

  /// The function or property that asks whenever it runs, of a container that its callers choose.
  private func relay(around call: KeyedCall) -> DeclarationID? {
    guard EagerCode.isCertain(call.place), let source = call.place.source else { return nil }
    let member = program.memberDeclaration(around: source)
    let declaration = program[member]
    guard
      declaration.kind == .function
        || declaration.kind == .variable && declaration.traits.contains(.isComputed)
    else { return nil }
    return trace(call.containers, in: member).ends.contains { origin in
      if case .asker = origin { return false }
      return true
    } ? member : nil
  }

  private func uses(of helper: DeclarationID, asking call: KeyedCall) -> [KeyedCall] {
    let isOnInstance = trace(call.containers, in: helper).ends.contains(.instance(of: helper))
    return resolver.references.references(to: helper).compactMap { reference in
      let place = reference.place
      let tree = program.trees[place.file]
      let node =
        program[helper].kind == .function
        ? tree.call(of: place.token)
        : tree.nodes(aroundToken: place.token).last {
          tree.mainToken($0) == place.token && tree.kind($0).isExpression
        }
      guard program.isSource(place), !reference.isUncertain, let node else { return nil }
      var made = call
      made.place = place
      made.call = node
      made.helperPlace = nil
      made.containers = containers(of: call, in: helper, by: helper, at: place)
      made.isRelayed = call.isRelayed || !isOnInstance
      // The helper itself says what becomes of what is missing.
      made.isOptional = true
      return made
    }
  }

  /// The containers of some origins, up to those that the callers of a helper choose.
  private func trace(_ origins: [ContainerOrigin], in helper: DeclarationID) -> ContainerFlow.Trace
  {
    flow.trace(origins) { origin in
      switch origin {
      case .declaration(let id): program[id].kind == .parameter && program[id].parent == helper
      case .instance(of: let member): member == helper
      case .asker: true
      default: false
      }
    }
  }

  /// Where the container comes from that a helper is handed by one of its callers.
  ///
  /// - Parameters:
  ///   - function: The helper, or what it is called through.
  ///   - place: The call.
  func containers(
    of call: KeyedCall,
    in helper: DeclarationID,
    by function: DeclarationID,
    at place: Place
  ) -> [ContainerOrigin] {
    let trace = trace(call.containers, in: helper)
    var found: [ContainerOrigin] = trace.containers.known.sorted().map { .made($0) }
    if trace.containers.isOpen { found.append(.unknown) }
    for end in trace.ends {
      switch end {
      case .declaration(let id):
        guard let position = resolver.parameterDeclarations(of: helper).firstIndex(of: id) else {
          found.append(.unknown)
          continue
        }
        found += flow.argument(position, of: function, at: place)
      case .instance: found += flow.receiver(at: place)
      default: found.append(end)
      }
    }
    return found
  }
}
