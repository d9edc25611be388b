import SwiftUI

// The system puts the delegates that UIKit makes into the environment. A Mac has no UIKit.

@Observable final class Sails: NSObject { var count = 0 }
@Observable final class Masts: NSObject { var count = 0 }

#if canImport(UIKit)
  extension Sails: UIWindowSceneDelegate {}
#endif
extension Masts: UIWindowSceneDelegate {}
extension Masts: NSApplicationDelegate {}

@main
struct YachtApp: App {
  @State private var masts = Masts()

  var body: some Scene {
    WindowGroup {
      #if os(iOS)
        Deck()
      #elseif os(macOS)
        MacDeck()
      #endif
    }
  }
}

struct Deck: View {
  @Environment(Sails.self) private var sails
  @Environment(Masts.self) private var masts
  var body: some View { Text("\(sails.count) \(masts.count)") }
}

#if os(macOS)
  struct MacDeck: View {
    @State private var sails = Sails()

    var body: some View {
      MacSails().environment(sails)
      // want@+1: missing-provider "'MacSails' is shown without a 'Sails' in its environment"
      MacSails()
      Rigging()
    }
  }

  struct MacSails: View {
    @Environment(Sails.self) private var sails
    var body: some View { Text("\(sails.count)") }
  }

  struct Rigging: View {
    @Environment(Masts.self) private var masts
    var body: some View { Text("\(masts.count)") }
  }
#endif
