/// Modules of factories and singletons, and views that ask for their models.
struct DirkDialect: Dialect {
  func files(of screen: ScreenCode) -> [SourceFile] { ViewCode(code: screen).files }

  // MARK: Features

  func wiring(of feature: Feature) -> [SourceFile] {
    let services = ServiceWiring.all(of: feature).map { service in
      let call = service.construction(indentedBy: 2) { _ in "$0.get()" }
      return """
        \(service.isShared ? "Singleton" : "Factory")<\(service.type)> {
          try \(call)
        }
        """
    }
    let models = feature.screens.map { screen in
      "Factory { \(ScreenCode(screen, of: feature).name)Model() }"
    }
    return [
      SourceFile(
        "\(feature.folder)/\(feature.type)Module.swift",
        """
        import Dirk

        final class \(feature.type)Module: Module {
          init() {
            super.init {
        \((services + models).lines(indentedBy: 6))
            }
          }
        }
        """
      )
    ]
  }

  // MARK: Roots

  func wiring(of area: Area) -> [SourceFile] {
    let needs = GatewayCode.needs.map { "\($0): $0.get()" }.list(indentedBy: 8)
    let modules = ["\(area.name)Module()"] + area.features.map { "\($0.type)Module()" }
    return [
      SourceFile(
        "\(area.folder)/\(area.name)Module.swift",
        """
        import Dirk

        /// What the features in the \(area.name.uncapitalized) talk to.
        final class \(area.name)Module: Module {
          init() {
            super.init {
              Singleton<\(area.name)GatewayServing> {
                try \(area.name)Gateway(\(needs))
              }
            }
          }
        }

        /// The root of what there is in the \(area.name.uncapitalized).
        enum \(area.name)Root {
          static func register(in dirk: Dirk) {
        \(modules.map { "dirk.register(\($0))" }.lines(indentedBy: 4))
          }
        }
        """
      ),
      SourceFile("\(area.folder)/\(area.name)View.swift", view(of: area)),
    ]
  }

  /// The view that leads to the features of an area, ten in each of its parts.
  private func view(of area: Area) -> String {
    let groups = stride(from: 0, to: area.features.count, by: 10).map { start in
      area.features[start..<min(start + 10, area.features.count)].map { feature in
        """
        NavigationLink {
          \(feature.type)ListView()
        } label: {
          Text("\(feature.type)s")
        }
        """
      }
    }
    let parts = groups.enumerated().map { index, links in
      """
      private var part\(index + 1): some View {
        VStack {
      \(links.lines(indentedBy: 4))
        }
      }
      """
    }
    return """
      import SwiftUI

      struct \(area.name)View: View {
        var body: some View {
          VStack {
            Text("\(area.name)")
      \(groups.indices.map { "part\($0 + 1)" }.lines(indentedBy: 6))
          }
        }

      \(parts.paragraphs().indented(by: 2))
      }
      """
  }

  func wiring(of app: AppPlan) -> [SourceFile] {
    let services = CoreCode.services.map { service in
      let call = service.construction { _ in "$0.get()" }
      return "Singleton<\(service.type)> { \(service.needs.isEmpty ? "" : "try ")\(call) }"
    }
    let core = SourceFile(
      "Core/CoreModule.swift",
      """
      import Dirk

      /// What all areas use.
      final class CoreModule: Module {
        init() {
          super.init {
      \(services.lines(indentedBy: 6))
          }
        }
      }
      """
    )
    let root = SourceFile(
      "App/MadeUpApp.swift",
      """
      import Dirk
      import SwiftUI

      @main
      struct MadeUpApp: App {
        @Inject private var analytics: AnalyticsTracking
        @Inject private var images: ImageLoading

        init() {
          try! Dirk.start {
            CoreModule()
          }
          let dirk = try! Dirk.get()
      \(app.areas.map { "\($0.name)Root.register(in: dirk)" }.lines(indentedBy: 4))
        }

        var body: some Scene {
          WindowGroup {
            AreasView()
              .onAppear { launch() }
          }
        }

        private func launch() {
          analytics.track("launch", ["areas": "\(app.areas.count)"])
          images.load("launch") { _ in }
        }
      }
      """
    )
    let links = app.areas.map { "case \"\($0.name)\": \($0.name)View()" }
    let areas = SourceFile(
      "App/AreasView.swift",
      """
      import SwiftUI

      struct AreasView: View {
        private let areas = [
      \(app.areas.map { "\"\($0.name)\"," }.lines(indentedBy: 4))
        ]

        var body: some View {
          List(areas) { area in
            NavigationLink {
              destination(of: area)
            } label: {
              Text(area)
            }
          }
        }

        @ViewBuilder
        private func destination(of area: String) -> some View {
          switch area {
      \(links.lines(indentedBy: 4))
          default: EmptyView()
          }
        }
      }
      """
    )
    return [core, root, areas]
  }
}
