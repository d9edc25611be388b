import Factory
import Kit

// Two apps extend the container of a library by one name. Neither sees the other's.

extension Container {
  var routes: Factory<Map> { self { self.ground() } }
}

final class Screen {
  @Injected(\.routes) private var routes
  func show() { print(routes) }
}

@main
enum Main {
  static func main() { Screen().show() }
}
