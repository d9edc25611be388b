import Dirk
import PotluckKit

class AccountModule: Module {
  init() {
    super.init {
      Factory { SessionStore() }
      Singleton { SessionStore() }  // want: duplicate-provider "SessionStore"
      Singleton { Pantry() }
      Factory { AccountModel() }
      Factory<SigningIn> { Gatekeeper() }
    }
  }
}

final class LabsModule: Module {  // want: unused-provider "LabsModule"
  init() {
    super.init {
      Factory { Lab() }
    }
  }
}

struct Lab {}

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
