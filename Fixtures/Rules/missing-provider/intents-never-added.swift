import AppIntents
import SwiftUI

// What an intent or a query reads has to be added to the registry of its process, under the very type
// or key. A wrapper with a default serves by itself, and what nobody reads stops nothing.

final class Tank: Sendable { func drain() {} }
final class Pump: Sendable { func run() {} }
final class Heater: Sendable { func warm() {} }
final class Filter: Sendable { func rinse() {} }
protocol Feeder: Sendable { func feed() }
final class FlakeFeeder: Feeder { func feed() {} }
final class PelletFeeder: Feeder { func feed() {} }
final class Lid: Sendable { func open() {} }
final class Gauge: Sendable { func read() {} }
final class Snail: Sendable { func crawl() {} }
actor Diary { func note() {} }

enum Slots {
  static let pellets = "pellets"
}

@main
struct AquariumApp: App {
  init() {
    let registry = AppDependencyManager.shared
    registry.add(dependency: Tank())
    registry.add(dependency: FlakeFeeder())
    registry.add(key: Slots.pellets, dependency: PelletFeeder())
    registry.add(key: "heater", dependency: Heater())
    registry.add { @MainActor () -> Diary in Diary() }
    let filter: @Sendable () async throws -> Filter = { Filter() }
    registry.add(dependency: filter)
    let lid: Lid? = Lid()
    if let lid { registry.add(dependency: lid) }
  }

  var body: some Scene { WindowGroup { Text("Aquarium") } }

  private func forgotten() {
    AppDependencyManager.shared.add(dependency: Snail())
  }
}

struct CleanIntent: AppIntent {
  static let title: LocalizedStringResource = "Clean"

  @Dependency private var tank: Tank
  @Dependency private var pump: Pump  // want: missing-provider "'pump' is never added: '@Dependency var pump: Pump' in 'CleanIntent' stops the process when it is read"
  @Dependency(key: "Heater") private var heater: Heater  // want: missing-provider "'heater' is never added by that key"
  @AppDependency private var feeder: any Feeder  // want: missing-provider "'feeder' is never added"
  @Dependency(key: "pellets") private var pellets: any Feeder
  @Dependency private var filter: Filter
  @Dependency private var diary: Diary
  @Dependency private var lid: Lid
  @Dependency(default: Gauge()) private var gauge: Gauge
  @Dependency private var snail: Snail  // want: missing-provider "'snail' is never added"

  func perform() async throws -> some IntentResult {
    tank.drain()
    pump.run()
    heater.warm()
    feeder.feed()
    pellets.feed()
    filter.rinse()
    lid.open()
    gauge.read()
    snail.crawl()
    await diary.note()
    return .result()
  }
}

struct FishQuery: EntityQuery {
  @Dependency private var pump: Pump
  @Dependency private var never: Snail

  func entities(for identifiers: [Int]) async throws -> [Fish] {
    pump.run()
    return []
  }
}

struct Fish: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fish"
  static let defaultQuery = FishQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Fish" }
}
