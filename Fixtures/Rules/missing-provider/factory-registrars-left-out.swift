import FactoryKit
import SwiftUI

// What fills a container may be split over types of the library's protocol: one that nobody makes fills
// nothing. Who asks by a path alone, without a type, asks too.

protocol Radio: AnyObject { func call() }
final class Shortwave: Radio { func call() {} }

protocol Chart: AnyObject { func draw() }
final class Paper: Chart { func draw() {} }

protocol Log: AnyObject { func write() }
final class Book: Log { func write() {} }

extension Container {
  var radio: Factory<Radio?> { promised() }
  var chart: Factory<Chart?> { promised().singleton }
  var log: Factory<Log?> { promised() }
  var bridge: Factory<Bridge> { self { Bridge() } }
}

struct RadioRegistrar: AutoRegistering {  // want: unused-provider "'RadioRegistrar' is never made"
  func autoRegister() { Container.shared.radio.register { Shortwave() } }
}

final class ChartRegistrar: AutoRegistering {
  func autoRegister() { Container.shared.chart.register { Paper() } }
}

struct LogRegistrar: AutoRegistering {
  func autoRegister() { Container.shared.log.register { Book() } }
}

/// Registers nothing yet.
struct EmptyRegistrar: AutoRegistering {
  func autoRegister() {}
}

private let registrars: [AutoRegistering] = [ChartRegistrar(), EmptyRegistrar()]

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    registrars.forEach { $0.autoRegister() }
    LogRegistrar().autoRegister()
  }
}

final class Bridge {
  @Injected(\.radio) private var radio: Radio!  // want: missing-provider "'Container.radio' is promised but never registered"
  @Injected(\.chart) private var chart: Chart!
  @Injected(\.log) private var log: Log?

  func steer() {
    radio.call()
    chart.draw()
    log?.write()
  }
}

struct BridgeView: View {
  @State private var bridge = resolve(\.bridge)
  var body: some View { Button("Steer") { bridge.steer() } }
}

@main
struct Ship: App {
  var body: some Scene { WindowGroup { BridgeView() } }
}
