import Foundation

protocol TokenStoring: AnyObject {
  var token: String? { get set }
}

final class KeychainTokenStore: TokenStoring {
  private let service: String
  private var items: [String: String] = [:]

  init(service: String) {
    self.service = service
  }

  var token: String? {
    get { self.items[self.service] }
    set { self.items[self.service] = newValue }
  }
}

/// Keeps the most recent values, up to a number of them.
final class Cache<Key: Hashable, Value> {
  private let capacity: Int
  private var values: [Key: Value] = [:]
  private var order: [Key] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  subscript(key: Key) -> Value? {
    get { self.values[key] }
    set {
      self.order.removeAll { $0 == key }
      self.values[key] = newValue
      guard newValue != nil else { return }
      self.order.append(key)
      if self.order.count > self.capacity {
        self.values[self.order.removeFirst()] = nil
      }
    }
  }
}

protocol SettingsStoring: AnyObject {
  var showsPricesWithTax: Bool { get set }
  var remindsOfCart: Bool { get set }
  var sendsStatistics: Bool { get set }
}

/// A setting that is kept in the user's defaults.
@propertyWrapper
struct Stored {
  private let key: String
  private let defaults: UserDefaults

  init(_ key: String, in defaults: UserDefaults) {
    self.key = key
    self.defaults = defaults
  }

  var wrappedValue: Bool {
    get { self.defaults.bool(forKey: self.key) }
    nonmutating set { self.defaults.set(newValue, forKey: self.key) }
  }
}

final class SettingsStore: SettingsStoring {
  @Stored var showsPricesWithTax: Bool
  @Stored var remindsOfCart: Bool
  @Stored var sendsStatistics: Bool

  init(defaults: UserDefaults) {
    self._showsPricesWithTax = Stored("prices-with-tax", in: defaults)
    self._remindsOfCart = Stored("remind-of-cart", in: defaults)
    self._sendsStatistics = Stored("send-statistics", in: defaults)
  }
}
