public struct Harbor {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

public struct Berth {
  public let number: Int
  public let harbor: Harbor

  public init(number: Int, harbor: Harbor) {
    self.number = number
    self.harbor = harbor
  }
}

public struct User {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}
