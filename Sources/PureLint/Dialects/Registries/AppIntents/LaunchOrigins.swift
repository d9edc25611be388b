import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The origin of a place in the app: a launch, or something that is shown.
struct LaunchOrigins {
  /// Where the ways to a place begin.
  enum Origin: Hashable {
    /// Code that every launch runs, by its file.
    case launch(file: Int)
    /// Code that runs only once a window is there.
    case shown
    /// Code of which nothing says when it runs.
    case unknown
  }

  private let resolver: Resolver
  private let isShownByScenes: Bool
  private var known: [DeclarationID: Set<Origin>] = [:]

  private var program: Program { resolver.program }

  /// The number of members that are looked at for one place; behind that, nothing is known.
  private static let limit = 64

  init(_ resolver: Resolver) {
    self.resolver = resolver
    // Without scenes, an app makes its window at each launch.
    isShownByScenes = resolver.symbols
      .possibleSubtypes(of: ["App", "UISceneDelegate", "UIWindowSceneDelegate"])
      .contains(where: resolver.program.isSource)
  }

  /// The origins of all ways to a place; none if nobody gets there but tests and previews.
  mutating func origins(of place: Place) -> Set<Origin> {
    var found: Set<Origin> = []
    var visited: Set<DeclarationID> = []
    var waiting = [place]
    while let next = waiting.popLast() {
      guard program.isSource(next), !program.targets.isTest(file: next.file),
        !resolver.isForShow(next)
      else { continue }
      switch step(from: next) {
      case .origin(let origin): found.insert(origin)
      case .member(let member):
        guard visited.insert(member).inserted else { continue }
        guard visited.count <= Self.limit, let users = users(of: member) else {
          found.insert(.unknown)
          continue
        }
        waiting += users
      }
    }
    return found
  }

  private enum Step {
    case origin(Origin)
    /// The code belongs to a member, or to a type's values, and runs when that is used.
    case member(DeclarationID)
  }

  // MARK: Steps

  private func step(from place: Place) -> Step {
    guard let source = place.source else {
      return .origin(
        program.files[place.file].hasTopLevelCode ? .launch(file: place.file) : .unknown
      )
    }
    let member = program.memberDeclaration(around: source)
    guard let owner = resolver.selfDeclaration(of: member) else {
      let isScript =
        program[member].kind == .variable && program.files[place.file].hasTopLevelCode
      return isScript ? .origin(.launch(file: place.file)) : .member(member)
    }
    if let origin = origin(of: member, in: owner, place) { return .origin(origin) }
    return .member(member)
  }

  /// The origin of the code in a member that the system enters.
  private func origin(
    of member: DeclarationID,
    in owner: DeclarationID,
    _ place: Place
  ) -> Origin? {
    let declaration = program[member]
    if declaration.kind == .variable, hasWrapper(member, named: "StateObject") { return shown }
    let isApp = inherits(owner, Self.apps)
    if isApp || program[owner].traits.contains(.isMain) {
      if isRunAtLaunch(member, of: owner) { return .launch(file: place.file) }
      if declaration.name == "body" {
        return isInWindow(place, from: declaration) ? shown : .unknown
      }
    }
    if inherits(owner, Self.delegates), isRunAtLaunch(member, of: owner) {
      return .launch(file: place.file)
    }
    if inherits(owner, Self.sceneDelegates), isEntered(member) { return shown }
    if declaration.name == "body", inherits(owner, Self.scenes) {
      return isInWindow(place, from: declaration) ? shown : .unknown
    }
    if Self.entries.contains(declaration.name), inherits(owner, Self.views) { return shown }
    return nil
  }

  private var shown: Origin { isShownByScenes ? .shown : .unknown }

  /// Whether every launch runs a member of a type that the system starts.
  func isLaunched(_ member: DeclarationID, of owner: DeclarationID) -> Bool {
    (program[owner].traits.contains(.isMain) || inherits(owner, Self.apps)
      || inherits(owner, Self.delegates)) && isRunAtLaunch(member, of: owner)
  }

  private func isRunAtLaunch(_ member: DeclarationID, of owner: DeclarationID) -> Bool {
    let declaration = program[member]
    switch declaration.kind {
    case .initializer: return true
    case .variable:
      return declaration.traits.isDisjoint(with: [.isStatic, .isLazy, .isComputed])
    case .function:
      return Self.launches.contains(declaration.name)
        && isLaunch(resolver.signature(of: member))
    default: return false
    }
  }

