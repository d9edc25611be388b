// A copy of the library has wrappers of its own.
import Swinject
final class Tide {}
final class Moon {
  init(tide: Lazy<Tide>, tides: Provider<Tide>) {}
}

@main
struct Main {
  static func main() {
    let container = Container()
    container.register(Tide.self) { _ in Tide() }
    container.register(Moon.self) { r in
      Moon(tide: r.resolve(Lazy<Tide>.self)!, tides: r.resolve(Provider<Tide>.self)!)
    }
    print(container.resolve(Moon.self)!, container.resolve(GraphIdentifier.self)!)
  }
}
