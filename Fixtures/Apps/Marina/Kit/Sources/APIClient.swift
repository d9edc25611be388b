import Foundation

public protocol APIClientType: AnyObject {
  func get(_ path: String) -> String
}

final class APIClient: APIClientType {
  private let base: URL
  private let signer: RequestSigner
  private let telemetry: Telemetry

  init(base: URL, signer: RequestSigner, telemetry: Telemetry) {
    self.base = base
    self.signer = signer
    self.telemetry = telemetry
  }

  func get(_ path: String) -> String {
    telemetry.count(path)
    return signer.sign(base.appendingPathComponent(path))
  }
}

final class RequestSigner {
  private var number = 0

  func sign(_ url: URL) -> String {
    number += 1
    return "\(url)#\(number)"
  }
}
