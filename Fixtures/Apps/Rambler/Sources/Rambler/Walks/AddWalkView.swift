import RamblerKit
import SwiftUI

struct AddWalkView: View {
  @EnvironmentObject private var store: WalkStore
  @EnvironmentObject private var tracker: Tracker

  var body: some View {
    VStack {
      Text(tracker.isRunning ? "still walking" : "done")
      Button("Save") { save() }
    }
  }

  private func save() { store.add(Walk(id: 1, name: "Round the lake", length: 4.5)) }
}
