// It does not compile where there is no Objective-C.
import Swinject
import SwinjectStoryboard
import UIKit

// A storyboard's controllers are filled in by what is registered for them in `setup`, which the
// library calls by its name.

final class Clock {}
final class Zone {}
final class Unasked {}

final class ClockViewController: UIViewController {
  var clock: Clock!
  var zone: Zone!
  var note: String?

  override func viewDidLoad() {
    print(clock as Clock, zone as Zone, note as Any)
  }
}

final class ZoneViewController: UIViewController {
  var zone: Zone?
}

extension SwinjectStoryboard {
  @objc class func setup() {
    defaultContainer.register(Clock.self) { _ in Clock() }
    defaultContainer.register(Unasked.self) { _ in Unasked() }  // want: unused-provider "Unasked"
    defaultContainer.storyboardInitCompleted(ClockViewController.self) { r, controller in
      controller.clock = r.resolve(Clock.self)
      controller.zone = r.resolve(Zone.self)  // want: missing-provider "Zone"
      controller.note = r.resolve(String.self)
    }
    defaultContainer.storyboardInitCompleted(ZoneViewController.self, name: "plain") { r, it in
      it.zone = r.resolve(Zone.self)
    }
  }
}
