import AppIntents

// Two targets are built with these intents. What opens the app is performed by the app; what does not may
// be performed by either.

final class Gate: Sendable {
  func open() {}
}

final class Scale: Sendable {
  func weigh() {}
}

struct Stall: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stall"
  static let defaultQuery = StallQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Stall" }
}

struct StallQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Stall] { identifiers.map(Stall.init) }
}

struct OpenStallIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open stall"
  @Parameter(title: "Stall") var target: Stall
  @Dependency private var gate: Gate  // want: missing-provider "'gate' is added in another process than asks for it"
  @Dependency private var scale: Scale

  func perform() async throws -> some IntentResult {
    gate.open()
    scale.weigh()
    return .result()
  }
}

struct KnockIntent: AppIntent {
  static let title: LocalizedStringResource = "Knock"
  @Dependency private var gate: Gate
  @Dependency private var scale: Scale

  func perform() async throws -> some IntentResult {
    gate.open()
    scale.weigh()
    return .result()
  }
}
