import Pure

// What the system builds is not unwired.

protocol UIApplicationDelegate: AnyObject {}
protocol UNNotificationContentExtension: AnyObject {}

final class AppDelegate: UIApplicationDelegate, FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class NotificationModule: UNNotificationContentExtension, FactoryModule {
  init(dependency: Void, payload: Void) {}
}

@main
struct Tool: FactoryModule {
  init(dependency: Void, payload: Void) {}
  static func main() {}
}

final class WindowModule: FactoryModule {  // want: unwired-module "WindowModule"
  init(dependency: Void, payload: Void) {}
}
