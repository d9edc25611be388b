import Pure

struct Service: Equatable {
  let name: String
}

struct Ticket: Equatable {
  let number: Int
}

/// A module that keeps what it was created with; open to subclasses as a class of an app may be.
class Created<Needed, Given>: FactoryModule {
  typealias Dependency = Needed
  typealias Payload = Given

  let dependency: Needed
  let payload: Given

  required init(dependency: Needed, payload: Given) {
    self.dependency = dependency
    self.payload = payload
  }
}

/// A module that keeps what it was configured with last, and how often that was.
class Configured<Needed, Given>: ConfiguratorModule {
  typealias Dependency = Needed
  typealias Payload = Given

  private(set) var dependency: Needed?
  private(set) var payload: Given?
  private(set) var count = 0

  func configure(dependency: Needed, payload: Given) {
    self.dependency = dependency
    self.payload = payload
    count += 1
  }
}
