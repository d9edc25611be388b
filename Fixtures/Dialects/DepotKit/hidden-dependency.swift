// rules: hidden-dependency
import DepotKit

final class Service {
  static let shared = Service()
}

final class Detail: Guest {
  init(needs: Void, order: Void) { print(Service.shared) }  // want: hidden-dependency "'Detail'"
}
print(Maker<Detail>())
