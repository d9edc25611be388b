import PureLintResolution
import PureLintSyntax

extension ViewWalk {
  /// A view in an environment.
  struct ViewState: Hashable {
    let view: DeclarationID
    /// Its type with what its generic parameters stand for, where it asks for an object of one of them.
    var made: SwiftType?
    let surroundings: Surroundings
  }

  /// One step of a way.
  struct Arrival: Hashable {
    /// The place that shows the view; nil for the start of a tree of views.
    let from: ViewState?
    /// Where it is built.
    let site: Place
    /// What decides whether it is shown.
    let doubt: Doubt
    /// The condition of the builds in which it is shown so.
    let builds: [Condition]
  }

  /// The arguments that a member shows.
  enum Spot: Hashable {
    /// A parameter or a property.
    case declaration(DeclarationID)
    /// The view that the member modifies.
    case base
    /// That view, as a closure shows it which is a parameter of the member.
    case handed(DeclarationID)
    /// What a closure is handed first.
    case standIn(NodeIndex)
  }

  /// The environments in which views are shown that are given; nil for any.
  typealias Shown = [Spot: Surroundings?]

  /// The code around the expression at hand.
  struct Frame {
    let file: Int
    let tree: SyntaxTree
    /// The member that the code belongs to; none in a preview outside of all types.
    let member: DeclarationID?
    /// The type that `self` is of.
    let owner: DeclarationID?
    /// Whether `self` is a view that a modifier is applied to.
    let isModifier: Bool
    /// The view whose body leads here.
    let state: ViewState?
    /// The condition under which the view here is shown.
    var doubt = Doubt()
    /// The condition of the builds in which it has this environment.
    var builds: [Condition] = []
    /// The name that is being looked at.
    var site: TokenIndex
    /// The closure around that is handed the view in front of a modifier.
    var handedClosure: NodeIndex?
    var shown: Shown = [:]
  }

  /// The type that a construction makes, as the view knows what its own parameters stand for which makes
  /// it; nil for all views that do not ask for objects of theirs.
  func made(by construction: Construction, _ frame: Frame) -> SwiftType? {
    guard genericAskers.contains(construction.declaration) else { return nil }
    guard let outer = frame.state?.made, case .nominal(let view, let types) = outer.form,
      case .nominal(_, let generics) = resolver.selfType(of: view).form
    else { return construction.type }
    var substitution: Substitution = [:]
    for (generic, type) in zip(generics, types) { resolver.bind(generic, to: type, &substitution) }
    return resolver.substitute(substitution, in: construction.type)
  }
}
