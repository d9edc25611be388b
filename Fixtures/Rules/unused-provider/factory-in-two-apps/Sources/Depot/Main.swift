import Factory
import Kit

extension Container {
  var routes: Factory<Map> { self { Map() } }  // want: unused-provider "'Container.routes' is a factory that nobody asks"
}

@main
enum Main {
  static func main() { print(Container.shared.ground()) }
}
