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
    // want@+1: missing-provider "'ZoomLabel' is shown without a 'Camera' in its environment"
    .toolbar { ZoomLabel(isLive: tracker.isRunning) }
  }
}

/// What of the world the map shows.
final class Camera: ObservableObject {
  @Published var zoom = 1.0
}

struct ZoomLabel: View {
  let isLive: Bool
  @EnvironmentObject private var camera: Camera

  var body: some View { Text("\(camera.zoom) \(isLive)") }
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
