extension CoreCode {
  static let models = SourceFile(
    "Core/Models.swift",
    """
    import Foundation

    struct User {
      let id: Int
      let name: String
    }

    enum LoadingError: Error {
      case offline, notFound, rejected(String)

      var text: String {
        switch self {
        case .offline: "There is no connection"
        case .notFound: "It is not there any more"
        case .rejected(let reason): reason
        }
      }
    }

    /// What somebody did to something.
    struct Change {
      enum Kind {
        case renamed(String), marked, other
      }

      let date: Date
      let author: String
      let text: String
      let kind: Kind

      var day: String { String(date.description.prefix(10)) }
    }
    """
  )

  static let storing = SourceFile(
    "Core/Storage.swift",
    #"""
    import Foundation

    protocol Logging: AnyObject {
      func log(_ text: String)
    }

    final class ConsoleLogger: Logging {
      func log(_ text: String) {
        print("app: \(text)")
      }
    }

    protocol Storing: AnyObject {
      func text(for key: String) -> String?
      func store(_ text: String?, for key: String)
    }

    final class FileStorage: Storing {
      private let logger: Logging
      private var texts: [String: String] = [:]

      init(logger: Logging) {
        self.logger = logger
      }

      func text(for key: String) -> String? { texts[key] }

      func store(_ text: String?, for key: String) {
        if text == nil, texts[key] != nil { logger.log("\(key) is gone") }
        texts[key] = text
      }
    }

    protocol SettingsStoring: AnyObject {
      func text(for key: String) -> String?
      func set(_ text: String?, for key: String)
    }

    final class SettingsStore: SettingsStoring {
      private let storage: Storing

      init(storage: Storing) {
        self.storage = storage
      }

      func text(for key: String) -> String? { storage.text(for: "settings.\(key)") }

      func set(_ text: String?, for key: String) {
        storage.store(text, for: "settings.\(key)")
      }
    }
    """#
  )

  static let networking = SourceFile(
    "Core/Networking.swift",
    #"""
    import Foundation

    protocol TokenStoring: AnyObject {
      var token: String? { get set }
    }

    final class TokenStore: TokenStoring {
      private let storage: Storing

      init(storage: Storing) {
        self.storage = storage
      }

      var token: String? {
        get { storage.text(for: "token") }
        set { storage.store(newValue, for: "token") }
      }
    }

    protocol Networking: AnyObject {
      func get(_ path: String, then completion: @escaping (Result<[String], LoadingError>) -> Void)
      func send(_ values: [String: String], to path: String) throws
    }

    final class HTTPNetworking: Networking {
      private let tokens: TokenStoring
      private let logger: Logging

      init(tokens: TokenStoring, logger: Logging) {
        self.tokens = tokens
        self.logger = logger
      }

      func get(_ path: String, then completion: @escaping (Result<[String], LoadingError>) -> Void) {
        guard let token = tokens.token else { return completion(.failure(.rejected("no token"))) }
        logger.log("GET \(path) with \(token.count) characters")
        completion(.success(path.split(separator: "/").map(String.init)))
      }

      func send(_ values: [String: String], to path: String) throws {
        guard tokens.token != nil else { throw LoadingError.offline }
        logger.log("POST \(path): \(values.keys.sorted().joined(separator: ", "))")
      }
    }

    protocol ImageLoading: AnyObject {
      func load(_ name: String, then completion: @escaping (Bool) -> Void)
    }

    final class ImageLoader: ImageLoading {
      private let networking: Networking
      private let storage: Storing

      init(networking: Networking, storage: Storing) {
        self.networking = networking
        self.storage = storage
      }

      func load(_ name: String, then completion: @escaping (Bool) -> Void) {
        if storage.text(for: "image.\(name)") != nil { return completion(true) }
        networking.get("images/\(name)") { [storage] result in
          let lines = try? result.get()
          storage.store(lines?.first, for: "image.\(name)")
          completion(lines?.isEmpty == false)
        }
      }
    }
    """#
  )
}
