/// Assemblies whose members define services and screens.
struct EasyDiDialect: Dialect {
  // MARK: Screens

  func files(of screen: ScreenCode) -> [SourceFile] {
    let code = ViewControllerCode(
      code: screen,
      imports: ["UIKit"],
      inheritance: "UIViewController",
      head: { head(of: screen, $0) },
      access: { $0.rawValue },
      make: { link, argument in "make\(link.capitalizedName)(\(argument))" }
    )
    return [code.file]
  }

  private func head(of screen: ScreenCode, _ state: String) -> String {
    let payload = screen.payload.isEmpty ? [] : [screen.payload]
    let services = screen.services.map { "\($0.label): \($0.type)" }
    let names = (payload + services).map { String($0.prefix { $0 != ":" }) }
    let stored =
      screen.links.map { "var make\($0.capitalizedName): (\($0.maker))!" }
      + services.map { "private let \($0)" } + payload.map { "private var \($0)" }
    return """
      \(stored.joined(separator: "\n"))
      \(state)

      init(\((payload + services).list(indentedBy: 0))) {
      \(names.map { "self.\($0) = \($0)" }.lines(indentedBy: 2))
        super.init(nibName: nil, bundle: nil)
      }
      """
  }

  // MARK: Features

  func wiring(of feature: Feature) -> [SourceFile] {
    let services = ServiceWiring.all(of: feature)
    let screens = feature.screens.map { ScreenCode($0, of: feature) }
    let others =
      feature.related.map {
        ["private lazy var \($0.uncapitalized)s: \($0)Assembly = context.assembly()"]
      }
      ?? []
    let assemblies =
      [
        "private lazy var core: CoreAssembly = context.assembly()",
        "private lazy var area: \(feature.area)Services = context.assembly()",
      ] + others
    return [
      SourceFile(
        "\(feature.folder)/\(feature.type)Assembly.swift",
        """
        import EasyDi

        final class \(feature.type)Assembly: Assembly {
        \(assemblies.lines(indentedBy: 2))

        \((services.map(definition) + screens.map(definition)).paragraphs().indented(by: 2))
        }
        """
      )
    ]
  }

  private func value(of need: ServiceWiring.Need) -> String {
    switch need.source {
    case .core: "self.core.\(need.label)"
    case .area: "self.area.\(need.label)"
    case .feature: "self.\(need.label)"
    case .other(let type): "self.\(type.uncapitalized)s.service"
    }
  }

  private func definition(of service: ServiceWiring) -> String {
    let isPrivate = service.name != "service"
    let scope = service.isShared ? "\n    scope: .lazySingleton," : ""
    return """
      \(isPrivate ? "private " : "")var \(service.name): \(service.type) {
        define(\(scope)
          init: \(service.construction(indentedBy: 4, value))
        )
      }
      """
  }

  private func definition(of screen: ScreenCode) -> String {
    let name = screen.payload.prefix { $0 != ":" }
    let arguments =
      (name.isEmpty ? [] : ["\(name): \(name)"])
      + screen.services.map { "\($0.label): \(value(of: $0))" }
    let type = screen.controller
    let head =
      name.isEmpty
      ? "var \(screen.kind): \(type)"
      : "private func \(screen.kind)(of \(screen.payload)) -> \(type)"
    let modifier = name.isEmpty && screen.kind != .list ? "private " : ""
    let scope = name.isEmpty ? "" : "\n    scope: .prototype,"
    let construction = "\(type)(\(arguments.list(indentedBy: 4)))"
    guard !screen.links.isEmpty else {
      return """
        \(modifier)\(head) {
          define(\(scope)
            init: \(construction)
          )
        }
        """
    }
    return """
      \(modifier)\(head) {
        define(\(scope)
          init: \(construction)
        ) { screen in
      \(screen.links.map { "screen.make\($0.capitalizedName) = \(maker(of: $0, in: screen))" }
        .lines(indentedBy: 4))
          return screen
        }
      }
      """
  }

  private func maker(of link: ScreenLink, in screen: ScreenCode) -> String {
    guard link.feature == screen.feature.type else {
      return "{ self.\(link.feature.uncapitalized)s.\(link.kind) }"
    }
    return link.argument.isEmpty ? "{ self.\(link.kind) }" : "{ self.\(link.kind)(of: $0) }"
  }

  // MARK: Roots

  func wiring(of area: Area) -> [SourceFile] {
    let gateway = GatewayCode.needs.map { "\($0): self.core.\($0)" }.list(indentedBy: 6)
    let assemblies = area.features.map { feature in
      "private lazy var \(feature.plural): \(feature.type)Assembly = context.assembly()"
    }
    let routes = area.features.map { "\"\($0.plural)\": { self.\($0.plural).list }," }
    return [
      SourceFile(
        "\(area.folder)/\(area.name)Assembly.swift",
        """
        import EasyDi
        import UIKit

        /// The root of what there is in the \(area.name.uncapitalized).
        final class \(area.name)Assembly: Assembly {
        \(assemblies.lines(indentedBy: 2))

          var router: Router<UIViewController> {
            define(
              scope: .lazySingleton,
              init: Router(routes: [
        \(routes.lines(indentedBy: 8))
              ])
            )
          }
        }

        /// What the features in the \(area.name.uncapitalized) talk to.
        final class \(area.name)Services: Assembly {
          private lazy var core: CoreAssembly = context.assembly()

          var gateway: \(area.name)GatewayServing {
            define(
              scope: .lazySingleton,
              init: \(area.name)Gateway(\(gateway))
            )
          }
        }
        """
      )
    ]
  }

  func wiring(of app: AppPlan) -> [SourceFile] {
    let definitions = CoreCode.services.map { service in
      """
      \(service.name == "tokens" ? "private " : "")var \(service.name): \(service.type) {
        define(
          scope: .lazySingleton,
          init: \(service.construction(indentedBy: 4) { "self.\($0)" })
        )
      }
      """
    }
    let core = SourceFile(
      "Core/CoreAssembly.swift",
      """
      import EasyDi

      /// What all areas use.
      final class CoreAssembly: Assembly {
      \(definitions.paragraphs().indented(by: 2))
      }
      """
    )
    let areas = app.areas.map { area in
      "private lazy var \(area.name.uncapitalized): \(area.name)Assembly = context.assembly()"
    }
    let routers = app.areas.map { "self.\($0.name.uncapitalized).router" }.list(indentedBy: 8)
    let root = SourceFile(
      "App/AppAssembly.swift",
      """
      import EasyDi
      import UIKit

      /// The root of all.
      final class AppAssembly: Assembly {
        private lazy var core: CoreAssembly = context.assembly()
      \(areas.lines(indentedBy: 2))

        var root: AppRoot {
          define(
            init: AppRoot(
              window: UIWindow(),
              analytics: self.core.analytics,
              images: self.core.images,
              routers: [\(routers)]
            )
          )
        }
      }

      struct AppRoot {
        let window: UIWindow
        let analytics: AnalyticsTracking
        let images: ImageLoading
        let routers: [Router<UIViewController>]
      }
      """
    )
    return [core, root, delegate(root: "AppAssembly.instance().root", imports: ["EasyDi"])]
  }
}
