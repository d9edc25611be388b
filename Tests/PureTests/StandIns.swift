// What the samples need of UIKit and of a deep link library, small enough to run anywhere and, like
// the real ones, isolated to the main actor.

@MainActor
class ViewController {
  private(set) var presented: ViewController?

  required init() {}

  func present(_ viewController: ViewController) {
    presented = viewController
  }
}

/// Knows view controllers by name and makes them with `init()`, as a storyboard does.
@MainActor
final class Storyboard {
  private let scenes: [String: ViewController.Type]

  init(scenes: [String: ViewController.Type]) {
    self.scenes = scenes
  }

  func instantiate(_ name: String) -> ViewController? {
    scenes[name]?.init()
  }
}

@MainActor
final class Window {
  var root: ViewController?
}

@MainActor
class Responder {
  init() {}
}

@MainActor
protocol ApplicationDelegate: AnyObject {
  var window: Window? { get set }
}

struct Image: Equatable {
  let name: String
}

/// Opens view controllers for links of the form `scheme://host/value`.
@MainActor
final class Navigator {
  typealias Handler = (_ link: String, _ values: [String: String]) -> ViewController?

  private var handlers: [String: Handler] = [:]

  func register(_ host: String, _ handler: @escaping Handler) {
    handlers[host] = handler
  }

  func open(_ link: String) -> ViewController? {
    let parts = link.split(separator: "/").map(String.init)
    guard parts.count == 3 else { return nil }
    return handlers[parts[1]]?(link, ["id": parts[2]])
  }
}
