// Members that hand something to a screen which they yield are judged by whatever name of the system's
// the screen is yielded; so are the system's locks, and what a generic assembly makes.

import UIKit

final class Net { func get() {} }
final class Home: UIViewController {
  private let net: Net
  init(net: Net) {
    self.net = net
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() { net.get() }
}

final class Parts {
  private let net = Net()
  var home: UIViewController { Home(net: net) }
  var help: UIViewController { Home(net: net) }  // want: unused-provider "help"
  lazy var more: UIViewController = Home(net: net)  // want: unused-provider "more"
  var plain: UIViewController { UIViewController() }
  fileprivate var lock: NSLock { NSLock() }  // want: unused-provider "lock"
}

protocol Inking { func ink() -> Int }
final class Quill: Inking { func ink() -> Int { 2 } }
final class Letter<Kind: Inking> {
  private let inker: Kind
  init(_ inker: Kind) { self.inker = inker }
  func write() -> Int { inker.ink() }
}

struct Stationery<Kind: Inking> {
  let inker: Kind
  func letter() -> Letter<Kind> { Letter(inker) }
  func spare() -> Letter<Kind> { Letter(inker) }  // want: unused-provider "spare"
}

final class Writing {
  private lazy var quill = Quill()
  var stationery: Stationery<Quill> { Stationery(inker: quill) }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let parts = Parts()
  private let writing = Writing()
  private let window = UIWindow()
  func applicationDidFinishLaunching(_ application: UIApplication) {
    window.rootViewController = parts.home
    print(writing.stationery.letter().write())
  }
}
