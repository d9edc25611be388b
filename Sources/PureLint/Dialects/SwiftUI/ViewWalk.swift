import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The ways on which views are shown, from each place where nothing is around them yet, and what
/// their environments hold there.
///
/// Only ways are followed of which every step is known: a construction in the sources, at a known
/// place in a chain of modifiers, or a view or closure that is handed to a view which shows it. What
/// is given to code that is not known may be shown in any environment, and is on no way.
final class ViewWalk {
  let resolver: Resolver
  let code: CodeIndex
  let sets = EnvironmentSets()
  let kinds: ViewKinds

  /// The steps by which each view is reached in each environment, in the order of the walk.
  private(set) var arrivals: [ViewState: [Arrival]] = [:]
  /// The views that are reached, in that order.
  private(set) var states: [ViewState] = []
  /// The environments in which each construction of a view stands.
  private(set) var visitsBySite: [Place: Set<SiteVisit>] = [:]
  /// The views that each view shows.
  private(set) var shownByState: [ViewState: Set<ViewState>] = [:]
  /// The views that code outside of all views shows, by its file.
  private(set) var shownByFile: [Int: Set<ViewState>] = [:]
  /// The views that inject an object of a type into what they show.
  private(set) var injectors: [EnvironmentKey: Set<ViewState>] = [:]
  /// The steps that are not known and take views of the sources.
  private(set) var unknownSteps: [Place: String] = [:]
  /// The number of scenes that are walked.
  private(set) var sceneCount = 0

  private var shownByMember: [MemberVisit: Shown] = [:]
  private var pending: Set<MemberVisit> = []
  private var visitsOfMember: [DeclarationID: Int] = [:]
  private var flows: [DeclarationID: [DeclarationID: Set<DeclarationID>]] = [:]
  private var depth = 0
  /// The number of expressions inside each other that are being walked.
  var nesting = 0
  /// The views that are reached, and whose bodies are still to be walked.
  private var waiting: [ViewState] = []

  var program: Program { resolver.program }

  /// More members and expressions inside each other than this are not followed, nor is a member in
  /// more environments.
  private static let depthLimit = 60
  static let nestingLimit = 600
  private static let visitLimit = 200
  private static let arrivalLimit = 24

  init(_ resolver: Resolver, _ code: CodeIndex, _ kinds: ViewKinds) {
    self.resolver = resolver
    self.code = code
    self.kinds = kinds
  }

  /// One environment in which a view is built at some place.
  struct SiteVisit: Hashable {
    /// The view that builds it; none outside of all views.
    let from: ViewState?
    /// The objects there; nil for any.
    let objects: EnvironmentSets.ID?
  }

  private struct MemberVisit: Hashable {
    let member: DeclarationID
    let surroundings: Surroundings
    let state: ViewState?
    let isConditional: Bool
  }

  // MARK: Ways in

  /// Walks what the body of an app, a scene or a widget shows.
  func enter(entry type: DeclarationID) {
    waiting.append(ViewState(view: type, surroundings: .none))
    walkWaiting()
  }

  /// Walks an expression that is shown outside of all views.
  func enter(root node: NodeIndex, in file: Int, member: DeclarationID) {
    var frame = frame(of: member, file: file, state: nil)
    show(node, .some(.none), &frame)
    walkWaiting()
  }

  private func walkWaiting() {
    while let state = waiting.popLast() { _ = shown(by: state) }
  }

  /// What the body of a view shows, whichever build it is made for.
  private func shown(by state: ViewState) -> Shown {
    kinds.bodies(of: state.view).reduce(into: [:]) { found, body in
      found.merge(shown(by: body, in: state.surroundings, state)) { merged($0, $1) }
    }
  }

  func note(injected key: EnvironmentKey, by state: ViewState) {
    injectors[key, default: []].insert(state)
  }

  func noteScene() { sceneCount += 1 }

  func note(unknown place: Place, _ reason: String) {
    if unknownSteps[place] == nil { unknownSteps[place] = reason }
  }

  // MARK: Members

  /// What a member shows in an environment.
  func shown(
    by member: DeclarationID,
    in surroundings: Surroundings,
    _ state: ViewState?,
    isConditional: Bool = false
  ) -> Shown {
    let visit = MemberVisit(
      member: member,
      surroundings: surroundings,
      state: state,
      isConditional: isConditional
    )
    if let known = shownByMember[visit] { return known }
    let count = visitsOfMember[member, default: 0]
    guard depth < Self.depthLimit, count < Self.visitLimit, pending.insert(visit).inserted else {
      return [:]
    }
    depth += 1
    visitsOfMember[member] = count + 1
    defer {
      depth -= 1
      pending.remove(visit)
    }
    var frame = frame(of: member, file: program[member].file, state: state)
    frame.isConditional = isConditional
    for body in bodies(of: member) { show(body, .some(surroundings), &frame) }
    shownByMember[visit] = frame.shown
    return frame.shown
  }

