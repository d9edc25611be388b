import Testing

@testable import PureLint

/// Apps that PureLint has nothing to say about are apps that the compiler accepts, and so are those
/// whose containers show only when they run what is wrong.
@Suite struct AppTypeCheckTests {
  private static let soundApps = Fixture.apps.filter { app in
    let twins = [
      "AviaryBroken", "PotluckBroken", "MarinaBroken", "NurseryBroken", "QuarryBroken",
      "RamblerBroken", "FerryBroken", "CellarBroken", "OrchardBroken", "VineyardBroken",
    ]
    let files = try? app.files()
    return twins.contains { app.path.hasSuffix("/\($0)") }
      || files?.allSatisfy { app.wants(in: $0).isEmpty } ?? true
  }

  @Test(arguments: soundApps, [[], ["-D", "DEBUG"]])
  func compiles(app: Fixture, conditions: [String]) throws {
    guard try conditions.isEmpty || asksForDebug(app) else { return }
    let complaints = try SwiftCompiler.complaints(about: app, in: Repository.path, conditions)
    #expect(complaints == "")
  }

  /// Whether some file of an app is another one in a debug build.
  private func asksForDebug(_ app: Fixture) throws -> Bool {
    try app.files().contains { String(decoding: $0.bytes, as: UTF8.self).contains("DEBUG") }
  }
}
