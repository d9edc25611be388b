@resultBuilder
public struct ArrayBuilder<T> {
  public static func buildBlock(_ components: T...) -> [T] { components }
}

public class Dirk {
  private var providers: [ObjectIdentifier: Provider] = [:]

  public func register(_ module: Module) {
    for provider in module.providers { providers[ObjectIdentifier(provider.type)] = provider }
  }

  public func get<T>(_ type: T.Type = T.self) throws -> T {
    try providers[ObjectIdentifier(type)]!.get(using: self) as! T
  }
}

open class Module {
  let providers: [Provider]
  public init(@ArrayBuilder<Provider> _ builder: () -> [Provider]) { providers = builder() }
}

public protocol Provider {
  var type: Any.Type { get }
  func get(using dirk: Dirk) throws -> Any
}

public class Factory<T>: Provider {
  public let type: Any.Type = T.self
  private let builder: (Dirk) throws -> T
  public init(_ type: T.Type = T.self, _ builder: @escaping () throws -> T) {
    self.builder = { _ in try builder() }
  }
  public init(_ type: T.Type = T.self, _ builder: @escaping (Dirk) throws -> T) {
    self.builder = builder
  }
  public func get(using dirk: Dirk) throws -> Any { try builder(dirk) }
}

public class Singleton<T>: Provider {
  public let type: Any.Type = T.self
  private let builder: (Dirk) throws -> T
  private lazy var values: [T] = []
  public init(_ type: T.Type = T.self, _ builder: @escaping () throws -> T) {
    self.builder = { _ in try builder() }
  }
  public init(_ type: T.Type = T.self, _ builder: @escaping (Dirk) throws -> T) {
    self.builder = builder
  }
  public func get(using dirk: Dirk) throws -> Any {
    if values.isEmpty { values = [try builder(dirk)] }
    return values[0]
  }
}

public func inject<T>(_ type: T.Type = T.self) throws -> T { try Dirk.get().get(type) }
