import Foundation
import Pure

// Every way here fills in all fields: a full name that is called, a variadic initialiser, wrappers
// that are handed over or build themselves, a synthesised initialiser, a field set afterwards, an
// operator of the app's own. It does not compile: the last wiring lacks what is left.

class Api {}
final class Log {}

@propertyWrapper
struct Keyed<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value, key: Int) {
    self.wrappedValue = wrappedValue
    print(key)
  }
}

@propertyWrapper
struct Injected<Value> {
  let key: Int
  init(_ key: Int) { self.key = key }
  var wrappedValue: Value { fatalError("no value for \(key)") }
}

final class Home: FactoryModule {
  struct Dependency {
    let api: Api
    @Keyed var log: Log
    @Injected(3) var spare: Log
    var later: Log!
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api, dependency.log, dependency.spare, dependency.later!) }
}

final class List: FactoryModule {
  struct Dependency: Decodable {
    let first: Int
    let second: Int
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.first, dependency.second) }
}

extension List.Dependency {
  init(_ numbers: Int...) { self.init(first: numbers[0], second: numbers[1]) }
}

func ?? (left: Log, right: Api) -> Api { right }

func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

enum CompositionRoot {
  static func homes() -> [Home.Factory] {
    let log = Keyed(wrappedValue: Log(), key: 1)
    let dependency = Home.Dependency(api: Log() ?? Api(), log: log)
    return [Home.Factory(dependency: changed(dependency) { $0.later = Log() })]
  }

  static func lists(_ decoder: any Decoder) throws -> [List.Factory] {
    let decoded = try List.Dependency(from: decoder)
    return [
      List.Factory(dependency: decoded),
      List.Factory(dependency: .init(1, 2)),
      List.Factory(dependency: List.Dependency.init(first:second:)(1, 2)),
      // want@+1: missing-provider "List.Dependency.second"
      List.Factory(dependency: List.Dependency(first: 1)),
    ]
  }
}

func launch(_ decoder: any Decoder) throws {
  print(CompositionRoot.homes(), try CompositionRoot.lists(decoder))
}
