// What a library's initializer takes is none of the app's own types.
import Foundation
import Swinject
import SwinjectAutoregistration

final class Spare {}

final class CoreAssembly: Assembly {
  func assemble(container: Container) {
    container.autoregister(JSONDecoder.self, initializer: JSONDecoder.init)
    container.register(Spare.self) { _ in Spare() }  // want: unused-provider "'Spare'"
  }
}

@main
struct Main {
  static func main() { print(Assembler([CoreAssembly()]).resolver.resolve(JSONDecoder.self)!) }
}
