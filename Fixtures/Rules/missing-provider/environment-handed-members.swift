import SwiftUI
import Toasts

// Who is handed a member of an object, whatever is done with it, is not handed the object.

final class Notices: ObservableObject {
  @Published var isShown = false
  @Published var notice: Notice?
}

struct Notice { var length = 1.0 }

final class Bells: ObservableObject { @Published var count = 0 }
final class Pages: ObservableObject { var bells = Bells() }

struct NoticeLabel: View {
  // want@+1: missing-provider "nothing injects the 'Notices'"
  @EnvironmentObject private var notices: Notices
  var body: some View { Text("\(notices.isShown)") }
}

struct BellLabel: View {
  @EnvironmentObject private var bells: Bells
  var body: some View { Text("\(bells.count)") }
}

@main
struct BellApp: App {
  @StateObject private var notices = Notices()
  @StateObject private var pages = Pages()

  var body: some Scene {
    WindowGroup {
      NoticeLabel()
        .toast(isPresented: $notices.isShown, length: notices.notice?.length ?? 0)
      BellLabel().toast(of: pages.bells)
    }
  }
}
