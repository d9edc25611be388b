import Resolver

// Keys are exact: the type as it is asked for, and the name. Asked for in several places, what is
// missing is one finding.

protocol Clocking {}
final class Clock: Clocking {}
final class Zone {}
final class Store { init(_ clock: Clocking) {} }
final class Session {}
protocol Paying {}
final class Payment: Paying {}
final class Named {}
protocol Naming {}
extension Named: Naming {}
final class Printer {}
final class Wheel {}
final class Late {}
final class Page { init(_ wheel: Wheel?) {} }
struct Theme {}
final class Shelf<Item> {}

extension Resolver.Name {
  static let fast = Self("fast")
  static let slow: Resolver.Name = "slow"
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Clock() }
    register(Session.self) { Session() }
    register { Store(resolve()) }  // want: missing-provider "'Clocking' is not registered: 'resolve()' in 'Resolver' crashes"
    register { Payment() }.implements(Paying.self)
    register(name: "main") { Named() }.implements(Naming.self, name: "main")  // want: missing-provider "'Named' is not registered: 'implements' in 'Resolver' asks for it without a name"
    register(name: .fast) { Printer() }
    register { Wheel() as Wheel? }
    register { r, args in Page(r.optional(Wheel.self)) }
    register { Shelf<Clock>() }
    register { UserDefaults.standard }
    if CommandLine.arguments.count > 1 { register { Theme() } }
  }

  /// Nobody calls it.
  static func registerZone() {  // want: unused-provider "'registerZone()' is never called"
    register { Zone() }
  }
}

final class Screen {
  @Injected private var clock: Clocking
  @Injected private var session: Session?  // want: missing-provider "'session' is not registered: '@Injected var session: Session?' in 'Screen' crashes when 'Screen' is built"
  @OptionalInjected private var maybe: Session?
  @OptionalInjected private var gone: Late?
  @Injected private var payment: any Paying
  @Injected(name: "main") private var naming: Naming
  @Injected(name: .fast) private var fast: Printer
  @Injected(name: "fast") private var same: Printer
  @Injected(name: .slow) private var slow: Printer  // want: missing-provider "'slow' is not registered by that name"
  @LazyInjected private var zone: Zone  // want: missing-provider "'zone' is not registered: '@LazyInjected var zone: Zone' in 'Screen' crashes when it is first read"
  @LazyInjected private var renamed: Printer
  @Injected private var wheel: Wheel
  @Injected private var theme: Theme
  @Injected private var clocks: Shelf<Clock>
  @Injected private var zones: Shelf<Zone>  // want: missing-provider "'zones' is not registered"
  @Injected private var defaults: UserDefaults

  func show() {
    $renamed.name = .fast
    print(clock, session as Any, maybe as Any, gone as Any, payment, naming, fast, same, slow, zone)
    print(renamed, wheel, theme, clocks, zones, defaults)
    let late: Late? = Resolver.optional()
    print(late as Any, Resolver.resolve(Page.self))
  }
}

/// Asks by its default, which somebody leaves out.
struct Row {
  private let late: Late  // want: unused-dependency "Row.late"

  init(_ late: Late = Resolver.resolve()) { self.late = late }  // want: missing-provider "'Late' is not registered: 'Resolver.resolve()' in 'Row' crashes"
}

/// Hands on what it is asked for.
func make<Product>(_ type: Product.Type) -> Product { Resolver.resolve(type) }

/// Nobody shows it.
final class Forgotten {
  @Injected var late: Late
  func show() { print(late) }
}

@main
enum Main {
  static func main() {
    Screen().show()
    print(Row(), make(Clock.self), make(Zone.self), Resolver.resolve(Store.self))
  }
}
