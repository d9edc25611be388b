import Pure
import TrailKit

/// The root of this feature; its members are made on demand.
public final class ProfileComponent {
  private let session: Session
  private let tracks: TrackStoring
  private let flags: FeatureFlags

  public init(session: Session, tracks: TrackStoring, flags: FeatureFlags) {
    self.session = session
    self.tracks = tracks
    self.flags = flags
  }

  public lazy var homeFactory: HomeViewController.Factory = .init(
    dependency: .init(
      tracks: self.tracks,
      trackCell: self.trackCellConfigurator,
      settings: { [unowned self] id in self.makeSettings(id) }
    )
  )

  private lazy var trackCellConfigurator = TrackCell.Configurator(
    dependency: .init(dateStyle: .medium)
  )

  private lazy var client: HikerClient = HikerClient(session: self.session)

  private func makeSettings(_ id: String?) -> SettingsViewController {
    return .init(dependency: .init(client: self.client, flags: self.flags), payload: .init(hikerID: id))
  }
}
