import PureLintPlainDialects
import PureLintRegistries
import PureLintSwiftUI
import PureLintSwinject
import PureLintWiring

extension Dialect {
  /// The dialects that come with the program. Interfaces count in this order.
  static let all: [Dialect] = [
    .swift, .pure, .reactorKit, .swinject, .easyDi, .dirk, .factory, .resolver, .diTranquillity,
    .needle, .ribs,
    .swiftDependencies, .appIntents, .rxFlow, .nsObjectRx, .katana, .registries, .injectedValues,
    .swiftUI,
  ]
}
