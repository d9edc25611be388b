import Browsers
import SwiftUI

// Who is handed the binding of a member is not handed the object.

final class Pages: ObservableObject { @Published var address: URL? }
final class Tabs: ObservableObject { @Published var page: Pages? }

@main
struct ReaderApp: App {
  @StateObject private var pages = Pages()
  @StateObject private var tabs = Tabs()

  var body: some Scene {
    WindowGroup {
      // want@+1: missing-provider "'Page' is shown without a 'Pages' in its environment"
      Page().browser(item: $pages.address) { Browser(url: $0) }
    }
    Window("Tabs", id: "tabs") { Page().browser(item: $tabs.page) { _ in Browser() } }
    Window("Whole", id: "whole") { Page().browser(of: pages) }
    Window("Filled", id: "filled") { Page().environmentObject(pages) }
  }
}

struct Page: View {
  @EnvironmentObject private var pages: Pages
  var body: some View { Text("\(pages.address as URL?)") }
}
