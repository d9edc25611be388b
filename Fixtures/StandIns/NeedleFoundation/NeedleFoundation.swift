// What an app sees of the library, and what the code that its generator writes does; nothing is built
// here.

public protocol Dependency: AnyObject {}
public protocol EmptyDependency: Dependency {}

public protocol Scope: AnyObject {
  var path: [String] { get }
  var parent: Scope { get }
}

public protocol Registration {
  func registerItems()
}

@dynamicMemberLookup
open class Component<DependencyType>: Scope {
  public let parent: Scope
  public var path: [String] { fatalError() }
  public var dependency: DependencyType { fatalError() }
  public var localTable: [String: () -> Any] = [:]
  public var keyPathToName: [PartialKeyPath<DependencyType>: String] = [:]

  public init(parent: Scope) { self.parent = parent }

  public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T { factory() }

  public subscript<T>(dynamicMember keyPath: KeyPath<DependencyType, T>) -> T { fatalError() }
}

open class BootstrapComponent: Component<EmptyDependency> {
  public init() { super.init(parent: Root()) }

  private final class Root: Scope {
    var path: [String] { [] }
    var parent: Scope { self }
  }
}
