import EasyDi

// A circle through assemblies is one circle, however they reach each other.

final class HomeAssembly: Assembly {
  lazy var detail: DetailAssembly = self.context.assembly()

  var home: Home { define(init: Home(self.detail.detail)) }  // want: dependency-cycle "detail"
}

final class DetailAssembly: Assembly {
  private lazy var list = ListAssembly.instance()

  var detail: Detail { define(init: Detail(self.list.list)) }
}

final class ListAssembly: Assembly {
  var home: HomeAssembly { HomeAssembly.instance(from: self.context) }

  var list: List { define(scope: .prototype, init: List()) { $0.home = self.home.home; return $0 } }
}

final class ParentAssembly: Assembly {
  lazy var children: ChildAssembly = self.context.assembly()

  var parent: Parent {
    define(scope: .lazySingleton, init: Parent()) {
      $0.children = [self.children.child, self.children.guest, self.children.guest]
      return $0
    }
  }
}

final class ChildAssembly: Assembly {
  private lazy var parents: ParentAssembly = self.context.assembly()

  var child: Child { define(init: Child()) { $0.parent = self.parents.parent; return $0 } }
  var guest: Child {
    define(scope: .prototype, init: Child()) {
      $0.parent = self.parents.parent
      return $0
    }
  }
}

@main
enum Main {
  static func main() {
    print(HomeAssembly.instance().home, ParentAssembly.instance().parent)
  }
}

final class Home {
  init(_ detail: Detail) {}
}

final class Detail {
  init(_ list: List) {}
}

final class List {
  weak var home: Home?
}

final class Parent {
  var children: [Child] = []
}

final class Child {
  weak var parent: Parent?
}
