/// The parts of small programs whose findings show which files are one.
enum SmallProgram {
  /// An app whose module, stand-in and root are named as those of every other one here.
  static func app(unread: String) -> String {
    """
    import Pure
    class UIResponder {}
    final class Page: UIResponder, FactoryModule {
      struct Dependency {
        let clock: String
        let \(unread): Int
      }
      init(dependency: Dependency, payload: Void) { print(dependency.clock) }
    }
    struct AppDependency {
      let page: Page.Factory
      static func resolve() -> AppDependency {
        AppDependency(page: Page.Factory(dependency: .init(clock: "a", \(unread): 1)))
      }
    }
    @main enum Main { static func main() { print(AppDependency.resolve().page) } }
    """
  }

  /// What another file adds, by the same names, so that a field counts as read.
  static let reader =
    "extension Page { static func all(_ d: Dependency) { print(d.zone) } }\n"

  static let package = "// swift-tools-version: 6.0\nimport PackageDescription\n"

  static func manifest(_ name: String, _ dependencies: String = "") -> String {
    package
      + "let package = Package(name: \"\(name)\", dependencies: [\(dependencies)], "
      + "targets: [.target(name: \"\(name)\")])\n"
  }
}
