import Foundation

public final class TideTable {
  private let harbor: Harbor
  private let client: APIClientType

  private let signer: RequestSigner
  private let days: Int

  init(harbor: Harbor, client: APIClientType, signer: RequestSigner, days: Int = 3) {
    self.harbor = harbor
    self.client = client
    self.signer = signer
    self.days = days
  }

  public func next() -> String {
    client.get("tides/\(harbor.name)/\(days)/\(signer.sign(URL(fileURLWithPath: "tides")))")
  }
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
