import RamblerKit
import SwiftUI

struct AddWalkView: View {
  @EnvironmentObject private var store: WalkStore
  @EnvironmentObject private var tracker: Tracker
  // want@+1: missing-provider "nothing injects the 'Draft' that 'AddWalkView' takes"
  @EnvironmentObject private var draft: Draft

  var body: some View {
    VStack {
      Text(tracker.isRunning ? "still walking" : "done")
      Button("Save") { save() }
    }
  }

  private func save() { store.add(Walk(id: 1, name: draft.name, length: 4.5)) }
}

/// A walk that is being written down.
final class Draft: ObservableObject {
  @Published var name = ""
}
