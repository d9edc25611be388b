import UIKit

final class LockViewReactor: FactoryModule {
  struct Dependency {
    let passcode: Passcode
    let theme: Theme
  }

  private let dependency: Dependency
  private var openedAt: Date?

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  var isLocked: Bool { self.dependency.passcode.isSet && self.openedAt == nil }

  var background: String { self.dependency.theme.paper }

  func enter(_ digits: String) {
    self.openedAt = self.dependency.passcode.matches(digits) ? Date() : nil
  }

  func lock() {
    self.openedAt = nil
  }
}

extension LockViewReactor {
  convenience init(dependency: Dependency) {
    self.init(dependency: dependency, payload: ())
  }
}

final class LockViewController: UIViewController, FactoryModule {
  struct Dependency {
  }

  struct Payload {
    let reactor: LockViewReactor
  }

  private let reactor: LockViewReactor

  init(dependency: Dependency, payload paylaod: Payload) {
    self.reactor = paylaod.reactor
    super.init(nibName: nil, bundle: nil)
    self.title = self.reactor.background
  }

  func digitsDidChange(_ digits: String) {
    self.reactor.enter(digits)
    if !self.reactor.isLocked { self.dismiss(animated: true) }
  }
}

struct Passcode {
  private var digits: String?

  var isSet: Bool { self.digits != nil }

  func matches(_ digits: String) -> Bool { self.digits == digits }
}
