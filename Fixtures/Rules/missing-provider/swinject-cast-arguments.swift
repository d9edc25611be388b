// An argument fills every parameter that it can be cast to when it is there.
import Swinject
import SwinjectAutoregistration

protocol Payment {}
final class Card: Payment {}
final class Checkout { init(card: Card) {} }
final class Badge { init(count: Int) {} }

@main
struct Main {
  static func main() {
    let container = Container()
    container.autoregister(Checkout.self, argument: Payment.self, initializer: Checkout.init)
    container.autoregister(Badge.self, argument: Any.self, initializer: Badge.init)
    print(container.resolve(Checkout.self, argument: Card() as Payment)!)
    print(container.resolve(Badge.self, argument: 3 as Any)!)
  }
}
