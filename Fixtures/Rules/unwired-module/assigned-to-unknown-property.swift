import Pure
import Rendering

// `model` is a library's property: `.init(dependency:payload:)` may build any module that takes
// such arguments. It does not compile without the library.

final class TitleReactor: FactoryModule {
  struct Dependency {}
  struct Payload { let title: String }
  let title: String
  init(dependency: Dependency, payload: Payload) { title = payload.title }
}

final class PriceReactor: FactoryModule {  // want: unwired-module "PriceReactor"
  struct Dependency {
    let currency: String
  }
  struct Payload { let price: Int }
  let text: String
  init(dependency: Dependency, payload: Payload) {
    text = "\(payload.price) \(dependency.currency)"
  }
}

final class TitleHeader: UIView, Rendered {
  func render(_ model: TitleReactor) {}
}

final class SettingScreen {
  func header() -> TitleHeader {
    let header = TitleHeader()
    header.model = .init(dependency: .init(), payload: .init(title: "settings"))
    return header
  }
}
