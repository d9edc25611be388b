// The library as somebody copied it: what it offers and nobody calls is the library's own business.

final class DIContext {
  static let defaultInstance = DIContext()
  private var assemblies: [String: Assembly] = [:]

  func assembly<Type: Assembly>() -> Type {
    let name = String(reflecting: Type.self)
    let found = assemblies[name] ?? Type.init()
    assemblies[name] = found
    found.context = self
    return found as! Type
  }
}

enum Scope {
  case prototype, objectGraph, lazySingleton, weakSingleton
}

class Assembly {
  weak var context: DIContext!

  required init() {}

  static func instance(from context: DIContext = .defaultInstance) -> Self { context.assembly() }

  func addSubstitution<Value>(for name: String, with value: @escaping () -> Value) {}

  func removeSubstitution(for name: String) {}

  func definePlaceholder<Value>(key: String = #function) -> Value { fatalError(key) }

  func defineInjection<Object>(
    key: String = #function,
    scope: Scope = .objectGraph,
    into object: @autoclosure @escaping () -> Object,
    inject: ((Object) -> Object)? = nil
  ) {}

  func define<Object, Result>(
    key: String = #function,
    scope: Scope = .objectGraph,
    init object: @autoclosure @escaping () -> Object,
    inject: ((Object) -> Object)? = nil
  ) -> Result {
    fatalError(key)
  }
}
