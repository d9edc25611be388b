/// Modules with a `struct Dependency`, and roots that build them.
struct PureDialect: Dialect {
  // MARK: Screens

  func files(of screen: ScreenCode) -> [SourceFile] {
    let code = ViewControllerCode(
      code: screen,
      imports: ["Pure", "UIKit"],
      inheritance: "UIViewController, FactoryModule",
      head: { head(of: screen, $0) },
      access: { "dependency.\($0.rawValue)" },
      make: { link, argument in
        let payload = link.argument.isEmpty ? "" : "payload: .init(\(label(of: link)): \(argument))"
        return "dependency.\(link.name)Factory.create(\(payload))"
      }
    )
    return [code.file]
  }

  private func label(of link: ScreenLink) -> String {
    link.kind.payload == .query ? "query" : "item"
  }

  private func head(of screen: ScreenCode, _ state: String) -> String {
    let fields =
      screen.services.map { "let \($0.label): \($0.type)" }
      + screen.links.map { "let \($0.name)Factory: \($0.controller).Factory" }
    let name = screen.payload.prefix { $0 != ":" }
    let dependency = "struct Dependency {\n\(fields.lines(indentedBy: 2))\n}"
    let payload = name.isEmpty ? "" : "struct Payload {\n  let \(screen.payload)\n}"
    let stored =
      ["private let dependency: Dependency"]
      + (name.isEmpty ? [] : ["private var \(screen.payload)"])
    let keeping = name.isEmpty ? "" : "\n  \(name) = payload.\(name)"
    let initializer = """
      init(dependency: Dependency, payload: \(name.isEmpty ? "Void" : "Payload")) {
        self.dependency = dependency\(keeping)
        super.init(nibName: nil, bundle: nil)
      }
      """
    return [
      dependency, payload, stored.joined(separator: "\n") + "\n" + state, initializer,
    ].paragraphs()
  }

  // MARK: Features

  func wiring(of feature: Feature) -> [SourceFile] {
    let root = "\(feature.area)Dependency"
    let screens = factoryOrder(of: feature)
    let factories = screens.map { screen in
      let isLast = screen.kind == .list
      let head =
        isLast ? "return .init" : "let \(screen.kind)Factory = \(screen.controller).Factory"
      return """
        \(head)(
          dependency: .init(\(arguments(of: screen).list(indentedBy: 2)))
        )
        """
    }
    return [
      SourceFile(
        "\(feature.folder)/\(root)+\(feature.type)s.swift",
        """
        import Pure

        extension \(root) {
          /// The list of \(feature.plural) and all that it leads to.
          static func make\(feature.type)s(
        \(parameters(of: feature).map(\.declaration).joined(separator: ",\n").indented(by: 4))
          ) -> \(feature.type)ListViewController.Factory {
        \(factories.lines(indentedBy: 4))
          }
        }
        """
      )
    ]
  }

  /// The screens of a feature, each behind those that it opens.
  private func factoryOrder(of feature: Feature) -> [ScreenCode] {
    let order: [ScreenKind] = [.settings, .summary, .history, .editor, .detail, .search, .list]
    return order.compactMap { kind in
      feature.screens.first { $0.kind == kind }.map { ScreenCode($0, of: feature) }
    }
  }

  private func arguments(of screen: ScreenCode) -> [String] {
    screen.services.map { need in
      if case .core = need.source { return "\(need.label): core.\(need.label)" }
      return "\(need.label): \(need.label)"
    } + screen.links.map { "\($0.name)Factory: \($0.name)Factory" }
  }

