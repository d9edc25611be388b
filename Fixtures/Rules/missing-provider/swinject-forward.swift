import Swinject

// `forward` finds one registration under a second service, with the same arguments.

protocol Clock {}
protocol Alarm {}
protocol Bell {}
final class Watch: Clock, Alarm, Bell {}
final class Page {
  init(_ number: Int) {}
}
protocol Leaf {}
extension Page: Leaf {}

final class WatchAssembly: Assembly {
  func assemble(container: Container) {
    let watch = container.register(Clock.self) { _ in Watch() }.inObjectScope(.container)
    container.forward(Alarm.self, to: watch)
    container.forward(Bell.self, name: "loud", to: watch)
    container.forward(
      Leaf.self, to: container.register(Page.self) { (_, number: Int) in Page(number) })
  }
}

@main
enum Main {
  static func main() {
    let r = Assembler([WatchAssembly()]).resolver
    print(r.resolve(Clock.self)!, r.resolve(Alarm.self)!, r.resolve(Bell.self, name: "loud")!)
    print(r.resolve(Bell.self)!)  // want: missing-provider "Bell"
    print(r.resolve(Leaf.self, argument: 1)!)
    print(r.resolve(Leaf.self)!)  // want: missing-provider "Leaf"
  }
}
