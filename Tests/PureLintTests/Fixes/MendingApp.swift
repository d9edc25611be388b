import Testing

@testable import PureLint
@testable import PureLintFixes
@testable import PureLintSource

/// A small app with something to mend.
enum MendingApp {
  /// A field that is read, and one that is not.
  static let bothFields = "let zone: Zone\n    let store: Store"

  static func text(
    root: String,
    fields: String = "let zone: Zone",
    body: String = "init(dependency: Dependency, payload: Void) { print(dependency.zone) }"
  ) -> String {
    """
    final class Zone {}
    final class Store {
      static func start() -> Store {
        print("It starts.")
        return Store()
      }
      static func load() throws -> Store { Store() }
    }
    final class Noisy {
      init() { listen() }
      func listen() {}
    }
    final class Clock: FactoryModule {
      struct Dependency {
        \(fields)
      }
      \(body)
    }
    struct AppDependency {
      \(root)
    }

    """
  }

  static func expect(root before: String, becomes after: String) {
    expect(text(root: before), becomes: text(root: after))
  }

  static func expect(
    _ before: String,
    becomes after: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let mended = mend([("App.swift", before)])
    #expect(mended.texts == [after], sourceLocation: sourceLocation)
    #expect(mended.reasons == [], sourceLocation: sourceLocation)
  }

  static func mend(
    _ files: [(path: String, text: String)],
    outside: [SourceFile] = []
  ) -> Mending {
    Mending(
      files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) },
      outside: outside
    )
  }
}

extension Mending {
  var texts: [String] {
    state.files.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  var reasons: [String] { leftovers.map(\.reason) }
}
