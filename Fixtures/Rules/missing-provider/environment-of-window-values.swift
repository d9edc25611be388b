// What the scene of a value hands to its closure, and what code out of sight makes of something.
import Ledgers
import SwiftUI

@Observable final class Router { var path: [Int] = [] }
@Observable final class Account { var name = "" }
@Observable final class Journal { var pages = 0 }

struct Desk: Codable, Hashable {
  let router: Router
  var account: Account { Account() }
  func journal() -> Journal { Journal() }
}

@main
struct DeskApp: App {
  private let account = Account()

  var body: some Scene {
    WindowGroup(for: Desk.self) { desk in
      RouterView().environment(desk.wrappedValue.router)
      AccountView().environment(desk.wrappedValue.account)
      JournalView().environment(desk.wrappedValue.journal())
      // want@+1: missing-provider "'AccountView' is shown without an 'Account' in its environment"
      AccountView().environment(desk.wrappedValue.router)
    } defaultValue: {
      Desk(router: Router())
    }
    WindowGroup(for: Desk.self) { $desk in
      RouterView().environment(desk.router)
      // want@+1: missing-provider "'JournalView' is shown without a 'Journal' in its environment"
      JournalView().environment(desk.router)
    } defaultValue: {
      Desk(router: Router())
    }
    ImmersiveSpace(for: Desk.self) { $desk in
      if let desk { RouterView().environment(desk.router) }
    }
    WindowGroup("Ledgers") {
      LedgerReader(account) { entry in
        AccountView().environment(entry.owner)
        // want@+1: missing-provider "'JournalView' is shown without a 'Journal' in its environment"
        JournalView().environment(entry.owner)
      }
    }
    WindowGroup("Others") {
      RouterView().environment(Router())
      AccountView().environment(Account())
      JournalView().environment(Journal())
    }
  }
}

struct RouterView: View {
  @Environment(Router.self) private var router
  var body: some View { Text("\(router.path.count)") }
}

struct AccountView: View {
  @Environment(Account.self) private var account
  var body: some View { Text(account.name) }
}

struct JournalView: View {
  @Environment(Journal.self) private var journal
  var body: some View { Text("\(journal.pages)") }
}
