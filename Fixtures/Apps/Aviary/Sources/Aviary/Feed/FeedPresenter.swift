import BirdKit

final class FeedPresenter {
  weak var view: (FeedViewInput & Alerting)?
  var interactor: FeedInteractor!
  var router: FeedRouter!

  func start() {
    interactor.load()
  }

  func present(_ sightings: [Sighting]) {
    if sightings.isEmpty { view?.alert("Nothing seen") }
    view?.show(sightings)
  }

  func recommend(_ bird: Bird) {
    router.open(bird)
  }
}

final class FeedInteractor {
  weak var output: FeedPresenter?
  var recommender: Recommending!
  private let service: SightingServiceType

  init(service: SightingServiceType) {
    self.service = service
  }

  func load() {
    service.sightings { [weak self] in self?.output?.present($0) }
    if let bird = recommender.next() { output?.recommend(bird) }
  }
}
