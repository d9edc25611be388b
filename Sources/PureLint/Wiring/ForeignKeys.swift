import PureLintResolution
import PureLintSource

/// Registrations under types that no source declares, by the names of these: two such types may be one if
/// they have one last name, or if one is plain data and of the other nothing is known.
struct ForeignKeys {
  /// By the last name of the type, and by the name in the key; nil for a name that may be any.
  private var byName: [Name: [String?: [Int]]] = [:]
  private var openByName: [Name: [Int]] = [:]
  private var allByName: [Name: [Int]] = [:]
  /// Those whose type is plain data.
  private(set) var data: [Int] = []
  /// Those of whose type nothing is known, so that it may be another name for something.
  private(set) var unknown: [Int] = []
  /// Those under functions and types' own types, for which a library may have another name.
  var composed: [Int] = []

  /// What is known of a type that no source declares.
  enum Kind {
    case data, unknown, other
  }

  /// The name of a type, and the last part of it.
  struct TypeName {
    let whole: Name
    let last: Name
  }

  mutating func add(_ position: Int, _ name: TypeName, _ key: Registration.Key, _ kind: Kind) {
    allByName[name.last, default: []].append(position)
    if key.isNameOpen {
      openByName[name.last, default: []].append(position)
    } else {
      byName[name.last, default: [:]][key.name, default: []].append(position)
    }
    switch kind {
    case .data: data.append(position)
    case .unknown: unknown.append(position)
    case .other: break
    }
  }

  /// All that may be found under a key, and some others, in lists that are in order.
  func lists(for name: TypeName, _ key: Registration.Key, _ kind: Kind) -> [[Int]] {
    let own =
      key.isNameOpen
      ? [allByName[name.last] ?? []]
      : [byName[name.last]?[key.name] ?? [], openByName[name.last] ?? []]
    switch kind {
    case .data: return own + [unknown]
    case .unknown: return own + [data, composed]
    case .other: return own
    }
  }
}

extension Resolver {
  /// The name of a type that no source declares; nil for any other type, and where a part is not known.
  func foreignName(of type: SwiftType) -> ForeignKeys.TypeName? {
    guard case .external(let name, let arguments) = type.form, type != .foreign, !type.isUnknown,
      !arguments.contains(where: \.hasUnknown)
    else { return nil }
    return ForeignKeys.TypeName(whole: name, last: lastName(ofForeign: name))
  }

  /// What is known of a type that no source declares, by its name.
  func foreignKind(of name: Name) -> ForeignKeys.Kind {
    let libraries = program.libraries
    if libraries.knows(name, .isData) { return .data }
    return libraries.knows(name, .isObject) || libraries.isOfSystem(named: names.text(of: name))
      ? .other : .unknown
  }
}
