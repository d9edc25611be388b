import Pure

// A closure may take the only value that it is handed apart: then its parameters are the parts.

final class Pipe<Output> {
  init() {}
  func next(_ receive: @escaping (Output) -> Void) {}
  func with<Owner: AnyObject>(_ owner: Owner) -> Pipe<(Owner, Output)> { Pipe<(Owner, Output)>() }
  func map<Other>(_ change: @escaping (Output) -> Other) -> Pipe<Other> { Pipe<Other>() }
}
struct Title { init() {} }

final class HomeView: FactoryModule {
  struct Dependency {
    let title: Title
    let subtitle: Title
    let footer: Title
    let header: Title
    let badge: Title  // want: unused-dependency "badge"
  }
  private let title: Title
  private let subtitle: Title
  private let footer: Title
  private let header: Title
  private let badge: Title
  private let pipe = Pipe<Int>()

  init(dependency: Dependency, payload: Void) {
    title = dependency.title
    subtitle = dependency.subtitle
    footer = dependency.footer
    header = dependency.header
    badge = dependency.badge
    pipe.with(self).next { view, value in print(view.title, value) }
    pipe.with(self).next { print($0.subtitle, $1) }
    pipe.with(self).next { pair in print(pair.0.footer) }
    pipe.with(self).map { view, value in (view.header, value) }.next { header, _ in print(header) }
  }
}

enum CompositionRoot {
  static func resolve() -> HomeView.Factory {
    let title = Title()
    return .init(
      dependency: .init(
        title: title, subtitle: title, footer: title, header: title, badge: title))
  }
}
