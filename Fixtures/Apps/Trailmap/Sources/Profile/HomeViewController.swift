import Pure
import TrailKit

/// Somebody's own page. Has nothing to do with the home of the routes.
public final class HomeViewController: UIViewController, FactoryModule {
  public struct Dependency {
    let tracks: TrackStoring
    let trackCell: TrackCell.Configurator?
    let settings: (_ id: String?) -> SettingsViewController
  }

  public struct Payload {
    let hiker: Hiker

    public init(hiker: Hiker) {
      self.hiker = hiker
    }
  }

  private let dependency: Dependency
  private let hiker: Hiker

  public init(dependency: Dependency, payload: Payload) {
    self.dependency = Dependency(
      tracks: dependency.tracks,
      trackCell: dependency.trackCell,
      settings: dependency.settings
    )
    hiker = payload.hiker
    super.init(nibName: nil, bundle: nil)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = hiker.name
    for track in dependency.tracks.tracks {
      let cell = TrackCell()
      dependency.trackCell?.configure(cell, payload: (track))
      view.addSubview(cell)
    }
    let button = UIButton()
    button.onTap = { [weak self, hiker] in
      (self?.dependency.settings(hiker.id)).map { self?.present($0, animated: true) }
    }
    view.addSubview(button)
  }
}

final class TrackCell: UITableViewCell, ConfiguratorModule {
  struct Dependency {
    let dateStyle: DateFormatter.Style
  }

  typealias Payload = Track

  func configure(dependency: Dependency, payload: (Payload)) {
    let formatter = DateFormatter()
    formatter.dateStyle = dependency.dateStyle
    textLabel.text = formatter.string(from: payload.startedAt)
  }
}

final class SettingsViewController: UIViewController {
  struct Dependency {
    let client: HikerClient
    let flags: FeatureFlags
  }

  struct Payload {
    let hikerID: String?
  }

  private let dependency: Dependency
  private let isOwn: Bool

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    isOwn = payload.hikerID == nil
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = dependency.client.request(.me).first
    let beta = UISwitch()
    beta.isHidden = !dependency.flags.showsBeta || !isOwn
    view.addSubview(beta)
  }
}

public struct FeatureFlags: Sendable {
  public var showsBeta: Bool

  public init(showsBeta: Bool) {
    self.showsBeta = showsBeta
  }
}
