import SwiftUI

struct Tray: View {
  var body: some View { Dish().modifier(Stacking()) }
}

struct Dish: View {
  var body: some View { PlateLabel().stacked() }
}

struct Stacking: ViewModifier {
  func body(content: Content) -> some View { content.stacked().onAppear {} }
}

struct PlateLabel: View {
  @EnvironmentObject private var plates: Plates
  var body: some View { Text("\(plates.count)") }
}
