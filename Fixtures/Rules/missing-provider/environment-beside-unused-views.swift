import SwiftUI

// A view that nobody shows opens no way to those that it would show.

final class Accounts: ObservableObject { @Published var count = 0 }
final class Themes: ObservableObject { @Published var count = 0 }

@main
struct MailApp: App {
  var body: some Scene {
    WindowGroup {
      // want@+1: missing-provider "'MailView' is shown without an 'Accounts'"
      MailView().environmentObject(Themes())
    }
    Window("Shelf", id: "shelf") { ShelfWindow() }
    Window("Accounts", id: "accounts") {
      AccountList().environmentObject(Accounts())
    }
  }
}

struct MailView: View {
  @State private var tab = 0

  var body: some View {
    VStack {
      Stepper("Tab", value: $tab)
      Tabs(tab: tab)
    }
  }
}

struct Tabs: View {
  let tab: Int

  var body: some View {
    if tab == 1 { AccountList() }
    if tab == 2 { ThemeList() }
  }
}

/// Nothing shows it.
struct OldMailView: View {
  var body: some View { Tabs(tab: 1) }
}

struct OldMailView_Previews: PreviewProvider {
  static var previews: some View { OldMailView().environmentObject(Accounts()) }
}

struct ShelfWindow: View {
  var body: some View { Shelf(tab: UserDefaults.standard.integer(forKey: "tab")) }
}

struct Shelf: View {
  let tab: Int
  var body: some View { if tab == 1 { AccountList() } }
}

/// Where this one is shown, nobody knows.
struct Drawer: View {
  var body: some View { Shelf(tab: 1) }
}

enum Drawers {
  static let all: [String: AnyView] = ["first": AnyView(Drawer())]
}

struct DrawerView: View {
  var body: some View { Drawers.all["first"] }
}

extension MailView {
  var drawer: some View { DrawerView() }
}

struct AccountList: View {
  @EnvironmentObject private var accounts: Accounts
  var body: some View { Text("\(accounts.count)") }
}

struct ThemeList: View {
  @EnvironmentObject private var themes: Themes
  var body: some View { Text("\(themes.count)") }
}
