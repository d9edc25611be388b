import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The closures that build instead of those of the members themselves: `container.clock.register { … }`.
struct FactoryFills {
  /// A call that hands a factory the closure which builds.
  struct Fill {
    let place: Place
    let call: NodeIndex
  }

  /// By member; none of those that several closures may build.
  private let fills: [DeclarationID: Fill]

  /// - Parameter uses: By member, what the app does with it.
  init(
    _ members: [FactoryMember],
    _ uses: [DeclarationID: [FactoryUses.Use]],
    _ program: Program
  ) {
    fills = members.reduce(into: [:]) { found, member in
      let filled = (uses[member.id] ?? []).filter(\.isRegistration)
      guard filled.count == 1, filled[0].kind == .registration(isAlways: true),
        member.isPromised || EagerCode.isCertain(filled[0].place)
      else { return }
      let place = filled[0].place
      found[member.id] = program.trees[place.file].callFilling(place.token).map {
        Fill(place: place, call: $0)
      }
    }
  }

  /// What builds instead of a member's own closure, if it is known.
  subscript(member: FactoryMember) -> Fill? { fills[member.id] }

  /// The code that builds, each with its place.
  var code: [(node: NodeIndex, place: Place)] { fills.values.map { ($0.call, $0.place) } }
}

extension SyntaxTree {
  /// The call of `register` behind the name of a factory.
  func callFilling(_ factory: TokenIndex) -> NodeIndex? {
    nodes(aroundToken: factory).last { node in
      kind(node) == .call
        && expression(in: node).map { kind($0) == .memberAccess && name($0) == "register" } ?? false
    }
  }
}
