/// The class that the system makes when it shows the widget.
final class ReadingWidget: ExtensionPrincipal {
  private let dependency: WidgetDependency = .resolve()

  func beginRequest() -> UIViewController {
    self.dependency.logger.log("the widget is shown")
    return self.dependency.viewController.create()
  }
}
