import SwiftUI

// What an autoclosure takes is a value of its result.

final class Net { func load() {} }

final class Timeline: ObservableObject {
  @Published var title = ""
  private let net: Net
  init(net: Net) { self.net = net }
  func reload() { net.load() }
}

struct Screen: View {
  @StateObject private var timeline: Timeline

  init(timeline: @autoclosure @escaping () -> Timeline) {
    _timeline = StateObject(wrappedValue: timeline())
  }

  var body: some View { Text(timeline.title) }
}

extension Screen {
  static func make(net: Net) -> Screen {
    net.load()
    return Screen(timeline: Timeline(net: net))
  }
}

@main
struct MainApp: App {
  var body: some Scene { WindowGroup { Screen.make(net: Net()) } }
}
