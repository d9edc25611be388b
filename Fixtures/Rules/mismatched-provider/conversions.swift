import Foundation
import Pure

// Conversions that Swift makes by itself, and types that only look unlike.
// It does not compile: the last wiring does not fit.

protocol Fetching {}
protocol Caching: AnyObject {}
protocol Named {
  static func make() -> Self
}

extension URLSession: Fetching {}
extension Array: Fetching where Element: Fetching {}

struct Pager<Item>: Fetching {}
class Store<Item> {}
final class NumberStore: Store<Int>, Caching {}
final class Tag: Named {
  required init() {}
  static func make() -> Self { Self() }
}

enum Api {
  struct Client {}
}
typealias Client = Api.Client
struct Server {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let session: Fetching
    let list: Fetching
    let pager: any Fetching
    let store: Store<Int>
    let both: Store<Int> & Caching
    let weakStore: NumberStore?
    let tag: Tag
    let client: Client
    let key: AnyHashable
    let map: (Tag) -> Int
    let ratio: CGFloat
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency) }
}

enum CompositionRoot {
  static func some() -> some Fetching { Pager<Int>() }
  static func pick<Value>(_ values: Value...) -> Value { values[0] }

  static func resolve(_ store: NumberStore!) -> [HomeModule.Factory] {
    let base: Store<Int> = store
    return [
      .init(
        dependency: .init(
          session: URLSession.shared, list: [URLSession.shared], pager: some(), store: base,
          both: store, weakStore: store, tag: .make(), client: Api.Client(), key: 1,
          map: \.hashValue, ratio: 0.5)),
      .init(
        dependency: .init(
          session: Pager<String>(), list: pick([Pager<Int>()]), pager: Pager<Int>() as Fetching,
          store: base === store ? base : store, both: store ?? NumberStore(), weakStore: nil,
          tag: Tag.make(), client: .init(), key: "key", map: { $0.hashValue }, ratio: 1)),
      .init(
        dependency: .init(
          session: URLSession.shared, list: [URLSession.shared], pager: some(), store: base,
          both: store, weakStore: store, tag: .make(),
          client: Server(),  // want: mismatched-provider "HomeModule.Dependency.client"
          key: 1, map: \.hashValue, ratio: 0.5)),
    ]
  }
}

extension Tag: Hashable {
  static func == (left: Tag, right: Tag) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
}
