import BirdKit
import EasyDi

final class JournalAssembly: Assembly {
  private var services: ServiceAssembly { ServiceAssembly.instance(from: self.context) }

  var journal: JournalViewController {
    return define(init: JournalViewController()) { view in
      view.presenter = self.presenter(view: view)
      return view
    }
  }

  private func presenter(view: JournalView) -> JournalPresenter {
    define(init: JournalPresenter(service: self.services.sightings)) {
      $0.view = view
      $0.tracker = self.services.tracker
      for bird in self.services.birds { $0.watch(bird) }
      return $0
    }
  }
}
