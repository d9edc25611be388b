// A protocol of the library's name in another target is another protocol.

protocol FactoryModule {
  static var path: String { get }
}

enum HomeRoute: FactoryModule {
  static let path = "home"
}
