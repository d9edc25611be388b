import TrailKit

/// Makes the screen of a route; lets lists open it without knowing its feature.
public protocol RouteDetailFactoryType {
  func create(payload: RouteDetailPayload) -> UIViewController
}

public struct RouteDetailPayload {
  public let route: Route
  public let steps: Steps?

  public init(route: Route, steps: Steps?) {
    self.route = route
    self.steps = steps
  }
}
