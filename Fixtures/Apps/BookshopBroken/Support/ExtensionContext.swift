/// Stand-in for the object that the system creates in an app extension.
protocol ExtensionPrincipal: AnyObject {
  init()
  func beginRequest() -> UIViewController
}
