import PureLintResolution
import PureLintSyntax

/// Requests that are made only where another one has found nothing: `find(type, name) ?? find(type)!`.
package struct RequestsInTurn {
  private let resolver: Resolver
  private let forced: ForcedValues
  /// The registrations and requests of one function for one type, in source order.
  private let groups: [Group: [GenericCall]]

  private struct Group: Hashable {
    let function: DeclarationID
    let type: SwiftType
  }

  /// How many requests in front of one are looked at.
  private static let mostInFront = 4

  /// - Parameter calls: All requests.
  package init(_ resolver: Resolver, _ calls: some Sequence<GenericCall>) {
    self.resolver = resolver
    forced = ForcedValues(resolver)
    var groups: [Group: [GenericCall]] = [:]
    for call in calls {
      if let group = Self.group(of: call, resolver) { groups[group, default: []].append(call) }
    }
    self.groups = groups.mapValues { $0.sorted { $0.place.token < $1.place.token } }
  }

  private static func group(of call: GenericCall, _ resolver: Resolver) -> Group? {
    guard let source = call.place.source, let type = call.generics.first else { return nil }
    return Group(function: resolver.program.memberDeclaration(around: source), type: type)
  }

  /// Whether a request for the same stands in front of one, and the other goes on without it: in the
  /// same expression, or in a function that hands on what it asks for its callers.
  package func followsAnother(_ call: GenericCall) -> Bool {
    guard let group = Self.group(of: call, resolver), let all = groups[group], all.count > 1 else {
      return false
    }
    let isForCallers = !resolver.parameters(of: group.function).isEmpty
    let choice = choice(around: call)
    return inFront(of: call, all).contains { other in
      (isForCallers || choice != nil && self.choice(around: other) == choice)
        && !forced.isForced(other.call, at: other.place)
    }
  }

  private func inFront(of call: GenericCall, _ all: [GenericCall]) -> ArraySlice<GenericCall> {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].place.token < call.place.token { low = middle + 1 } else { high = middle }
    }
    return all[..<low].suffix(Self.mostInFront)
  }

  /// The outermost expression with another value for a missing one, around a call.
  private func choice(around call: GenericCall) -> NodeIndex? {
    let tree = resolver.program.trees[call.place.file]
    let start = call.place.source.map {
      resolver.program[resolver.program.memberDeclaration(around: $0)].node
    }
    return tree.nodes(around: call.call, from: start ?? .root).first { node in
      tree.kind(node) == .sequenceExpression
        && tree.children(node).contains {
          tree.kind($0) == .binaryOperator && tree.text($0) == "??"
        }
    }
  }
}
