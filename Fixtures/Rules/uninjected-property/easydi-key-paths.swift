// Who is handed a key path that leads to a property may set it; one property has nobody who does.
import EasyDi

final class Store {}

final class Detail {
  var store: Store!
  var id: Int!
  var kind: Int!
  func show() { print(store!, id!, kind!) }
}

func assign<Root, Value>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>, _ value: Value) {
  root[keyPath: path] = value
}

final class DetailAssembly: Assembly {
  private var store: Store { define(scope: .lazySingleton, init: Store()) }
  var detail: Detail {
    define(init: Detail()) {  // want: uninjected-property "'Detail.kind'"
      $0.store = self.store
      return $0
    }
  }
}

@main
enum Main {
  static func main() {
    let detail = DetailAssembly.instance().detail
    assign(detail, \.id, 3)
    detail.show()
  }
}
