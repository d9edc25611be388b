import BirdKit
import EasyDi
import Foundation

/// Fills itself in when it is made, whoever makes it.
final class LocationTracker: NSObject {
  var client: HTTPLoading!
  var preferences: Preferences!

  var region: String { preferences.region }

  override init() {
    super.init()
    FillerAssembly.instance().inject(into: self)
  }

  func update() {
    client.load("region") { _ in }
  }
}

final class SongRecorder {
  var preferences: Preferences!

  init() {
    FillerAssembly.instance().inject(into: self)
  }

  func record() {
    print(preferences.region)
  }
}

/// Fills in what cannot be handed anything when it is made.
final class FillerAssembly: Assembly {
  private lazy var network = NetworkAssembly.instance()
  private lazy var services: ServiceAssembly = context.assembly()

  func inject(into tracker: LocationTracker) {
    defineInjection(into: tracker) {
      $0.client = self.network.client
      $0.preferences = self.services.preferences
      return $0
    }
  }

  func inject(into recorder: SongRecorder) {
    let _: SongRecorder = define(scope: .prototype, init: recorder) {
      $0.preferences = self.services.preferences
      return $0
    }
  }
}
