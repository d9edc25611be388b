import Swinject
import SwinjectStoryboard

extension SwinjectStoryboard {
  /// Called by its name before the first storyboard is made.
  class func setup() {
    let container = defaultContainer
    container.register(Guide.self, name: "knots") { _ in Guide(title: "Knots") }
    container.register(GuidePage.self, name: "bowline") { _ in GuidePage() }
    container.register(GuidePage.self, name: "cleat") { _ in GuidePage() }
    container.storyboardInitCompleted(GuideViewController.self) { r, controller in
      controller.guide = r.resolve(Guide.self)  // want: missing-provider "Guide"
      controller.spare = r.resolve(Guide.self, name: "knots")
      controller.pages = ["bowline", "cleat"].compactMap { r.resolve(GuidePage.self, name: $0) }
    }
  }
}
