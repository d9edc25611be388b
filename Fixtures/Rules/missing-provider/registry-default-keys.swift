// A key may be made of the type where a parameter is not told. Where it is told, it stands for the type:
// the description of another type is that type's key.

/// Marks what is registered.
protocol Storable {}

enum Life {
  case whole, fresh
  case under(String)
}

protocol Maps { func draw() }
protocol Tolls { func pay() }
protocol Signs { func read() }
protocol Fuel { func burn() }

final class PaperMaps: Maps, Storable { func draw() {} }
final class RoadTolls: Tolls, Storable { func pay() {} }
final class RoadSigns: Signs, Storable { func read() {} }
final class Petrol: Fuel, Storable { func burn() {} }
final class Way: Storable { func go() {} }

protocol Finding { func take<T>(type: T.Type, key: String?) -> T }

final class Shelf: Finding {
  nonisolated(unsafe) static var shared = Shelf()

  private var kept = [String: Storable]()
  private var makers = [String: () -> Storable]()

  func put<T: Storable>(
    _ value: @autoclosure @escaping () -> T,
    life: Life,
    key: String = String(describing: T.self)
  ) {
    switch life {
    case .whole: kept[key] = value()
    case .fresh: makers[key] = value
    case .under(let other): kept[other] = value()
    }
  }

  func take<T>(type: T.Type, key: String? = String(describing: T.self)) -> T {
    let used = key ?? String(describing: T.self)
    if let value = kept[used] as? T {
      return value
    } else if let maker = makers[used] {
      return maker() as! T
    }
    fatalError("nothing for \(used)")
  }
}

@propertyWrapper
struct Given<Value> {
  private let key: String?
  init(key: String? = nil) { self.key = key }
  var wrappedValue: Value { Shelf.shared.take(type: Value.self, key: key) }
}

final class Drive {
  @Given private var maps: Maps
  @Given private var tolls: Tolls  // want: missing-provider "'tolls' is not registered"
  @Given private var way: Way
  @Given private var signs: Signs

  func go() {
    maps.draw()
    tolls.pay()
    way.go()
    signs.read()
  }
}

/// Without a wrapper, and with the same key for who puts and who takes.
final class Tank {
  nonisolated(unsafe) static let shared = Tank()

  private var kept: [String: Any] = [:]

  func put<T>(_ value: T, key: String = String(describing: T.self)) { kept[key] = value }
  func take<T>(key: String = String(describing: T.self)) -> T { kept[key] as! T }
}

func fill() {
  let fuel: Fuel = Tank.shared.take()
  let signs: Signs = Tank.shared.take()  // want: missing-provider "'Signs' is not registered"
  let way: Way = Tank.shared.take(key: "way")
  fuel.burn()
  signs.read()
  way.go()
}

/// A case that carries a name may put anything under any.
final class Trunk {
  nonisolated(unsafe) static let shared = Trunk()

  private var kept: [String: Any] = [:]

  func put<T>(_ value: T, life: Life, key: String = "\(T.self)") {
    switch life {
    case .under(let other): kept[other] = value
    default: kept[key] = value
    }
  }
  func take<T>(_ type: T.Type, key: String = "\(T.self)") -> T { kept[key] as! T }
}

@main
enum Main {
  static func main() {
    let shelf = Shelf.shared
    shelf.put(PaperMaps(), life: .whole, key: String(describing: Maps.self))
    shelf.put(RoadTolls(), life: .fresh)
    shelf.put(Way(), life: .whole)
    shelf.put(RoadSigns(), life: .whole, key: "Signs")
    Drive().go()

    Tank.shared.put(Petrol() as Fuel)
    Tank.shared.put(RoadSigns())
    Tank.shared.put(Way(), key: "way")
    fill()

    Trunk.shared.put(RoadTolls(), life: .under("Tolls"))
    Trunk.shared.take(Tolls.self).pay()
  }
}
