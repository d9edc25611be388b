import FactoryKit

// A factory is asked by name, by path, through a container that is handed on, or by somebody who
// gets the factory itself. One that is only replaced or reset is not.

final class AppContainer: SharedContainer {
  static let shared = AppContainer()
  let manager = ContainerManager()
}

extension AppContainer {
  var named: Factory<Thing> { self { Thing() } }
  var byPath: Factory<Thing> { self { Thing() } }
  var byWrapper: Factory<Thing> { self { Thing() } }
  var byClosure: Factory<Thing> { self { Thing() } }
  var handedOn: Factory<Thing> { self { Thing() } }
  var aliased: Factory<Thing> { self { Thing() } }
  var alias: Factory<Thing> { aliased }
  func made(_ number: Int) -> Factory<Thing> { self { Thing() } }
  var replaced: Factory<Thing> { self { Thing() } }  // want: unused-provider "'AppContainer.replaced' is a factory that is never resolved"
  var forgotten: Factory<Thing> { self { Thing() } }  // want: unused-provider "forgotten"
  var forOther: Factory<Thing> { self { Thing() } }
  var feedsUnasked: Factory<Thing> { self { Thing() } }
  var unasked: Factory<Pair> {  // want: unused-provider "'AppContainer.unasked'"
    self { Pair(self.feedsUnasked(), self.forOther()) }
  }
  var other: Factory<Pair> { self { Pair(self.forOther(), self.named()) }.cached }
}

protocol Things {
  var required: Factory<Thing> { get }
}

extension AppContainer: Things {
  var required: Factory<Thing> { self { Thing() } }
}

extension Container {
  var ofLibrary: Factory<Thing> { self { Thing() } }
  var lonely: Factory<Thing> { self { Thing() } }  // want: unused-provider "'Container.lonely'"
  var model: Factory<Model> { self { Model() } }
  var feedsModel: Factory<Thing> { self { Thing() } }
}

final class Thing {}
final class Pair { let first: Thing; let second: Thing; init(_ first: Thing, _ second: Thing) { self.first = first; self.second = second }; func use() { print(first, second) } }

/// Built by a factory that is never resolved.
final class Model {
  @Injected(\.feedsModel) private var thing
  func go() { print(thing) }
}

final class Screen {
  @LazyInjected(\AppContainer.byWrapper) private var thing
  @Injected(\.ofLibrary) private var another: Thing
  private let container: AppContainer

  init(_ container: AppContainer = .shared) { self.container = container }

  func show(_ things: Things) {
    print(thing, another, container.named(), resolve(\AppContainer.byPath))
    let later = { [container] in container.byClosure.resolve() }
    take(container.handedOn)
    print(later(), container.alias(), container.made(1)(), things.required(), container.other())
    container.replaced.register { Thing() }
    container.forgotten.reset()
  }

  private func take(_ factory: Factory<Thing>) { print(factory()) }
}

@main
enum Main {
  static func main() {
    Screen().show(AppContainer.shared)
    print(Container.shared.model())
  }
}
