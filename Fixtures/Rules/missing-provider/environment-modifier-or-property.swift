import Observation
import SwiftUI

// A property of a view that cannot be called is not what stands in front of arguments: that is the
// modifier of its name.

@Observable
final class Account {
  struct Settings { var isOpen = true }
  var settings = Settings()
}

struct ProfileEditor: View {
  @Environment(Account.self) private var account
  private var environment: Account.Settings { account.settings }
  var body: some View { Text("\(environment.isOpen)") }
}

struct Profile: View {
  @Environment(Account.self) private var account
  @State private var isEditing = false

  var body: some View {
    Text("\(account.settings.isOpen)")
      .sheet(isPresented: $isEditing) {
        ProfileEditor()
          .environment(account)
      }
  }
}

@main
struct ProfileApp: App {
  @State private var account = Account()
  var body: some Scene {
    WindowGroup { Profile().environment(account) }
  }
}
