import Flowers
import SwiftUI

// Ways through initializers that hand on to others, through functions of views that yield the same
// view once more, through modifiers of a library's name and overloaded ones.

final class Soil: ObservableObject { @Published var depth = 0 }
final class Water: ObservableObject { @Published var amount = 0 }

@main
struct GardenApp: App {
  @StateObject private var soil = Soil()
  @StateObject private var water = Water()

  var body: some Scene {
    WindowGroup {
      SoilLabel().environmentObject(soil)
      WaterLabel().environmentObject(water)
      Bed(width: 3) {
        // want@+1: missing-provider "'SoilLabel' is shown without a 'Soil' in its environment"
        SoilLabel()
      }
      Bed(width: 3) { SoilLabel().environmentObject(soil) }
      Bed(width: 3, SoilLabel()).environmentObject(soil)
      // want@+1: missing-provider "'Fence' is shown without a 'Soil' in its environment"
      Fence()
        .painted(2)
        .painted("green")
        .high()
      Fence().painted(2).environmentObject(soil)
      // want@+1: missing-provider "'WaterLabel' is shown without a 'Water' in its environment"
      WaterLabel()
        .disabled(nil)
      WaterLabel()
        .disabled(true)
        .watered(water, by: 2)
      WaterLabel()
        .watered(water, by: "two")
      // want@+1: missing-provider "'WaterLabel' is shown without a 'Water' in its environment"
      WaterLabel()
        .tended(2)
        .tended("two")
      Table(of: Int.self) {
        TableColumn("soil") { _ in
          // want@+1: missing-provider "'SoilLabel' is shown without a 'Soil' in its environment"
          SoilLabel()
        }
        .width(20)
      }
      // want@+1: missing-provider "'WaterLabel' is shown without a 'Water' in its environment"
      WaterLabel().pouring(water.amount)
      WaterLabel().pouring(water)
    }
  }
}

struct Bed<Content: View>: View {
  private let width: Double
  private let content: Content

  init(wide width: Double, @ViewBuilder content: () -> Content) {
    self.width = width
    self.content = content()
  }

  init(width: Int, @ViewBuilder content: () -> Content) {
    self.init(wide: Double(width)) { content() }
  }

  init(width: Int, _ content: Content) {
    self.init(width: width) { content }
  }

  var body: some View { content.frame(width: width) }
}

struct Fence: View {
  @EnvironmentObject private var soil: Soil
  private var colour = 0
  private var height = 0

  var body: some View { Text("\(colour) \(height) \(soil.depth)") }

  func painted(_ colour: Int) -> Fence {
    var copy = self
    copy.colour = colour
    return copy
  }

  func painted(_ name: String) -> Fence { painted(name.count) }

  func high() -> Self {
    var copy = self
    copy.height = 2
    return copy
  }
}

extension View {
  /// Of the library's name, which it calls.
  @ViewBuilder
  func disabled(_ isDisabled: Bool?) -> some View {
    if let isDisabled { self.disabled(isDisabled) } else { self }
  }

  func watered(_ water: Water, by count: Int) -> some View { environmentObject(water) }
  func watered(_ water: Water, by name: String) -> some View { environmentObject(water) }

  func tended(_ count: Int) -> some View { padding(CGFloat(count)) }
  func tended(_ name: String) -> some View { overlay { Text(name) } }
}

struct SoilLabel: View {
  @EnvironmentObject private var soil: Soil
  var body: some View { Text("\(soil.depth)") }
}

struct WaterLabel: View {
  @EnvironmentObject private var water: Water
  var body: some View { Text("\(water.amount)") }
}
