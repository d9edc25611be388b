import SwiftUI

// What a value is injected as is the type of its expression, however that is written.

final class Herbs: ObservableObject { @Published var count = 0 }
final class Stones: ObservableObject, Identifiable { @Published var count = 0 }
protocol Growing: AnyObject {}
final class Weeds: ObservableObject, Growing { @Published var height = 0 }
final class Moss: ObservableObject { @Published var height = 0 }

final class Shed {
  let stones = Stones()
  func box() -> Stones { stones }
  subscript(index: Int) -> Stones { stones }
}

@main
struct GardenApp: App {
  private let shed = Shed()
  private let boxes: [String: Stones] = [:]
  private let rows = [Stones(), Stones()]
  private let anything: AnyObject = Stones()
  private let growing: any Growing = Weeds()
  @StateObject private var herbs = Herbs()
  @State private var isDry = false

  var body: some Scene {
    WindowGroup {
      HerbLabel().environmentObject(herbs)
      // want@+1: missing-provider "'HerbLabel' is shown without a 'Herbs'"
      HerbLabel().environmentObject(anything as! Stones)  // want: unused-provider
      // want@+1: missing-provider "'HerbLabel' is shown without a 'Herbs'"
      HerbLabel().environmentObject(boxes["a"] ?? Stones())  // want: unused-provider
      // want@+1: missing-provider "'HerbLabel' is shown without a 'Herbs'"
      HerbLabel().environmentObject(isDry ? shed.box() : shed.stones)  // want: unused-provider
      // want@+1: missing-provider "'HerbLabel' is shown without a 'Herbs'"
      HerbLabel().environmentObject(shed[0])  // want: unused-provider
      ForEach(rows) { row in
        // want@+1: missing-provider "'HerbLabel' is shown without a 'Herbs'"
        HerbLabel().environmentObject(row)  // want: unused-provider
      }
      // Nothing tells what it is, but the herbs have a place of their own.
      // want@+1: missing-provider "'HerbLabel' is shown without a 'Herbs'"
      HerbLabel().environmentObject(Unseen.current)
      // Nothing else injects these.
      WeedLabel().environmentObject(Unseen.current)
      WeedLabel().environmentObject(growing)
      MossLabel().environmentObject(growing)
    }
  }
}

struct HerbLabel: View {
  @EnvironmentObject private var herbs: Herbs
  var body: some View { Text("\(herbs.count)") }
}

struct WeedLabel: View {
  @EnvironmentObject private var weeds: Weeds
  var body: some View { Text("\(weeds.height)") }
}

struct MossLabel: View {
  // want@+1: missing-provider "nothing injects the 'Moss'"
  @EnvironmentObject private var moss: Moss
  var body: some View { Text("\(moss.height)") }
}
