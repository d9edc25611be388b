import Dirk
import SwiftUI

struct AccountView: View {
  @Inject private var gate: SigningIn?  // want: missing-provider "SigningIn"
  @State private var name = ""

  var body: some View {
    VStack {
      Text(name)
      Button("Sign in") {
        try? gate?.signIn(as: "Ada")
        name = greeting
      }
    }
  }

  private var greeting: String {
    guard let member = try? inject(Member.self) else { return "Who are you?" }
    return "Hello \(member.name)"
  }
}
