import SwiftUI

// Two systems have a window of their own around the same views. What one of them injects is in the
// environments of its builds alone, whatever objects decide below: the other one lacks it.

final class Tides: ObservableObject { @Published var isHigh = false }
final class Boats: ObservableObject { @Published var count = 0 }
final class Piers: ObservableObject { @Published var count = 0 }

struct BoatLabel: View {
  @EnvironmentObject private var boats: Boats
  var body: some View { Text("\(boats.count)") }
}

struct PierLabel: View {
  @EnvironmentObject private var piers: Piers
  var body: some View { Text("\(piers.count)") }
}

struct Harbour: View {
  @EnvironmentObject private var tides: Tides
  var body: some View {
    if tides.isHigh {
      BoatLabel()
      PierLabel()
    }
  }
}

struct Coast: View {
  @StateObject private var tides = Tides()
  var body: some View { Harbour().environmentObject(tides) }
}

#if canImport(AppKit)
  final class MacDelegate: NSObject, NSApplicationDelegate {
    private let boats = Boats()
    private let piers = Piers()

    func applicationDidFinishLaunching(_ notification: Notification) {
      let coast = Coast().environmentObject(boats).environmentObject(piers)
      NSWindow().contentViewController = NSHostingController(rootView: coast)
    }
  }
#elseif canImport(UIKit)
  final class PhoneDelegate: NSObject, UIApplicationDelegate {
    private let piers = Piers()

    func application(_ application: UIApplication) -> Bool {
      // want@+1: missing-provider "'Coast' is shown without a 'Boats' in its environment"
      let coast = Coast().environmentObject(piers)
      UIWindow().rootViewController = UIHostingController(rootView: coast)
      return true
    }
  }
#endif

@main
struct HarbourApp: App {
  #if os(macOS)
    @NSApplicationDelegateAdaptor private var delegate: MacDelegate
  #else
    @UIApplicationDelegateAdaptor private var delegate: PhoneDelegate
  #endif
  @AppStorage("isOpen") private var isOpen = false

  var body: some Scene {
    WindowGroup { MainWindow().environmentObject(Lamps()) }
    #if os(macOS)
      Settings {
        if isOpen {
          // want@+1: missing-provider "'LampLabel' is shown without a 'Lamps' in its environment"
          LampLabel()
        }
        // A Mac has AppKit: no window of UIKit's shows it there.
        MacLabel()
      }
    #endif
  }
}

final class Lamps: ObservableObject { @Published var count = 0 }

struct LampLabel: View {
  @EnvironmentObject private var lamps: Lamps
  var body: some View { Text("\(lamps.count)") }
}

struct MainWindow: View {
  @State private var isOn = true
  var body: some View {
    if isOn { LampLabel() }
  }
}

struct MacLabel: View {
  var body: some View { Text("a Mac") }
}
