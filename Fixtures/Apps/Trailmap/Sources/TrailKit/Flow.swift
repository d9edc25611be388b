/// What somebody wants to see next.
public enum Step {
  case routes
  case route(Route)
  case record
  case profile(Hiker)
  case done
}

public enum NextFlow {
  case none
  case one(Flow)
}

/// Leads through a part of the app.
public protocol Flow: AnyObject {
  var root: UIViewController { get }
  func navigate(to step: Step) -> NextFlow
}

/// Whatever asks for the next step.
public protocol Stepper: AnyObject {
  var steps: Steps { get }
}

public final class Steps {
  public var handler: ((Step) -> Void)?

  public init() {}

  public func accept(_ step: Step) {
    handler?(step)
  }
}

open class BaseFlow: Flow {
  public let navigation = UINavigationController(rootViewController: UIViewController())
  private var children: [Flow] = []

  public init() {}

  open var root: UIViewController { navigation }

  open func navigate(to step: Step) -> NextFlow { .none }

  public func follow(_ stepper: Stepper) {
    stepper.steps.handler = { [weak self] step in
      guard let self, case .one(let flow) = self.navigate(to: step) else { return }
      self.children.append(flow)
    }
  }
}
