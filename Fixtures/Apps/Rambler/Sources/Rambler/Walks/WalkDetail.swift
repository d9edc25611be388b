import RamblerKit
import SwiftUI

struct WalkDetail: View {
  let walk: Walk
  @EnvironmentObject private var services: Services
  @State private var isShared = false

  var body: some View {
    VStack {
      WalkRow(walk: walk)
      Button("Repeat") { start() }
      Button("Share") { isShared = true }
    }
    .sheet(isPresented: $isShared) { ShareView(walk: walk) }
  }

  private func start() {
    services.tracker.isRunning = true
    services.store.add(walk)
  }
}
