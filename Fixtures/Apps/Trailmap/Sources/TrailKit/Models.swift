public struct Route: Hashable, Sendable {
  public typealias ID = String

  public let id: ID
  public let name: String
  public let meters: Double
  public var elevation: [Double]

  public init(id: ID, name: String, meters: Double, elevation: [Double] = []) {
    self.id = id
    self.name = name
    self.meters = meters
    self.elevation = elevation
  }
}

public struct Track: Sendable {
  public let startedAt: Date
  public var positions: [Position] = []

  public init(startedAt: Date) {
    self.startedAt = startedAt
  }
}

public struct Position: Hashable, Sendable {
  public let latitude: Double
  public let longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public struct Hiker: Sendable {
  public let id: String
  public var name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

public enum Difficulty: Int, CaseIterable, Sendable {
  case easy, moderate, hard
}
