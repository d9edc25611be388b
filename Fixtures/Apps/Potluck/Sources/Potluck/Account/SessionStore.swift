import Dirk
import PotluckKit
import SwiftUI

final class SessionStore: ObservableObject {
  @Published var isOpen = false

  func isAllowed(_ recipe: Recipe) -> Bool { isOpen || recipe.ingredients.count < 10 }
}

protocol SigningIn {
  func signIn(as name: String) throws
}

struct Gatekeeper: SigningIn {
  @Inject var session: SessionStore

  func signIn(as name: String) throws {
    try Dirk.get().register(MemberModule(name: name))
    session.isOpen = true
  }
}
