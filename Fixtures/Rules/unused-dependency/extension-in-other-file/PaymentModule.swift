import Pure

final class PaymentModule {
  let dependency: Dependency

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
  }
}
