import Pure

/// Who builds all of them is in no layer.
struct AppDependency {
  let clock: ClockModule.Factory

  static func resolve() -> AppDependency {
    let chat = ChatModule.Factory(
      dependency: .init(
        payment: ChatRoot.payment(),
        payments: Payments(),
        clock: Clock(now: 1),
        receipts: [],
        last: { nil },
        own: nil
      )
    )
    return AppDependency(clock: ClockModule.Factory(dependency: .init(chat: chat)))
  }
}

@main
enum App {
  static func main() { print(AppDependency.resolve().clock.create()) }
}
