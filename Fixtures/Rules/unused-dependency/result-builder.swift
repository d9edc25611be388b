import Pure

// Reads inside the closures of a result builder, under `if` and `for`.

protocol View {}

struct Text: View {
  init(_ text: String) {}
}

struct Group: View {
  init(@ViewBuilder _ content: () -> View) {}
}

@resultBuilder
enum ViewBuilder {
  static func buildBlock(_ parts: View...) -> View { parts[0] }
  static func buildOptional(_ part: View?) -> View { part ?? Text("") }
  static func buildArray(_ parts: [View]) -> View { parts[0] }
}

final class Labels {
  let title = "", names = [""]
  var isShown: Bool { true }
}

struct PanelModule: FactoryModule {
  struct Dependency {
    let header: Labels
    let rows: Labels
    let footer: Labels
    let margin: Labels  // want: unused-dependency "margin"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  @ViewBuilder var body: View {
    Text(dependency.header.title)
    Group {
      for name in dependency.rows.names { Text(name) }
      if dependency.footer.isShown {
        Text("end")
      }
    }
  }
}

enum CompositionRoot {
  static func resolve() -> PanelModule.Factory {
    let labels = Labels()
    return .init(
      dependency: .init(header: labels, rows: labels, footer: labels, margin: labels))
  }
}
