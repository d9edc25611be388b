import SwiftUI

final class Beds: ObservableObject { @Published var count = 0 }
final class Tools: ObservableObject { @Published var count = 0 }
final class Seeds: ObservableObject { @Published var selected: Int? }

struct Sidebar: View {
  @EnvironmentObject private var beds: Beds

  var body: some View {
    NavigationView {
      ForEach(0..<beds.count, id: \.self) { bed in
        row(for: bed)
      }
    }
  }

  // Each target has a screen of its own of that name.
  private func row(for bed: Int) -> some View {
    VStack {
      if beds.count > bed {
        NavigationLink(destination: BedScreen(bed: bed)) { Text("Bed") }
      }
    }
  }
}
