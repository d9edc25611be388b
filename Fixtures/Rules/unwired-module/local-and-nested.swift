import Pure

// Modules inside functions and types, wired by short or qualified names.

enum Feature {
  final class ListModule: FactoryModule {
    init(dependency: Void, payload: Void) {}
  }

  final class DetailModule: FactoryModule {  // want: unwired-module "Feature.DetailModule"
    init(dependency: Void, payload: Void) {}
  }

  enum Cells {
    final class RowModule: FactoryModule {
      init(dependency: Void, payload: Void) {}
    }
  }

  static func makeList() -> ListModule.Factory { ListModule.Factory() }
}

extension Feature.Cells {
  final class HeaderModule: FactoryModule {
    init(dependency: Void, payload: Void) {}
  }
}

final class DetailModule: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

func show() {
  final class LocalModule: FactoryModule {
    init(dependency: Void, payload: Void) {}
  }
  print(LocalModule.Factory(), Feature.Cells.RowModule.Factory(), DetailModule.Factory())
  print(Feature.Cells.HeaderModule.Factory().create())
}
