import EasyDi

// A definition's result has to be what is declared: in a function without a result that is nothing,
// and a lazy singleton under the key of another type is that other one.

final class View {
  var title = ""
}

final class Label {}

protocol Titled {}
extension View: Titled {}

final class ViewAssembly: Assembly {
  func inject(into view: View) {
    return define(init: view) {  // want: mismatched-provider "View"
      $0.title = "a"
      return $0
    }
  }

  func fill(_ view: View) {
    let _: View = define(init: view) { $0.title = "b"; return $0 }
  }

  func place(_ view: View) {
    defineInjection(into: view) { $0.title = "c"; return $0 }
  }

  func make(_ view: View) -> Titled { define(init: view) { $0.title = "d"; return $0 } }

  var missing: View? { define(init: Optional<View>.none) }

  var any: Any { define(init: Label()) }

  var wrong: Label { define(init: View()) }  // want: mismatched-provider "Label"
}

final class KeyAssembly: Assembly {
  func shown(_ view: View) -> View { define(scope: .lazySingleton, init: view) }

  // want@+1: mismatched-provider "Label"
  func shown(_ label: Label) -> Label { define(scope: .lazySingleton, init: label) }

  /// In the graph, an object of another type is passed over.
  func passed(_ view: View) -> View { define(init: view) }
  func passed(_ label: Label) -> Label { define(init: label) }

  func named(_ view: View) -> View { define(key: "view", scope: .lazySingleton, init: view) }
  func named(_ label: Label) -> Label { define(key: "label", scope: .lazySingleton, init: label) }
}

@main
enum Main {
  static func main() {
    let view = View()
    let views = ViewAssembly.instance()
    views.fill(view)
    views.place(view)
    views.inject(into: view)
    print(views.make(view), views.missing as Any, views.any, views.wrong)
    let keys = KeyAssembly.instance()
    print(keys.shown(view), keys.shown(Label()), keys.passed(view), keys.passed(Label()))
    print(keys.named(view), keys.named(Label()))
  }
}
