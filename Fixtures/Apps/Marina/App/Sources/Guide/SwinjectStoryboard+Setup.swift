import Swinject
import SwinjectStoryboard

extension SwinjectStoryboard {
  /// Called by its name before the first storyboard is made.
  class func setup() {
    let container = defaultContainer
    container.register(Guide.self) { _ in Guide(title: "Knots") }
    container.register(GuidePage.self, name: "bowline") { _ in GuidePage() }
    container.register(GuidePage.self, name: "cleat") { _ in GuidePage() }
    container.storyboardInitCompleted(GuideViewController.self) { r, controller in
      controller.guide = r.resolve(Guide.self)
      controller.pages = ["bowline", "cleat"].compactMap { r.resolve(GuidePage.self, name: $0) }
    }
  }
}
