import Library
import Pure

// The compiler derives code that reads every field of a hashable or encodable struct; a library's
// protocol may require some.

struct Region: Codable, Hashable {}

final class HashableModule: FactoryModule {
  struct Dependency: Hashable {
    let region: Region
  }
  let key: Int
  init(dependency: Dependency, payload: Void) { key = dependency.hashValue }
}

final class EncodableModule: FactoryModule {
  struct Dependency {
    let region: Region
  }
  init(dependency: Dependency, payload: Void) {}
}

extension EncodableModule.Dependency: Encodable {}

final class LibraryModule: FactoryModule {
  struct Dependency: LibraryNeeds {
    let region: Region
  }
  init(dependency: Dependency, payload: Void) {}
}

final class SendableModule: FactoryModule {
  struct Dependency: Sendable {
    let region: Region  // want: unused-dependency "SendableModule.Dependency.region"
  }
  init(dependency: Dependency, payload: Void) {}
}

enum CompositionRoot {
  static func resolve() -> [Any] {
    [
      HashableModule.Factory(dependency: .init(region: Region())),
      EncodableModule.Factory(dependency: .init(region: Region())),
      LibraryModule.Factory(dependency: .init(region: Region())),
      SendableModule.Factory(dependency: .init(region: Region())),
    ]
  }
}
