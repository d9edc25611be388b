import PureSwinject

// A container may keep by default, and the dependency of a registered factory is kept in the
// container that the factory is registered in.

final class Draft {}
final class Clock {}
final class Bell {}
final class Store {
  let bell: Bell  // want: unused-dependency "Store.bell"
  init(_ bell: Bell) { self.bell = bell }
}

final class EditorModule: FactoryModule {
  struct Dependency {
    let draft: Draft
    let clock: Clock
  }
  init(dependency: Dependency, payload: Void) { print(dependency.draft, dependency.clock) }
}

final class ViewerModule: FactoryModule {
  struct Dependency {
    let drafts: Provider<Draft>
    let clock: Clock
  }
  init(dependency: Dependency, payload: Void) { print(dependency.drafts, dependency.clock) }
}

final class Printer {
  init(_ draft: Draft, _ store: Store, _ bell: Bell) { print(draft, store, bell) }
}

enum CompositionRoot {
  static func resolve() -> (EditorModule.Factory, ViewerModule.Factory, Printer) {
    let container = Container(defaultObjectScope: .container)
    container.register(Draft.self) { _ in Draft() }.inObjectScope(.transient)
    container.register(Clock.self) { _ in Clock() }
    container.register(Bell.self) { _ in Bell() }.inObjectScope(.transient)
    container.register(Store.self) { r in
      Store(r.resolve(Bell.self)!)  // want: captive-dependency "Bell"
    }
    // want@+1: captive-dependency "Draft"
    container.autoregister(EditorModule.Factory.self, dependency: EditorModule.Dependency.init)
    container.autoregister(ViewerModule.Factory.self, dependency: ViewerModule.Dependency.init)
    return (
      container.resolve(EditorModule.Factory.self)!, container.resolve(ViewerModule.Factory.self)!,
      Printer(
        container.resolve(Draft.self)!,
        container.resolve(Store.self)!,
        container.resolve(Bell.self)!
      )
    )
  }
}

@main
enum Main {
  static func main() {
    let (editor, viewer, printer) = CompositionRoot.resolve()
    print(editor.create(), viewer.create(), printer)
  }
}
