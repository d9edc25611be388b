/// What the names of types say of whether they are roots: the structure alone does not tell.
enum RootWords {
  /// Whether a type is named as what holds and builds an app's services.
  static func isRoot(_ id: DeclarationID, _ program: Program) -> Bool {
    let name = program.text(id)
    return roots.contains { name.hasSuffix($0) } || name == "DI"
  }

  /// Whether a type is something else that builds: what shows something, what leads from screen to
  /// screen, which is a part of the root that made it, and what is a service itself.
  static func isOther(_ id: DeclarationID, _ resolver: Resolver) -> Bool {
    let name = resolver.program.text(id)
    return others.contains { name.hasSuffix($0) } || isScreen(id, resolver)
  }

  /// Whether a type shows something, by its name or by what it inherits from.
  static func isScreen(_ id: DeclarationID, _ resolver: Resolver) -> Bool {
    let name = resolver.program.text(id)
    return screens.contains { name.hasSuffix($0) }
      || resolver.allSupertypes(of: .nominal(id, [])).contains { supertype in
        if case .external(let name, _) = supertype { return screenTypes.contains(name) }
        return false
      }
  }

  private static let roots = [
    "Container", "Root", "Dependency", "Dependencies", "Composition", "Composer", "Injector",
    "Injection", "Assembly", "Assembler", "Services", "ServiceLocator", "Environment", "Bootstrap",
    "Bootstrapper", "Wiring", "ObjectGraph",
  ]

  private static let others = [
    "Coordinator", "Router", "Navigator", "Flow", "Wireframe", "Manager", "Service", "Controller",
    "Client", "Handler", "Engine", "ViewModel", "Presenter", "Interactor", "Reactor", "Adapter",
    "Repository", "Cache", "Operation", "Store", "UseCase", "Worker", "Monitor", "Scheduler",
  ]

  private static let screens = ["View", "ViewController", "Screen", "Cell", "Window"]

  private static let screenTypes: Set<Name> = [
    "View", "ViewModifier", "Scene", "Widget", "UIViewRepresentable", "NSViewRepresentable",
    "UIViewControllerRepresentable", "UIViewController", "UITableViewController",
    "UICollectionViewController", "UINavigationController", "UITabBarController",
    "UISplitViewController", "UIPageViewController", "UIHostingController", "UIView", "UIControl",
    "UITableViewCell", "UICollectionViewCell", "UIWindow", "NSViewController",
    "NSWindowController", "NSView", "NSWindow", "SKScene", "SKNode",
  ]
}
