import PureLintResolution
import PureLintSource
import PureLintWiring

extension Dialect {
  /// NSObject+Rx: objects that keep a bag for what they observe.
  package static let nsObjectRx = Dialect(
    name: "NSObject+Rx",
    libraries: [LibraryTable(requiredMembers: ["HasDisposeBag": ["disposeBag"]])]
  )
}
