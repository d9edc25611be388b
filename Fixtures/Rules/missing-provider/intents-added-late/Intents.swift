import AppIntents

// The system performs an intent without any window: what only a window's code adds is not there,
// unless the intent opens the app first. What a task adds may be there.

struct LeaveIntent: AppIntent {
  static let title: LocalizedStringResource = "Leave"

  @Dependency private var door: Door  // want: missing-provider "'door' is added only once a window is shown"
  @Dependency private var lamp: Lamp  // want: missing-provider "'lamp' is added only once a window is shown"
  @Dependency private var plug: Plug  // want: missing-provider "'plug' is added only once a window is shown"
  @Dependency private var siren: Siren  // want: missing-provider "'siren' is added only once a window is shown"
  @Dependency private var lock: Lock
  @Dependency private var meter: Meter
  @Dependency private var camera: Camera

  func perform() async throws -> some IntentResult {
    lamp.shine()
    plug.charge()
    siren.wail()
    lock.turn()
    meter.count()
    await camera.look()
    await door.lift()
    return .result()
  }
}

struct ShowIntent: AppIntent {
  static let title: LocalizedStringResource = "Show"
  static let openAppWhenRun = true

  @Dependency private var siren: Siren

  func perform() async throws -> some IntentResult {
    siren.wail()
    return .result()
  }
}

struct OpenDoorIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open the door"
  @Dependency private var lamp: Lamp

  func perform() async throws -> some IntentResult {
    lamp.shine()
    return .result()
  }
}