  /// Whether a function of that signature is called before anything else is.
  private func isLaunch(_ signature: String) -> Bool {
    ["didFinishLaunching", "willFinishLaunching", "DidFinishLaunching", "WillFinishLaunching"]
      .contains { signature.contains($0) } || signature == "main()"
  }

  /// Whether the system may call a function of a delegate, and nobody in sight does.
  private func isEntered(_ member: DeclarationID) -> Bool {
    program[member].kind == .function && !areCallsInSight(of: member)
      && resolver.references.references(to: member).isEmpty
  }

  /// Whether a place is in what a window shows, of a body with scenes.
  private func isInWindow(_ place: Place, from body: Declaration) -> Bool {
    let tree = program.trees[place.file]
    return tree.nodes(aroundToken: place.token, from: body.node).contains { node in
      tree.kind(node) == .call
        && tree.expression(in: node).map { Self.windows.contains(tree.name($0)) } == true
    }
  }

  // MARK: Users

  /// Where a member is used, so that its code runs; nil where that is not all in sight.
  private func users(of member: DeclarationID) -> [Place]? {
    let declaration = program[member]
    switch declaration.kind {
    case .function:
      guard areCallsInSight(of: member) else { return nil }
      return resolver.references.references(to: member).map(\.place)
    case .initializer: return makers(of: member)
    case .variable:
      let isKept = declaration.traits.isDisjoint(with: [.isStatic, .isLazy, .isComputed])
      if isKept, declaration.parent != nil { return makers(of: member) }
      guard !resolver.unknownReads.hasReads(of: member), !resolver.mayBeRequired(member) else {
        return nil
      }
      return resolver.references.references(to: member).map(\.place)
    default: return nil
    }
  }

  /// Whether all calls of a function are in sight. No library asks for a private one.
  private func areCallsInSight(of function: DeclarationID) -> Bool {
    if resolver.areCallsInSight(of: function) { return true }
    let tree = program.tree(of: function)
    return program[function].traits.contains(.isPrivate)
      && !tree.children(program[function].node).contains { tree.kind($0) == .attribute }
      && (resolver.requirements(of: function) ?? []).isEmpty
      && !resolver.unknownReads.hasReads(of: function)
  }

  /// Where the type that a member belongs to is made; nil where the system may make it.
  private func makers(of member: DeclarationID) -> [Place]? {
    guard let owner = resolver.selfDeclaration(of: member), !resolver.isEntryPoint(owner),
      !program.isForClients(owner)
    else { return nil }
    let made = ([owner] + resolver.heirs(of: owner)).flatMap(resolver.constructions.of)
    // What nobody is seen to make, the system or an unknown way may.
    return made.isEmpty ? nil : made.map(\.place)
  }

  // MARK: Kinds

  private func hasWrapper(_ property: DeclarationID, named name: Name) -> Bool {
    let tree = program.tree(of: property)
    let variable = tree.variableDeclaration(of: program[property].node)
    return tree.children(variable).contains { child in
      tree.kind(child) == .attribute && tree.type(in: child).map { tree.name($0) } == name
    }
  }

  private func inherits(_ type: DeclarationID, _ names: Set<Name>) -> Bool {
    resolver.allSupertypes(of: .nominal(type, [])).contains { supertype in
      if case .external(let name, _) = supertype.form { return names.contains(name) }
      return false
    }
  }

  private static let apps: Set<Name> = [
    "App", "WidgetBundle", "AppExtension", "AppIntentsExtension",
  ]
  private static let delegates: Set<Name> = [
    "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate",
    "WKExtensionDelegate",
  ]
  private static let sceneDelegates: Set<Name> = ["UISceneDelegate", "UIWindowSceneDelegate"]
  private static let scenes: Set<Name> = ["Scene"]
  private static let views: Set<Name> = ["View", "ViewModifier"]
  private static let entries: Set<Name> = ["body"]
  /// The scenes that may be there without being shown.
  private static let windows: Set<Name> = ["WindowGroup", "Window", "Settings", "DocumentGroup"]
  private static let launches: Set<Name> = [
    "application", "main", "applicationDidFinishLaunching", "applicationWillFinishLaunching",
  ]
}
