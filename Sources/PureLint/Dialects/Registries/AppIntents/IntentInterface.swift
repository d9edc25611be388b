import PureLintResolution

extension Interface {
  /// What an app sees of the registry of App Intents. What is added may be a closure as well.
  static let appIntents = Interface(
    module: "AppIntents",
    source: """
      public final class AppDependencyManager {
        public static let shared: AppDependencyManager
        public init()
        public func add<Dependency>(key: AnyHashable? = nil, dependency: Dependency)
      }
      """,
    needsImport: true
  )
}

extension LibraryTable {
  /// What the system makes of an app's types by itself.
  static let appIntents = LibraryTable([.isLaunchedOften: IntentNames.performers])
}
