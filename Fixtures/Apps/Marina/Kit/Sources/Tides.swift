public final class TideTable {
  private let harbor: Harbor
  private let client: APIClientType

  init(harbor: Harbor, client: APIClientType) {
    self.harbor = harbor
    self.client = client
  }

  public func next() -> String { client.get("tides/\(harbor.name)") }
}

public final class Chart {
  private let client: APIClientType
  private let title: String

  init(client: APIClientType, title: String) {
    self.client = client
    self.title = title
  }

  public func draw() {
    print(client.get("charts/\(title)"))
  }
}
