import BirdKit
import EasyDi

final class JournalAssembly: Assembly {
  private var services: ServiceAssembly { ServiceAssembly.instance(from: self.context) }

  var journal: JournalViewController {
    // want@+1: lazy-cycle "presenter"
    return define(init: JournalViewController(presenter: self.presenter))
  }

  private var presenter: JournalPresenter {
    // want@+1: uninjected-property "JournalPresenter.tracker"
    define(init: JournalPresenter(service: self.services.sightings)) {
      $0.view = self.journal
      $0.formatter = self.services.dayFormatter
      for bird in self.services.birds { $0.watch(bird) }
      return $0
    }
  }
}
