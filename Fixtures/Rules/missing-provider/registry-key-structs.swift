// A key may be a value of the app's own, made of the type that it stands for. A name in it makes it another
// key.

struct Tag<Service>: Hashable {
  private let type: ObjectIdentifier
  private let name: String?

  init(type: Service.Type = Service.self, name: String? = nil) {
    self.type = ObjectIdentifier(type)
    self.name = name
  }

  static func of(_ type: Service.Type, name: String? = nil) -> Tag { .init(type: type, name: name) }
}

enum Gap: Error { case missing }

protocol Finding {
  func find<Service>(_ tag: Tag<Service>) throws -> Service
}

protocol Shelving: Finding, AnyObject {
  var shelves: [AnyHashable: Any] { get set }
  func put<Service>(_ tag: Tag<Service>, _ make: (Finding) throws -> Service)
}

extension Shelving {
  func find<Service>(_ tag: Tag<Service>) throws -> Service {
    guard let found = shelves[tag] as? Service else { throw Gap.missing }
    return found
  }

  func put<Service>(_ tag: Tag<Service>, _ make: (Finding) throws -> Service) {
    do { shelves[tag] = try make(self) } catch { assertionFailure() }
  }

  func put<Service>(
    type: Service.Type,
    name: String? = nil,
    _ make: (Finding) throws -> Service
  ) {
    put(.of(type, name: name), make)
  }
}

final class Shelf: Shelving {
  static let standard = Shelf()
  var shelves: [AnyHashable: Any] = [:]
}

@propertyWrapper
struct Found<Service> {
  private let tag: Tag<Service>

  init() { tag = .of(Service.self) }

  lazy var wrappedValue: Service = {
    do { return try Shelf.standard.find(tag) } catch { fatalError() }
  }()
}

/// Its tag may have a name.
@propertyWrapper
struct Named<Service> {
  private let tag: Tag<Service>

  init(_ name: String) { tag = .of(Service.self, name: name) }

  lazy var wrappedValue: Service = {
    do { return try Shelf.standard.find(tag) } catch { fatalError() }
  }()
}

protocol Paper {}
final class Letter: Paper {}
final class Stamp {}
final class Ink {}
final class Seal {}
final class Wax {}

final class Desk {
  @Found var stamp: Stamp
  @Found var paper: Paper
  @Found var ink: Ink  // want: missing-provider "'ink' is not registered: '@Found var ink: Ink' in 'Desk' crashes when it is read"
  @Named("red") var wax: Wax
  /// It is registered by a name, and somebody asks by one.
  @Found var seal: Seal

  func write() { print(stamp, paper, ink, wax, seal) }
}

/// Settings by name, whose keys only tell what type each is of.
struct SettingName<Value>: RawRepresentable, Hashable {
  let rawValue: String
}

final class Settings {
  private var values: [String: Any] = [:]

  func set<Value>(_ name: SettingName<Value>, _ value: Value) { values[name.rawValue] = value }
  func value<Value>(_ name: SettingName<Value>) -> Value { values[name.rawValue] as! Value }
}

extension SettingName where Value == Ink { static let ink = SettingName(rawValue: "ink") }

@main
enum Main {
  static func main() throws {
    Shelf.standard.put(type: Stamp.self) { _ in Stamp() }
    Shelf.standard.put(.of(Paper.self)) { _ in Letter() }
    Shelf.standard.put(type: Seal.self, name: "royal") { _ in Seal() }
    Desk().write()
    let settings = Settings()
    settings.set(.ink, Ink())
    print(settings.value(SettingName<Wax>(rawValue: "wax")))
    print(try! Shelf.standard.find(.of(Letter.self)))  // want: missing-provider "'Letter' is not registered"
    print(try Shelf.standard.find(.of(Ink.self)))
    print(try! Shelf.standard.find(.of(Ink.self, name: "blue")))
  }
}
