import BirdKit
import EasyDi
import Foundation

final class ServiceAssembly: Assembly {
  lazy var network: NetworkAssembly = self.context.assembly()

  var sightings: SightingServiceType {
    return define(scope: .lazySingleton, init: SightingService()) {
      $0.client = self.network.client
      $0.queue = self.uploadQueue
      $0.formatter = self.dayFormatter  // want: captive-dependency "dayFormatter"
      return $0
    }
  }

  var uploadQueue: UploadQueue {
    return define(scope: .lazySingleton, init: UploadQueue()) {
      $0.engine = self.syncEngine  // want: dependency-cycle "syncEngine"
      return $0
    }
  }

  var syncEngine: SyncEngine {
    return define(
      scope: .lazySingleton,
      init: SyncEngine(queue: self.uploadQueue, client: self.network.client)
    )
  }

  var dayFormatter: DateFormatter {
    return define(scope: .prototype, init: DateFormatter()) { formatter in
      formatter.dateFormat = "yyyy-MM-dd"
      return formatter
    }
  }

  var preferences: Preferences {
    define(scope: .lazySingleton, init: Preferences(defaults: .standard))
  }

  // want@+1: duplicate-provider
  var shared: Preferences { define(key: "preferences", scope: .lazySingleton, init: Preferences()) }

  func store(of bird: Bird) -> SongStore {
    return define(scope: .lazySingleton, init: SongStore(folder: bird.id))
  }

  // want@+1: mismatched-provider "MapStore"
  func store(of a: String) -> MapStore { define(scope: .lazySingleton, init: MapStore(folder: a)) }

  var tracker: LocationTracker { define(scope: .weakSingleton, init: LocationTracker()) }

  var birds: [Bird] {
    define(init: [Bird(id: "dipper", name: "Dipper"), Bird(id: "hoopoe", name: "Hoopoe")])
  }

  var recommender: Recommending {
    return define(init: AlphabeticalRecommender(birds: self.birds))
  }
}
