import Foundation

public struct Bird: Hashable {
  public let id: String
  public let name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

public struct Sighting {
  public let bird: Bird
  public let date: Date

  public init(bird: Bird, date: Date) {
    self.bird = bird
    self.date = date
  }
}
