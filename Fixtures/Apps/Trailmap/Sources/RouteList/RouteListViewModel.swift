import TrailKit

final class RouteListViewModel: FactoryModule, Stepper {
  struct Dependency {
    let routeService: RouteServicing
    let formatter: DistanceFormatter
  }

  struct Payload {
    let difficulty: Difficulty?
    let steps: Steps
  }

  struct Row {
    let title: String
    let distance: String
  }

  let steps: Steps
  private let routes: [Route]
  private let distances: [String]

  init(dependency: Dependency, payload: Payload) {
    steps = payload.steps
    let (service, formatter) = (dependency.routeService, dependency.formatter)
    routes = service.routes(payload.difficulty)
    distances = routes.map { formatter.string(for: $0.meters) }
  }

  var rows: [Row] {
    zip(routes, distances).map { Row(title: $0.name, distance: $1) }
  }

  func select(_ index: Int) {
    steps.accept(.route(routes[index]))
  }
}
