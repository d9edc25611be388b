import BirdKit

/// What waits for a connection. It wakes the engine, which empties it.
final class UploadQueue {
  var engine: SyncEngine!
  private(set) var waiting: [String] = []

  func append(_ line: String) {
    waiting.append(line)
    engine.wake()
  }

  func removeAll() {
    waiting = []
  }
}

final class SyncEngine {
  private let queue: UploadQueue
  private let client: HTTPLoading

  init(queue: UploadQueue, client: HTTPLoading) {
    self.queue = queue
    self.client = client
  }

  func wake() {
    for line in queue.waiting { client.load(line) { _ in } }
    queue.removeAll()
  }
}
