import FactoryKit

// What is promised is fatal in a debug build until somebody registers it, whatever is done with the
// `nil` of a release. Asked for in several places, it is one finding.

extension Container {
  var payment: Factory<Payment?> { promised() }
  var printer: Factory<Printer?> { promised() }
  var parser: ParameterFactory<Int, Parser?> { self.promised() }
  var unasked: Factory<Paper?> { promised() }  // want: unused-provider "'Container.unasked' is a factory that is never resolved"
  var onlyTested: Factory<Tray?> { promised() }
  public var forClients: Factory<Paper?> { promised() }
}

extension Container: AutoRegistering {
  public func autoRegister() {
    printer.register { Printer() }
    parser.onTest { _ in Parser() }
  }
}

final class Payment {}
final class Printer {}
final class Parser {}
final class Paper {}
final class Tray {}

final class Checkout {
  @Injected(\.payment) private var payment  // want: missing-provider "'Container.payment' is promised but never registered"

  func pay() {
    if let payment { print(payment) }
    print(Container.shared.payment() as Any)
    print(Container.shared.printer() as Any, Container.shared.parser(3) as Any)
    print(Container.shared.onlyTested() as Any)  // want: missing-provider "'Container.onlyTested' is promised"
  }
}

/// Nobody gets here.
final class Forgotten {
  func pay() { print(Container.shared.forClients() as Any) }
}

@main
enum Main {
  static func main() { Checkout().pay() }
}
