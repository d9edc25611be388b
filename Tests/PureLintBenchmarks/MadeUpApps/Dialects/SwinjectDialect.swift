/// Registrations in assemblies, and a container for each area.
struct SwinjectDialect: Dialect {
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
    let services = screen.services.map { (name: $0.label, type: $0.type) }
    let makers = screen.links.map { (name: "make\($0.capitalizedName)", type: $0.maker) }
    let payload = screen.payload.isEmpty ? [] : [screen.payload]
    let parameters =
      payload + services.map { "\($0.name): \($0.type)" }
      + makers.map { "\($0.name): @escaping \($0.type)" }
    let names =
      payload.map { String($0.prefix { $0 != ":" }) } + (services + makers).map(\.name)
    let stored =
      (services + makers).map { "private let \($0.name): \($0.type)" }
      + payload.map { "private var \($0)" }
    return """
      \(stored.joined(separator: "\n"))
      \(state)

      init(\(parameters.list(indentedBy: 0))) {
      \(names.map { "self.\($0) = \($0)" }.lines(indentedBy: 2))
        super.init(nibName: nil, bundle: nil)
      }
      """
  }

  // MARK: Features

  func wiring(of feature: Feature) -> [SourceFile] {
    let services = ServiceWiring.all(of: feature).map { service in
      let call = service.construction(indentedBy: 2) { "r.resolve(\($0.type).self)!" }
      return """
        container.register(\(service.type).self) { r in
          \(call)
        }\(service.isShared ? "\n.inObjectScope(.container)" : "")
        """
    }
    let screens = feature.screens.map { ScreenCode($0, of: feature) }
    return [
      SourceFile(
        "\(feature.folder)/\(feature.type)Assembly.swift",
        """
        import Swinject

        final class \(feature.type)Assembly: Assembly {
          func assemble(container: Container) {
            assembleServices(in: container)
        \(screens.map { "assemble\($0.kind.name)(in: container)" }.lines(indentedBy: 4))
          }

          private func assembleServices(in container: Container) {
        \(services.lines(indentedBy: 4))
          }

        \(screens.map(registration).paragraphs().indented(by: 2))
        }
        """
      )
    ]
  }

  /// The function that registers a screen, and what makes it for others if it takes a payload.
  private func registration(of screen: ScreenCode) -> String {
    let name = screen.payload.prefix { $0 != ":" }
    let arguments =
      (name.isEmpty ? [] : ["\(name): \(name)"])
      + screen.services.map { "\($0.label): r.resolve(\($0.type).self)!" }
      + screen.links.map { "make\($0.capitalizedName): r.resolve((\($0.maker)).self)!" }
    let parameters = name.isEmpty ? "r" : "(r: Resolver, \(screen.payload))"
    let type = screen.payload.drop { $0 != ":" }.dropFirst(2)
    let maker =
      name.isEmpty
      ? "{ r.resolve(\(screen.controller).self)! }"
      : "{ \(name) in r.resolve(\(screen.controller).self, argument: \(name))! }"
    let makerRegistration = """
        container.register(((\(type)) -> \(screen.controller)).self) { r in
          \(maker)
        }
      """
    let isOpened = screen.kind != .list || screen.feature.isOpenedByOthers
    return """
      private func assemble\(screen.kind.name)(in container: Container) {
        container.register(\(screen.controller).self) { \(parameters) in
          \(screen.controller)(\(arguments.list(indentedBy: 4)))
        }\(isOpened ? "\n" + makerRegistration : "")
      }
      """
  }

  // MARK: Roots

  func wiring(of area: Area) -> [SourceFile] {
    let gateway = GatewayCode.needs.map { name in
      "\(name): r.resolve(\(CoreCode.type(of: name)).self)!"
    }
    let assemblies = ["\(area.name)Assembly()"] + area.features.map { "\($0.type)Assembly()" }
    let routes = area.features.map { feature in
      "\"\(feature.plural)\": { resolver.resolve(\(feature.type)ListViewController.self)! },"
    }
    return [
      SourceFile(
        "\(area.folder)/\(area.name)Root.swift",
        """
        import Swinject
        import UIKit

        /// The root of what there is in the \(area.name.uncapitalized).
        enum \(area.name)Root {
          static func resolve(core: Container) -> Router<UIViewController> {
            let container = Container(parent: core)
            let assembler = Assembler(
              [
        \(assemblies.joined(separator: ",\n").indented(by: 8))
              ],
              container: container
            )
            let resolver = assembler.resolver
            return Router(routes: [
        \(routes.lines(indentedBy: 6))
            ])
          }
        }

        final class \(area.name)Assembly: Assembly {
          func assemble(container: Container) {
            container.register(\(area.name)GatewayServing.self) { r in
              \(area.name)Gateway(\(gateway.list(indentedBy: 6)))
            }
            .inObjectScope(.container)
          }
        }
        """
      )
    ]
  }

  func wiring(of app: AppPlan) -> [SourceFile] {
    let registrations = CoreCode.services.map { service in
      let call = service.construction(indentedBy: 2) {
        "r.resolve(\(CoreCode.type(of: $0)).self)!"
      }
      return """
        container.register(\(service.type).self) { \(service.needs.isEmpty ? "_" : "r") in
          \(call)
        }
        .inObjectScope(.container)
        """
    }
    let core = SourceFile(
      "Core/CoreAssembly.swift",
      """
      import Swinject

      /// What all areas use.
      final class CoreAssembly: Assembly {
        func assemble(container: Container) {
      \(registrations.lines(indentedBy: 4))
        }
      }
      """
    )
    let routers = app.areas.map { "\($0.name)Root.resolve(core: container)" }
    let root = SourceFile(
      "App/AppRoot.swift",
      """
      import Swinject
      import UIKit

      /// The root of all.
      struct AppRoot {
        let window: UIWindow
        let analytics: AnalyticsTracking
        let images: ImageLoading
        let routers: [Router<UIViewController>]
      }

      extension AppRoot {
        static func resolve() -> AppRoot {
          let container = Container()
          let assembler = Assembler([CoreAssembly()], container: container)
          return AppRoot(
            window: UIWindow(),
            analytics: assembler.resolver.resolve(AnalyticsTracking.self)!,
            images: assembler.resolver.resolve(ImageLoading.self)!,
            routers: [\(routers.list(indentedBy: 6))]
          )
        }
      }
      """
    )
    return [core, root, delegate(root: "AppRoot.resolve()")]
  }
}
