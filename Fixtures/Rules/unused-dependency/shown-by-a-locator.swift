// What others hand on of a composer's objects is taken from it as well: a screen that keeps one unread is told.
// So is a parameter that takes a struct of objects and that nobody names.

protocol Chatting: AnyObject { func chat() }
final class Chat: Chatting { func chat() { print("chat") } }
protocol Paying: AnyObject { func pay() }
final class Payment: Paying { func pay() { print("pay") } }
final class Log { func write() { print("log") } }
final class Audit {
  private let log: Log
  init(log: Log) { self.log = log }
  func run() { log.write() }
}

final class Services {
  let chat: Chatting
  let pay: Paying
  private let log = Log()

  init() {
    chat = Chat()
    pay = Payment()
    Audit(log: log).run()
  }
}

let services = Services()

final class Screen {
  private let chat: Chatting
  private let pay: Paying  // want: unused-dependency "dependency 'Screen.pay' is never read"

  init(chat: Chatting, pay: Paying) {
    self.chat = chat
    self.pay = pay
  }

  func show() { chat.chat() }
}

final class Router {
  func open() { Screen(chat: services.chat, pay: services.pay).show() }
}

Router().open()
services.pay.pay()

final class Host { func say() { print("host") } }
struct Alerts {
  let host: Host
  func alert() { host.say() }
}
final class Model { func go() { print("model") } }
final class Page {
  private let model: Model
  init(model: Model, alerts: Alerts) { self.model = model }  // want: unused-dependency "parameter 'alerts' of 'init(model:alerts:)' is never read"
  func show() { model.go() }
}
final class Banner {
  private let alerts: Alerts
  init(alerts: Alerts) { self.alerts = alerts }
  func show() { alerts.alert() }
}
final class Flow {
  private let host = Host()
  private let model = Model()
  func run() {
    Page(model: model, alerts: Alerts(host: host)).show()
    Banner(alerts: Alerts(host: host)).show()
  }
}
Flow().run()
