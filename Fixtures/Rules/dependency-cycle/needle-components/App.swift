import NeedleFoundation

// Needle's generator checks where a component gets its dependencies from, and not how its members
// build. What is shared is stored once its closure has returned.

final class Session {}
final class Api { init(session: Session) { print(session) } }
final class Prices { init(stock: Stock) { print(stock) } }
final class Stock { init(prices: Prices) { print(prices) } }
final class Log { init(trace: Trace) { print(trace) } }
final class Trace { init(log: Log) { print(log) } }
final class Menu { init(page: () -> Page) { print(page) } }
final class Page { init(menu: Menu) { print(menu) } }

final class AppComponent: BootstrapComponent {
  var session: Session { shared { Session() } }
  var api: Api { shared { Api(session: session) } }
  var prices: Prices { Prices(stock: stock) }  // want: dependency-cycle "'prices' -> 'stock'"
  var stock: Stock { Stock(prices: prices) }
  var log: Log { shared { Log(trace: trace) } }  // want: dependency-cycle "'log' -> 'trace'"
  var trace: Trace { return shared { Trace(log: log) } }
  var menu: Menu { shared { Menu(page: { self.page }) } }
  var page: Page { shared { Page(menu: menu) } }
}

let app = AppComponent()
print(app.api, app.prices, app.log, app.page)
