import Pure
import ReactorKit

// ReactorKit's `reactor` has the type that `bind(reactor:)` or `Reactor` names, so that
// `.init(dependency:payload:)` builds that module and no other. It does not compile without the
// library.

final class TitleReactor: FactoryModule {
  struct Dependency {}
  struct Payload { let title: String }
  let title: String
  init(dependency: Dependency, payload: Payload) { title = payload.title }
}

final class FooterReactor: FactoryModule {
  struct Dependency {}
  struct Payload { let title: String }
  let title: String
  init(dependency: Dependency, payload: Payload) { title = payload.title }
}

final class SubtitleReactor: FactoryModule {  // want: unwired-module "SubtitleReactor"
  struct Dependency {}
  struct Payload { let title: String }
  let title: String
  init(dependency: Dependency, payload: Payload) { title = payload.title }
}

final class TitleHeader: UIView, View {
  func bind(reactor: TitleReactor) {}
}

final class Footer: UIView, StoryboardView {
  typealias Reactor = FooterReactor
}

final class SettingScreen {
  func header() -> TitleHeader {
    let header = TitleHeader()
    header.reactor = .init(dependency: .init(), payload: .init(title: "settings"))
    return header
  }

  func footer() -> Footer {
    let footer = Footer()
    footer.reactor = .init(dependency: .init(), payload: .init(title: "settings"))
    return footer
  }
}
