import EasyDi

// What stands in for a definition has to be of its type: a class that conforms will do, the class
// that the definition makes need not be it.

protocol Loading {}
final class Loader: Loading {}
final class StubLoader: Loading {}
final class Cache {}
class Screen {}
final class StubScreen: Screen {}

final class LoaderAssembly: Assembly {
  var loader: Loading { define(scope: .lazySingleton, init: Loader()) }
  var cache: Cache { define(init: Cache()) }
  var spare: Cache { define(init: Cache()) }
  func screen(of name: String) -> Screen { define(key: "screen \(name)", init: Screen()) }
  var stub: Loading { define(init: StubLoader()) }
}

@main
enum Main {
  static func main() {
    let assembly = LoaderAssembly.instance()
    assembly.addSubstitution(for: "loader") { StubLoader() }
    assembly.addSubstitution(for: "loader") { () -> Loading in StubLoader() }
    assembly.addSubstitution(for: "loader") { assembly.stub }
    // want@+1: mismatched-provider "StubLoader"
    assembly.addSubstitution(for: "cache") { StubLoader() }
    assembly.addSubstitution(for: "spare") { Cache() }
    assembly.addSubstitution(for: "screen(of:)") { StubScreen() }
    print(assembly.loader, assembly.cache, assembly.spare, assembly.screen(of: "a"))
  }
}
