import Dirk

/// One while somebody holds it.
final class WeakProvider<Object: AnyObject>: Provider {
  var type: Any.Type { Object.self }
  private let make: () -> Object
  private weak var object: Object?

  init(_ make: @escaping () -> Object) {
    self.make = make
  }

  func get(using dirk: Dirk) throws -> Any {
    let object = object ?? make()
    self.object = object
    return object
  }
}

final class ImageCache {
  private var names: Set<String> = []

  func keep(_ name: String) {
    names.insert(name)
  }
}
