import SwiftUI

final class Feeds: ObservableObject { @Published var count = 0 }
final class Updates: ObservableObject { @Published var isShown = false }
final class Haptics: ObservableObject { @Published var strength = 1 }
final class Menus: ObservableObject { @Published var isOpen = false }

struct Sidebar: View {
  @EnvironmentObject var feeds: Feeds

  #if os(macOS)
    @EnvironmentObject var updates: Updates
    @EnvironmentObject var menus: Menus
  #else
    @EnvironmentObject var haptics: Haptics
  #endif

  var body: some View {
    List {
      Text("\(feeds.count)")
      #if os(macOS)
        Text(menus.isOpen ? "open" : "closed")
      #endif
    }
    #if os(macOS)
      .sheet(isPresented: $updates.isShown) { Text("new") }
    #else
      .opacity(Double(haptics.strength))
    #endif
  }
}
