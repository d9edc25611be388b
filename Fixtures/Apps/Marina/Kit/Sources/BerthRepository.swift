public protocol BerthRepositoryType: AnyObject {
  func berths() -> [Berth]
}

final class BerthRepository: BerthRepositoryType {
  var sync: SyncService!
  private let client: APIClientType

  init(client: APIClientType) {
    self.client = client
  }

  func berths() -> [Berth] {
    sync.start()
    return client.get("berths").isEmpty ? [] : [Berth(number: 1, harbor: Harbor(name: "Kiel"))]
  }
}

final class SyncService {
  private let repository: BerthRepositoryType
  private let queue: String

  init(repository: BerthRepositoryType, queue: String) {
    self.repository = repository
    self.queue = queue
  }

  func start() {
    print(queue, repository === self)
  }
}
