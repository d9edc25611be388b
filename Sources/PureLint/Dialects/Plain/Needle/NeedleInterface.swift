import PureLintResolution

extension Interface {
  /// Needle's components, and what generated code makes of their parents.
  static let needle = Interface(
    module: NeedleLibrary.module,
    source: """
      public protocol Dependency: AnyObject {}
      public protocol EmptyDependency: Dependency {}
      public protocol PluginExtension: AnyObject {}
      public protocol EmptyPluginExtension: PluginExtension {}
      public protocol Registration {
        func registerItems()
      }
      public protocol Scope: AnyObject {
        var path: [String] { get }
        var parent: Scope { get }
      }
      @dynamicMemberLookup open class Component<DependencyType>: Scope {
        public let parent: Scope
        public let path: [String]
        public let dependency: DependencyType
        public init(parent: Scope)
        public subscript<T>(dynamicMember keyPath: KeyPath<DependencyType, T>) -> T
        @_runsClosures @_keepsValues public final func shared<T>(
          __function: String = #function,
          _ factory: () -> T
        ) -> T
      }
      open class BootstrapComponent: Component<EmptyDependency> {
        public init()
      }
      public protocol PluginizedScope: Scope {}
      public protocol PluginizedScopeLifecycle: AnyObject {}
      open class NonCoreComponent<DependencyType>: Component<DependencyType> {
        open func scopeDidBecomeActive()
        open func scopeDidBecomeInactive()
      }
      open class PluginizedComponent<DependencyType, PluginExtensionType, NonCoreComponent>:
        Component<DependencyType>, PluginizedScope
      {
        public let pluginExtension: PluginExtensionType
        public func bind(to lifecycle: PluginizedScopeLifecycle)
      }
      """,
    needsImport: true
  )
}
