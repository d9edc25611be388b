/// What the services of an area talk to.
struct GatewayCode {
  private let area: Area

  init(_ area: Area) {
    self.area = area
  }

  /// What a gateway needs of the services that all areas use.
  static let needs = ["networking", "session", "reachability", "flags"]

  var file: SourceFile {
    let path = area.name.uncapitalized
    return SourceFile(
      "\(area.folder)/\(area.name)Gateway.swift",
      #"""
      import Foundation

      protocol \#(area.name)GatewayServing: AnyObject {
        func lines(of path: String, then completion: @escaping (Result<[String], LoadingError>) -> Void)
        func send(_ values: [String: String], to path: String) throws
      }

      final class \#(area.name)Gateway: \#(area.name)GatewayServing {
        private let networking: Networking
        private let session: SessionProviding
        private let reachability: ReachabilityChecking
        private let flags: FlagReading

        init(
          networking: Networking,
          session: SessionProviding,
          reachability: ReachabilityChecking,
          flags: FlagReading
        ) {
          self.networking = networking
          self.session = session
          self.reachability = reachability
          self.flags = flags
        }

        func lines(of path: String, then completion: @escaping (Result<[String], LoadingError>) -> Void) {
          guard reachability.isOnline else { return completion(.failure(.offline)) }
          let version = flags.isOn("\#(path).next") ? "v2" : "v1"
          networking.get("\#(path)/\(version)/\(path)") { result in
            switch result {
            case .success(let lines): completion(.success(lines.filter { !$0.isEmpty }))
            case .failure(.rejected): completion(.failure(.notFound))
            case .failure(let error): completion(.failure(error))
            }
          }
        }

        func send(_ values: [String: String], to path: String) throws {
          guard let user = session.user else { throw LoadingError.rejected("nobody is signed in") }
          var values = values
          values["user"] = "\(user.id)"
          try networking.send(values, to: "\#(path)/\(path)")
        }
      }
      """#
    )
  }
}