  /// What the function that builds a feature is handed.
  private func parameters(of feature: Feature) -> [(declaration: String, argument: String)] {
    let usesCore = feature.screens.contains { screen in screen.services.contains { !$0.isOwn } }
    let own = feature.ownServices.map { kind in
      (
        "\(kind.rawValue): \(kind.type(in: feature.type))",
        "\(kind.rawValue): \(local(kind.rawValue, of: feature.type))"
      )
    }
    let list = feature.related.map { other in
      let name = "\(other.uncapitalized)ListFactory"
      return [("\(name): \(other)ListViewController.Factory", "\(name): \(name)")]
    }
    return (usesCore ? [("core: CoreDependency", "core: core")] : []) + own + (list ?? [])
  }

  /// The name of a feature's service in its root.
  private func local(_ service: String, of type: String) -> String {
    type.uncapitalized + service.prefix(1).uppercased() + service.dropFirst()
  }

  // MARK: Roots

  func wiring(of area: Area) -> [SourceFile] {
    let gateway = GatewayCode.needs.map { "\($0): core.\($0)" }.list(indentedBy: 4)
    let routes = area.features.map { feature in
      "\"\(feature.plural)\": { \(feature.name)ListFactory.create() },"
    }
    return [
      SourceFile(
        "\(area.folder)/\(area.name)Dependency.swift",
        """
        import Pure
        import UIKit

        /// The root of what there is in the \(area.name.uncapitalized).
        struct \(area.name)Dependency {
          let router: Router<UIViewController>
        }

        extension \(area.name)Dependency {
          static func resolve(core: CoreDependency) -> \(area.name)Dependency {
            let gateway = \(area.name)Gateway(\(gateway))

        \(area.features.map(wiring(inRootOf:)).paragraphs().indented(by: 4))

            return .init(
              router: Router(routes: [
        \(routes.lines(indentedBy: 8))
              ])
            )
          }
        }
        """
      )
    ]
  }

  private func wiring(inRootOf feature: Feature) -> String {
    let services = ServiceWiring.all(of: feature).map { service in
      let call = service.construction { need in
        switch need.source {
        case .core: "core.\(need.label)"
        case .area: "gateway"
        case .feature: local(need.label, of: feature.type)
        case .other(let type): local("service", of: type)
        }
      }
      return "let \(local(service.name, of: feature.type)) = \(call)"
    }
    let arguments = parameters(of: feature).map(\.argument).list(indentedBy: 0)
    return services.joined(separator: "\n")
      + "\nlet \(feature.name)ListFactory = self.make\(feature.type)s(\(arguments))"
  }

  func wiring(of app: AppPlan) -> [SourceFile] {
    // What only the other services need stays inside.
    let exposed = CoreCode.services.filter { $0.name != "tokens" }
    let core = SourceFile(
      "Core/CoreDependency.swift",
      """
      /// The root of what all areas use.
      struct CoreDependency {
      \(exposed.map { "let \($0.name): \($0.type)" }.lines(indentedBy: 2))
      }

      extension CoreDependency {
        static func resolve() -> CoreDependency {
      \(CoreCode.services.map { "let \($0.name) = \($0.construction { $0 })" }.lines(indentedBy: 4))
          return .init(\(exposed.map { "\($0.name): \($0.name)" }.list(indentedBy: 4)))
        }
      }
      """
    )
    let areas = app.areas.map { area in
      "let \(area.name.uncapitalized) = \(area.name)Dependency.resolve(core: core)"
    }
    let root = SourceFile(
      "App/AppDependency.swift",
      """
      import UIKit

      /// The root of all.
      struct AppDependency {
        let window: UIWindow
        let analytics: AnalyticsTracking
        let images: ImageLoading
        let routers: [Router<UIViewController>]
      }

      extension AppDependency {
        static func resolve() -> AppDependency {
          let core = CoreDependency.resolve()
      \(areas.lines(indentedBy: 4))
          return .init(
            window: UIWindow(),
            analytics: core.analytics,
            images: core.images,
            routers: [\(app.areas.map { "\($0.name.uncapitalized).router" }.list(indentedBy: 6))]
          )
        }
      }
      """
    )
    return [core, root, delegate(root: "AppDependency.resolve()")]
  }
}
