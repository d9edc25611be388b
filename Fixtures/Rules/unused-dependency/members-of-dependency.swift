import Pure

// Computed members, methods and static members of the struct are no fields; what they read is read.

final class Account {
  var name: String { "" }
}

final class ProfileModule: FactoryModule {
  struct Dependency {
    let account: Account
    let guest: Account
    let admin: Account
    let robot: Account  // want: unused-dependency "robot"

    static let unused = 1
    var title: String { account.name }
    func subtitle() -> String { guest.name }
  }

  let text: String

  init(dependency: Dependency, payload: Void) {
    text = dependency.title + dependency.subtitle() + dependency.adminName
  }
}

extension ProfileModule.Dependency {
  var adminName: String { self.admin.name }
}

enum CompositionRoot {
  static func resolve() -> ProfileModule.Factory {
    let account = Account()
    return .init(
      dependency: .init(account: account, guest: account, admin: account, robot: account))
  }
}
