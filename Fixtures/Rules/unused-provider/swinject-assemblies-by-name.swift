// An assembly whose class is found by its name may be applied, beside a list that can be read.
import Foundation
import Swinject

final class Net {}
final class Log {}

final class NetAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Net.self) { _ in Net() }
  }
}

@objc(LogAssembly)
final class LogAssembly: NSObject, Assembly {
  func assemble(container: Container) {
    container.register(Log.self) { _ in Log() }
  }
}

func found() -> [Assembly] {
  ["LogAssembly"].compactMap { name in
    (NSClassFromString(name) as? NSObject.Type)?.init() as? Assembly
  }
}

@main
enum Main {
  static func main() {
    let resolver = Assembler(found() + [NetAssembly()]).resolver
    print(resolver.resolve(Net.self)!, resolver.resolve(Log.self)!)
  }
}
