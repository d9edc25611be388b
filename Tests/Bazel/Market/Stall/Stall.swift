import Kit

final class Sign: FactoryModule {
  struct Dependency { let clock: Clock }

  init(dependency: Dependency, payload: Void) { print(dependency.clock.now) }
}

@main enum Stall {
  static func main() {
    let sign: Sign.Factory = .init(dependency: .init(clock: Clock()))
    sign.create()
  }
}
