// A type that makes and keeps objects, and whose objects others hand on, composes: though it hands nothing
// over itself, and is no locator by a static.

import UIKit

final class Rates { func now() -> Int { 1 } }
final class Wallet {
  var rates: Rates?
  func worth() -> Int { rates?.now() ?? 0 }
}
final class History { func last() -> Int { 2 } }

final class Context {
  let rates = Rates()
  let wallet = Wallet()
  let history = History()
  func begin() { wallet.rates = rates }
}

final class HomeModel {
  let wallet: Wallet
  let history: History  // want: unused-dependency "HomeModel.history"
  init(wallet: Wallet, history: History) {
    self.wallet = wallet
    self.history = history
  }
  func text() -> String { "\(wallet.worth())" }
}

final class HomeScreen: UIViewController {
  private var model: HomeModel!
  func fill(from context: Context) {
    model = HomeModel(wallet: context.wallet, history: context.history)
    title = model.text()
  }
}

final class PastScreen: UIViewController {
  func fill(from context: Context) { title = "\(context.history.last())" }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let context = Context()
  private let home = HomeScreen()
  private let past = PastScreen()
  func applicationDidFinishLaunching(_ application: UIApplication) {
    context.begin()
    home.fill(from: context)
    past.fill(from: context)
  }
}
