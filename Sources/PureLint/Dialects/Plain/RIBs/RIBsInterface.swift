import PureLintResolution

extension Interface {
  /// What the library's components and builders are.
  static let ribs = Interface(
    module: "RIBs",
    source: """
      public protocol Dependency: AnyObject {}
      public protocol EmptyDependency: Dependency {}
      open class Component<DependencyType>: Dependency {
        public let dependency: DependencyType
        public init(dependency: DependencyType)
        @_runsClosures @_keepsValues public final func shared<T>(
          __function: String = #function,
          _ factory: () -> T
        ) -> T
      }
      open class EmptyComponent: EmptyDependency {
        public init()
      }
      public protocol Buildable: AnyObject {}
      open class Builder<DependencyType>: Buildable {
        public let dependency: DependencyType
        public init(dependency: DependencyType)
      }
      """,
    needsImport: true
  )
}
