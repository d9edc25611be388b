import PureLintResolution
import PureLintSource

/// The types by which the container finds its providers: exact, without what the language does not
/// tell apart.
enum ExactType {
  /// The key for a type; nil where some part of it is not known.
  static func key(_ type: SwiftType, _ resolver: Resolver) -> SwiftType? {
    let key = normal(type, resolver)
    return key.hasUnknown || holdsForeign(key) ? nil : key
  }

  /// Whether a type is certain to be none that sources declare, whatever it is called.
  static func isForeign(_ type: SwiftType, _ resolver: Resolver) -> Bool {
    switch type.unwrapped.form {
    case .external: true
    case .nominal(let id, _): !resolver.program.isSource(id)
    default: false
    }
  }

  /// Whether a type is one that sources declare, or a composition with one.
  static func isOfSources(_ type: SwiftType, _ resolver: Resolver) -> Bool {
    switch type.unwrapped.form {
    case .nominal(let id, _): resolver.program.isSource(id)
    case .composition(let parts): parts.contains { isOfSources($0, resolver) }
    default: false
    }
  }

  /// A type as sources write it.
  static func text(_ type: SwiftType, _ resolver: Resolver) -> String {
    switch type.form {
    case .nominal(let id, let arguments) where !resolver.program.isSource(id):
      let texts = arguments.map { text($0, resolver) }
      switch (resolver.program.text(id), texts.count) {
      case ("Array", 1): return "[\(texts[0])]"
      case ("Dictionary", 2): return "[\(texts[0]): \(texts[1])]"
      default: return resolver.text(of: type)
      }
    case .optional(let wrapped): return text(wrapped, resolver) + "?"
    default: return resolver.text(of: type)
    }
  }

  private static func normal(_ type: SwiftType, _ resolver: Resolver) -> SwiftType {
    switch type.form {
    case .nominal(let id, let arguments):
      let optional = resolver.optionalType(of: arguments.first ?? .unknown)
      if type == optional, let wrapped = arguments.first {
        return .optional(normal(wrapped, resolver))
      }
      return .nominal(id, arguments.map { normal($0, resolver) })
    case .external(let name, let arguments):
      return .external(name, arguments.map { normal($0, resolver) })
    case .optional(let wrapped): return .optional(normal(wrapped, resolver))
    case .metatype(let instance): return .metatype(normal(instance, resolver))
    case .tuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: normal($0.type, resolver)) })
    case .function(let parameters, let result):
      return .function(
        parameters.map { .init(label: nil, type: normal($0.type, resolver)) },
        normal(result, resolver)
      )
    case .composition(let parts):
      let known = Set(parts.map { normal($0, resolver) })
      return .composition(known.sorted { order(of: $0, resolver) < order(of: $1, resolver) })
    case .unknown, .made, .parameter, .member: return type
    }
  }

  /// The parts of a composition by anything that tells them apart in one run.
  private static func order(of type: SwiftType, _ resolver: Resolver) -> Int {
    switch type.form {
    case .nominal(let id, _): Int(id.file) << 32 | Int(id.index)
    default: type.hashValue
    }
  }

  /// Whether a type holds one of which not even the name is known.
  private static func holdsForeign(_ type: SwiftType) -> Bool {
    switch type.form {
    case .external(let name, let arguments): name == "_" || arguments.contains(where: holdsForeign)
    case .nominal(_, let arguments), .composition(let arguments):
      arguments.contains(where: holdsForeign)
    case .optional(let wrapped), .metatype(let wrapped): holdsForeign(wrapped)
    case .tuple(let elements): elements.contains { holdsForeign($0.type) }
    case .function(let parameters, let result):
      holdsForeign(result) || parameters.contains { holdsForeign($0.type) }
    default: false
    }
  }
}
