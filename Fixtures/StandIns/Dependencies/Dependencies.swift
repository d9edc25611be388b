@_exported import Foundation

// What an app sees of the library; no value is ever looked up here.

public protocol TestDependencyKey<Value> {
  associatedtype Value: Sendable = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}

public protocol DependencyKey<Value>: TestDependencyKey {
  associatedtype Value = Self
  static var liveValue: Value { get }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }
  public static var testValue: Value { liveValue }
}

public struct DependencyValues: Sendable {
  public init() {}

  public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
    get { fatalError() }
    set {}
  }
}

@propertyWrapper
public struct Dependency<Value>: Sendable {
  public var wrappedValue: Value { fatalError() }
  public init(_ path: KeyPath<DependencyValues, Value> & Sendable) {}
  public init<Key: TestDependencyKey>(_ key: Key.Type) where Key.Value == Value {}
}

public func prepareDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Result
) rethrows -> Result {
  var values = DependencyValues()
  return try update(&values)
}

public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result {
  var values = DependencyValues()
  try update(&values)
  return try operation()
}

public func withDependencies<Model: AnyObject, Result>(
  from model: Model,
  operation: () throws -> Result
) rethrows -> Result {
  try operation()
}
