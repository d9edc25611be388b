final class View {
  var presenter: Presenter?
}

final class Presenter {
  weak var view: View?
}

final class ViewAssembly: Assembly {
  func inject(into view: View) {
    defineInjection(key: "veiw", into: view) { $0.presenter = self.presenter; return $0 }
  }

  private var presenter: Presenter { define(init: Presenter()) { $0.view = self.view; return $0 } }

  private var view: View { definePlaceholder() }  // want: missing-provider "view"
}

@main
enum Main {
  static func main() {
    ViewAssembly.instance().inject(into: View())
  }
}
