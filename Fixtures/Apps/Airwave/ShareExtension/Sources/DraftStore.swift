import AirwaveKit
import Pure

/// What somebody began to share and did not send. Nobody needs a factory of it.
final class DraftStore: Pure.Module {
  struct Dependency {
    let queue: QueueRepository
  }

  private let queue: QueueRepository

  init(dependency: Dependency) {
    self.queue = dependency.queue
  }

  var text: String {
    self.queue.episodes.last?.title ?? "An episode"
  }
}
