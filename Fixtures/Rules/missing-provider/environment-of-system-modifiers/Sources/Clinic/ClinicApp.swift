import HealthKitUI
import SwiftData
import SwiftUI

// Where a project says what there is and nothing is imported but what comes with the system, a modifier or
// a container that no file declares is the system's: it adds no object of the app, and no store.

final class Ward: ObservableObject { @Published var beds = 0 }
final class Nurse: ObservableObject { @Published var name = "" }

@Model final class Chart { init() {} }

@main
struct ClinicApp: App {
  @StateObject private var ward = Ward()

  var body: some Scene {
    WindowGroup {
      // want@+2: missing-provider "'WardScreen' is shown without a 'Ward' in its environment"
      // want@+1: missing-provider "'WardScreen' is shown without a model container"
      WardScreen()
        .vitalSignsRequest(store: Vitals.shared.store, types: [.pulse]) { _ in }
    }
    Window("Wards", id: "wards") {
      WardScreen()
        .vitalSignsRequest(store: Vitals.shared.store, types: [.pulse]) { _ in }
        .environmentObject(ward)
    }
    .modelContainer(for: Chart.self)
    Window("Nurses", id: "nurses") {
      PulseReader(store: Vitals.shared.store) {
        NurseBadge()
      }
    }
  }
}

/// A property of that name is no modifier.
struct Request {
  let vitalSignsRequest = 1
}

struct Vitals {
  static let shared = Vitals()
  let store = HKHealthStore()
}

struct WardScreen: View {
  @EnvironmentObject private var ward: Ward
  @Query private var charts: [Chart]
  var body: some View { Text("\(ward.beds) \(charts.count)") }
}

struct NurseBadge: View {
  // want@+1: missing-provider "nothing injects the 'Nurse'"
  @EnvironmentObject private var nurse: Nurse
  var body: some View { Text(nurse.name) }
}
