/// Logs out when the token cannot be refreshed.
final class SessionMonitor {
  private let tokens: TokenStoring
  private let refresher: TokenRefresher

  init(tokens: TokenStoring, refresher: TokenRefresher) {
    self.tokens = tokens
    self.refresher = refresher
  }

  func check() {
    guard self.tokens.token != nil else { return }
    self.refresher.refresh()
  }

  func end() {
    self.tokens.token = nil
  }
}

final class TokenRefresher {
  private let networking: Networking
  private let monitor: SessionMonitor

  init(networking: Networking, monitor: SessionMonitor) {
    self.networking = networking
    self.monitor = monitor
  }

  func refresh() {
    if case .failure = self.networking.data(for: Endpoint(path: "token", method: .post)) {
      self.monitor.end()
    }
  }
}

struct SessionTask: StartupTask {
  let monitor: SessionMonitor

  func run() {
    self.monitor.check()
  }
}
