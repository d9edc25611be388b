// Aliases of the system's frameworks are the types that they stand for.
import CoreLocation
import Foundation
import Swinject

final class Page { init(delay: TimeInterval) {} }

@main
struct Main {
  static func main() {
    let container = Container()
    container.register(Page.self) { (_: Resolver, delay: TimeInterval) in Page(delay: delay) }
    container.register(CLLocationDegrees.self) { _ in 1 }
    print(container.resolve(Page.self, argument: 0.3)!)
    print(container.resolve(Double.self)!)
  }
}