  private func frame(of member: DeclarationID, file: Int, state: ViewState?) -> Frame {
    Frame(
      file: file,
      tree: program.trees[file],
      member: member,
      owner: resolver.selfDeclaration(of: member),
      isModifier: kinds.isModifierFunction(member),
      state: state
    )
  }

  /// The blocks by which a function or a computed property yields its value.
  private func bodies(of member: DeclarationID) -> [NodeIndex] {
    let declaration = program[member]
    guard program.isSource(member), program.trees.hasBodies(declaration.file) else { return [] }
    let tree = program.tree(of: member)
    return tree.children(declaration.node).flatMap { child -> [NodeIndex] in
      switch tree.kind(child) {
      case .codeBlock: return [child]
      case .accessorBlock:
        return tree.children(child).filter {
          tree.tokens.kinds[tree.mainToken($0).position] == .cwGet
        }
        .compactMap { tree.child($0, .codeBlock) }
      default: return []
      }
    }
  }

  // MARK: Views

  /// Enters a view that a construction builds, and shows what that is given where the view does.
  func enter(
    _ construction: Construction,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let view = construction.declaration
    let site = Place(file: frame.file, token: construction.place.token, source: frame.member)
    visitsBySite[site.unscoped, default: []].insert(
      SiteVisit(from: frame.state, objects: surroundings?.objects)
    )
    var shown: Shown = [:]
    if let surroundings {
      let arrival = Arrival(from: frame.state, site: site, isConditional: frame.isConditional)
      let state = ViewState(view: view, surroundings: surroundings)
      let isNew = arrive(at: state, arrival)
      guard takesViews(construction) else {
        if isNew { waiting.append(state) }
        return
      }
      shown = self.shown(by: state)
    }
    for argument in construction.arguments {
      guard surroundings != nil, let parameter = argument.parameter else {
        show(argument.node, nil, &frame)
        continue
      }
      let fields = fields(holding: parameter, of: construction)
      let places = fields.compactMap { shown[.declaration($0)] }
      guard let first = places.first else { continue }
      let around = places.dropFirst().reduce(first) { merged($0, $1) }
      // What a modifier is given is mostly a screen, which it may never present.
      onCondition(&frame, if: kinds.kind(of: view) == .modifier) {
        show(argument.node, around, &$0)
      }
    }
  }

  /// Takes note of a step to a view.
  /// - Returns: Whether it is the first.
  private func arrive(at state: ViewState, _ arrival: Arrival) -> Bool {
    if let from = arrival.from {
      shownByState[from, default: []].insert(state)
    } else {
      shownByFile[arrival.site.file, default: []].insert(state)
    }
    let known = arrivals[state] ?? []
    if known.isEmpty { states.append(state) }
    if known.count < Self.arrivalLimit, !known.contains(arrival) {
      arrivals[state] = known + [arrival]
    }
    return known.isEmpty
  }

  /// Whether a view may be given others to show.
  private func takesViews(_ construction: Construction) -> Bool {
    construction.arguments.contains { argument in
      guard let parameter = argument.parameter else { return true }
      let type = resolver.type(of: parameter)
      return type.isFunction || type.isUnknown || kinds.isShown(type)
    }
  }

  /// Enters a modifier, and finds out where it shows the view that it is applied to.
  func enter(
    modifier construction: Construction,
    _ surroundings: Surroundings,
    _ frame: inout Frame
  ) -> Surroundings? {
    enter(construction, surroundings, &frame)
    let state = ViewState(view: construction.declaration, surroundings: surroundings)
    let shown = shown(by: state)
    let contents = kinds.bodies(of: construction.declaration).compactMap {
      resolver.parameterDeclarations(of: $0).first
    }
    .compactMap { shown[.declaration($0)] }
    guard let first = contents.first else { return nil }
    return contents.dropFirst().reduce(first) { merged($0, $1) }
  }

  /// Whether a member is being walked at the moment.
  func isPending(_ member: DeclarationID) -> Bool { pending.contains { $0.member == member } }

  /// The fields that hold what an argument of a construction is.
  private func fields(
    holding parameter: DeclarationID,
    of construction: Construction
  ) -> Set<DeclarationID> {
    guard let initializer = construction.initializer,
      program[parameter].kind == .parameter
    else { return [parameter] }
    if let known = flows[initializer] { return known[parameter] ?? [] }
    let found = InitializerFlow(code, initializer).fields
    flows[initializer] = found
    return found[parameter] ?? []
  }

  // MARK: What is given

  /// Takes note that something that the member is given is shown.
  func note(_ spot: Spot, _ surroundings: Surroundings?, _ frame: inout Frame) {
    if let known = frame.shown[spot] {
      frame.shown.updateValue(merged(known, surroundings), forKey: spot)
    } else {
      frame.shown.updateValue(surroundings, forKey: spot)
    }
  }

  /// The environment of what is shown in two: what either holds may be there.
  func merged(_ first: Surroundings?, _ second: Surroundings?) -> Surroundings? {
    guard let first, let second else { return nil }
    return sets.union(first, second)
  }
}
