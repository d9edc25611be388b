import TrailKit

/// Records a walk: asks for permission, shows the map, sums up.
public final class RecordingFlow: BaseFlow, FactoryModule {
  public struct Dependency {
    let permission: PermissionViewController.Factory
    let recorder: Factory<RecorderViewController>
    let summary: SummaryViewController.Factory
    let locatorType: Locating.Type
  }

  private let dependency: Dependency

  public init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    super.init()
    start()
  }

  private func start() {
    if dependency.locatorType.isAuthorized {
      record()
    } else {
      let permission = dependency.permission.create(payload: .init(didAllow: { [weak self] in
        self?.record()
      }))
      navigation.setViewControllers([permission], animated: false)
    }
  }

  private func record() {
    let recorder = dependency.recorder.create()
    recorder.didFinish = { [weak self] track in
      guard let self else { return }
      let summary = self.dependency.summary.create(payload: .init(track: track))
      self.navigation.pushViewController(summary, animated: true)
    }
    navigation.setViewControllers([recorder], animated: false)
  }
}

extension RecordingFlow.Dependency {
  /// Wires this feature from what the app has.
  public init(locator: Locating, store: TrackStoring, tracker: Tracking) {
    let formatter = DistanceFormatter(unit: "mi")
    self.init(
      permission: .init(dependency: .init(tracker: tracker)),
      recorder: .init(dependency: .init(locator: locator, store: store, tracker: tracker)),
      summary: .init(dependency: .init(formatter: formatter, tracker: tracker)),
      locatorType: type(of: locator)
    )
  }
}
