import RamblerKit
import SwiftUI

struct MapScreen: View {
  @EnvironmentObject private var tracker: Tracker
  @StateObject private var camera = Camera()

  var body: some View {
    ForEach(Layer.all) { layer in
      layer.view
    }
    .environmentObject(camera)
    .toolbar { Text(tracker.isRunning ? "live" : "") }
  }
}

/// What of the world the map shows.
final class Camera: ObservableObject {
  @Published var zoom = 1.0
}

enum Layer {
  case paths
  case shelters

  static let all: [Layer] = [.paths, .shelters]

  @ViewBuilder var view: some View {
    switch self {
    case .paths: PathLayer()
    case .shelters: Text("shelters")
    }
  }
}

struct PathLayer: View {
  @EnvironmentObject private var camera: Camera
  @EnvironmentObject private var store: WalkStore

  var body: some View { Text("\(store.walks.count) at \(camera.zoom)") }
}
