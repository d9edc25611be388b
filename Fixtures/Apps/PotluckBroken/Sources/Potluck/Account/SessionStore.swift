import Dirk
import PotluckKit
import SwiftUI

final class SessionStore: ObservableObject {
  @Published var isOpen = false
  @ObservableInject private var account: AccountModel  // want: dependency-cycle "AccountModel"

  func isAllowed(_ recipe: Recipe) -> Bool {
    isOpen || account.isOld || recipe.ingredients.count < 10
  }
}

final class AccountModel: ObservableObject {
  @ObservableInject private var session: SessionStore

  var isOld: Bool { session.isOpen }
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
