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
  let stores: StoredDataInjection
  let values: RequiredValues
  let sets = EnvironmentSets()
  let conditions: BranchConditions
  let kinds: ViewKinds
  let unseen: UnseenInjections
  let builds: PlaceBuilds
  /// By type, the possible types of a value of which too little is known.
  var unknownKeys: [SwiftType: EnvironmentSets.ID] = [:]
  /// The models that some context knows.
  var storedModels = EnvironmentSets.ID.empty

  /// The ways that are walked.
  var ways = WalkedWays()
  /// The views that ask for objects of their generic parameters.
  var genericAskers: Set<DeclarationID> = []
  /// By representable, the calls that show a view inside of it.
  var embeddedHosts: [DeclarationID: [EnvironmentInjections.Host]] = [:]
  /// Whether code of the app gets to a place.
  var isReached: (Place) -> Bool = { _ in false }
  /// The same, or whether the system makes the controller around it by its name.
  var isStarted: (Place) -> Bool = { _ in false }
  /// The shown views that are handed over, and still have to be looked for.
  var handed = HandedViews()

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

  init(
    _ resolver: Resolver,
    _ code: CodeIndex,
    _ kinds: ViewKinds,
    _ unseen: UnseenInjections,
    _ stores: StoredDataInjection,
    _ values: RequiredValues
  ) {
    self.resolver = resolver
    self.stores = stores
    self.values = values
    self.code = code
    self.kinds = kinds
    self.unseen = unseen
    conditions = BranchConditions(code)
    builds = PlaceBuilds(resolver.program)
  }

  private struct MemberVisit: Hashable {
    let member: DeclarationID
    let surroundings: Surroundings
    let state: ViewState?
    let doubt: Doubt
    let builds: [Condition]
  }

  // MARK: Ways in

  /// Walks what the body of an app, a scene or a widget shows.
  func enter(entry type: DeclarationID) {
    waiting.append(ViewState(view: type, surroundings: .none))
    walkWaiting()
  }

  /// Walks what a member shows with nothing around it.
  func enter(member: DeclarationID) {
    _ = shown(by: member, in: .none, nil)
    walkWaiting()
  }

  func walkWaiting() {
    while let state = waiting.popLast() { _ = shown(by: state) }
  }

  /// What the body of a view shows, whichever build it is made for.
  func shown(by state: ViewState) -> Shown {
    var found: Shown = [:]
    for body in kinds.bodies(of: state.view) {
      found.merge(shown(by: body, in: state.surroundings, state)) { merged($0, $1) }
    }
    enterDynamicProperties(of: state)
    for host in embeddedHosts[state.view] ?? [] {
      var frame = frame(of: host.member, file: host.file, state: state)
      show(host.root, .some(state.surroundings), &frame)
      found.merge(frame.shown) { merged($0, $1) }
    }
    return found
  }

  // MARK: Members

  /// What a member shows in an environment.
  func shown(
    by member: DeclarationID,
    in surroundings: Surroundings,
    _ state: ViewState?,
    doubt: Doubt = Doubt(),
    builds: [Condition] = []
  ) -> Shown {
    let visit = MemberVisit(
      member: member,
      surroundings: surroundings,
      state: state,
      doubt: doubt,
      builds: builds
    )
    if let known = shownByMember[visit] { return known }
    let count = visitsOfMember[member, default: 0]
    guard depth < Self.depthLimit, count < Self.visitLimit else {
      note(tooOften: member)
      return [:]
    }
    guard pending.insert(visit).inserted else { return [:] }
    depth += 1
    visitsOfMember[member] = count + 1
    defer {
      depth -= 1
      pending.remove(visit)
    }
    var frame = frame(of: member, file: program[member].file, state: state)
    frame.doubt = doubt
    frame.builds = builds
    for body in bodies(of: member) { show(body, .some(surroundings), &frame) }
    shownByMember[visit] = frame.shown
    return frame.shown
  }

  func frame(of member: DeclarationID, file: Int, state: ViewState?) -> Frame {
    Frame(
      file: file,
      tree: program.trees[file],
      member: member,
      owner: resolver.selfDeclaration(of: member),
      isModifier: kinds.isModifierFunction(member),
      state: state,
      site: program[member].nameToken
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

  /// Enters the view of a construction, and shows its arguments where the view does.
  func enter(
    _ construction: Construction,
    _ surroundings: Surroundings?,
    _ frame: inout Frame
  ) {
    let view = construction.declaration
    let made = made(by: construction, frame)
    let site = Place(file: frame.file, token: construction.place.token, source: frame.member)
    var shown: Shown = [:]
    if let surroundings {
      guard takesViews(construction) else {
        return enter(view, made, at: site, surroundings, frame)
      }
      shown = self.shown(by: note(view, made, at: site, surroundings, frame).state)
    } else {
      ways.note(visitOf: site, from: frame.state, nil, in: frame.builds)
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

  /// Enters a view that is given none to show.
  func enter(
    _ view: DeclarationID,
    _ made: SwiftType? = nil,
    at site: Place,
    _ surroundings: Surroundings,
    _ frame: Frame
  ) {
    let (state, isNew) = note(view, made, at: site, surroundings, frame)
    if isNew { waiting.append(state) }
  }

  /// Takes note of a view where it is shown.
  private func note(
    _ view: DeclarationID,
    _ made: SwiftType?,
    at site: Place,
    _ surroundings: Surroundings,
    _ frame: Frame
  ) -> (state: ViewState, isNew: Bool) {
    ways.note(visitOf: site, from: frame.state, surroundings.objects, in: frame.builds)
    let state = ViewState(view: view, made: made, surroundings: surroundings)
    let arrival = Arrival(
      from: frame.state,
      site: site,
      doubt: frame.doubt,
      builds: frame.builds
    )
    return (state, ways.arrive(at: state, arrival))
  }

  /// Whether a view may be given others to show.
  private func takesViews(_ construction: Construction) -> Bool {
    construction.arguments.contains { argument in
      guard let parameter = argument.parameter else { return true }
      let type = resolver.type(of: parameter)
      return type.isFunction || type.isUnknown || kinds.isShown(type)
    }
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
      if isInFront(spot) { note(differently: known, surroundings, frame) }
      frame.shown.updateValue(merged(known, surroundings), forKey: spot)
    } else {
      frame.shown.updateValue(surroundings, forKey: spot)
    }
  }

  /// The environment of a view that is shown in two: the contents of either may be there.
  func merged(_ first: Surroundings?, _ second: Surroundings?) -> Surroundings? {
    guard let first, let second else { return nil }
    return sets.union(first, second)
  }
}
