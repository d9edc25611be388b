import Pure

// Members that hand `self` on are no circle: the root exists before its lazy members do.

protocol ServiceProviding: AnyObject {
  var user: UserService { get }
  var mail: MailService { get }
}

final class UserService {
  unowned let provider: ServiceProviding
  init(provider: ServiceProviding) { self.provider = provider }
  func greet() { provider.mail.send() }
}

final class MailService {
  unowned let provider: ServiceProviding
  init(provider: ServiceProviding) { self.provider = provider }
  func send() { print(provider.user) }
}

final class InboxModule: FactoryModule {
  struct Dependency {
    let user: UserService
  }
  let user: UserService
  init(dependency: Dependency, payload: Void) { user = dependency.user }
  func open() { user.greet() }
}

final class CompositionRoot: ServiceProviding {
  lazy var user = UserService(provider: self)
  lazy var mail = MailService(provider: self)
  lazy var inboxFactory = InboxModule.Factory(dependency: .init(user: self.user))
}

let module = CompositionRoot().inboxFactory.create()
