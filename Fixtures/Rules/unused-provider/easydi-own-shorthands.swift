// An app's own shorthands for the instance of an assembly yield the class that is asked.
import EasyDi

final class Store {}

extension Assembly {
  static var shared: Self { instance() }
  static func get<T>(_ path: KeyPath<Self, T>) -> T { instance()[keyPath: path] }
  static func all() -> [Self] { [instance()] }
}

final class ToolAssembly: Assembly {
  var first: Store { define(scope: .lazySingleton, init: Store()) }
  var second: Store { define(init: Store()) }
  var third: Store { define(init: Store()) }
  var fourth: Store { define(init: Store()) }
  var spare: Store { define(init: Store()) }  // want: unused-provider "'spare'"
}

@main
enum Main {
  static func main() {
    let tools = ToolAssembly.shared
    print(ToolAssembly.instance().first, tools.second, ToolAssembly.get(\.third))
    for tools in ToolAssembly.all() { print(tools.fourth) }
  }
}
