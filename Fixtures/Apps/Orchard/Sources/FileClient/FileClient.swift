import Dependencies

/// Has all its values in one place.
package struct FileClient: Sendable {
  package var load: @Sendable (String) throws -> Data
  package var save: @Sendable (Data, String) throws -> Void
}

extension FileClient: DependencyKey {
  package static let liveValue = Self(
    load: { try Data(contentsOf: folder.appendingPathComponent($0)) },
    save: { try $0.write(to: folder.appendingPathComponent($1)) }
  )
  package static let testValue = Self(load: { _ in Data() }, save: { _, _ in })

  private static var folder: URL { FileManager.default.temporaryDirectory }
}

extension DependencyValues {
  package var files: FileClient {
    get { self[FileClient.self] }
    set { self[FileClient.self] = newValue }
  }
}
