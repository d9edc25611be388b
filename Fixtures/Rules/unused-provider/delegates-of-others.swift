// What makes itself the delegate of what it is handed, or is put into a static, is called back: who keeps it
// may keep it for that, though nobody reads it.

import UIKit

protocol SessionDelegate: AnyObject { func changed() }
final class Session {
  weak var delegate: SessionDelegate?
  func go() { delegate?.changed() }
}
final class Api { func load() {} }

final class Handler: SessionDelegate {
  private let api: Api
  init(session: Session, api: Api) {
    self.api = api
    session.delegate = self
  }
  func changed() { api.load() }
}
final class Beacon {
  nonisolated(unsafe) static weak var last: Beacon?
  private let api: Api
  init(api: Api) {
    self.api = api
    Beacon.last = self
  }
  func shine() { api.load() }
}
final class Lamp {
  private let api: Api
  init(api: Api) { self.api = api }
  func shine() { api.load() }
}

final class Screen: UIViewController {
  private let api: Api
  private let handler: Handler
  private let beacon: Beacon
  private let lamp: Lamp  // want: unused-dependency "Screen.lamp"
  init(api: Api, handler: Handler, beacon: Beacon, lamp: Lamp) {
    self.api = api
    self.handler = handler
    self.beacon = beacon
    self.lamp = lamp
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
  override func viewDidLoad() { api.load() }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let api = Api()
  private let session = Session()
  private let own: Handler
  private let light: Lamp  // want: unused-provider "'light'"
  override init() {
    own = Handler(session: session, api: api)
    light = Lamp(api: api)
    super.init()
  }
  func makeScreen() -> UIViewController {
    Screen(
      api: api,
      handler: Handler(session: session, api: api),
      beacon: Beacon(api: api),
      lamp: Lamp(api: api)
    )
  }
  func applicationDidFinishLaunching(_ application: UIApplication) {
    session.go()
    Beacon.last?.shine()
    print(makeScreen())
  }
}
