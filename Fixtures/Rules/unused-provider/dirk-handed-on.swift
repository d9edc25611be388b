// Who takes the library's function as a value, or calls the container itself, may ask for anything:
// then nothing is certain to be unused. What is asked for by name is certain to be missing.
import Dirk

final class Net {}
final class Log {}
final class Disk {}

extension Dirk {
  func callAsFunction<T>() throws -> T { try get() }
}

struct Writer {
  @Inject var disk: Disk  // want: missing-provider "'disk' is not registered"
  func write() { print(disk) }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Singleton { Net() }
        Factory { Log() }
      }
    }
    let make: (Log.Type) throws -> Log = inject
    let net: Net = try Dirk.get()()
    print(try make(Log.self), net)
    Writer().write()
  }
}
