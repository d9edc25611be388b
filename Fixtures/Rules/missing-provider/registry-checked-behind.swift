// What is asked for has to be there where the next statement ends the program without it.

final class Trails { var count = 0 }
final class Maps { var count = 0 }
final class Huts { var count = 0 }

final class Depot {
  nonisolated(unsafe) static let shared = Depot()
  private var kept: [String: Any] = [:]

  func register<T>(_ value: T) { kept[String(describing: T.self)] = value }

  func get<T>() -> T? {
    let key = String(describing: T.self)
    guard let found = kept[key] as? T else {
      print("no \(key)")
      return nil
    }
    return found
  }
}

@propertyWrapper
struct Dependency<T> {
  private var value: T?
  init() {}
  var wrappedValue: T {
    mutating get {
      if value == nil {
        value = Depot.shared.get()
        if value == nil { fatalError("no \(T.self)") }
      }
      return value!
    }
  }
}

@propertyWrapper
struct Maybe<T> {
  private var value: T?
  init() {}
  var wrappedValue: T? {
    mutating get {
      value = Depot.shared.get()
      if value == nil { print("no \(T.self)") }
      return value
    }
  }
}

struct Walk {
  @Dependency private var trails: Trails
  @Dependency private var maps: Maps  // want: missing-provider "'maps' is not registered"
  @Maybe private var huts: Huts?

  mutating func go() {
    trails.count += 1
    maps.count += 1
    huts?.count += 1
  }
}

@main
enum Main {
  static func main() {
    Depot.shared.register(Trails())
    var walk = Walk()
    walk.go()
  }
}
