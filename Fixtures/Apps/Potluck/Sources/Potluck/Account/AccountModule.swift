import Dirk
import PotluckKit

class AccountModule: Module {
  init() {
    super.init {
      Singleton { SessionStore() }
      Factory<SigningIn> { Gatekeeper() }
    }
  }
}

/// What is there once somebody has signed in.
final class MemberModule: Module {
  init(name: String) {
    super.init {
      Singleton { Member(name: name) }
    }
  }
}

struct Member {
  let name: String
}
