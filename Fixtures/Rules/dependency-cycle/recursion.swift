import Pure

// A function that calls one of its name is no circle of providers: recursion has an end, or the
// compiler warns of it; and a type's function may call that of its value.

final class Report: FactoryModule {
  struct Dependency { let title: String }
  init(dependency: Dependency, payload: Void) { print(dependency.title) }
}

final class CompositionRoot {
  static let shared = CompositionRoot()
  lazy var report = Report.Factory(dependency: .init(title: title))
  var title = ""

  static func launch() { shared.launch() }

  func launch() {
    open(page: "1")
  }

  func open(page: String) { open(page: Int(page)!) }

  func open(page: Int) {
    if page > 0 { open(page: page - 1) }
    print(report.create())
  }

  func refresh() { reload() }
  func reload() {
    print(report.create())
    refresh()  // want@-3: dependency-cycle "'refresh()' -> 'reload()' -> 'refresh()'"
  }
}

func start() { CompositionRoot.launch() }
