import PureLintResolution
import PureLintSource
import PureLintWiring

/// A type by which an environment knows an object.
///
/// It is known by its name alone: what one target declares may be meant where another one declares
/// a type of the same name, and then nothing is missing for sure.
struct EnvironmentKey: Hashable, Sendable {
  let text: String
}

extension EnvironmentKey {
  /// A value that is asked for by a path, by the declaration of its default.
  init(value: DeclarationID) { text = "\\.value \(value.file):\(value.index)" }
}

extension EnvironmentKey {
  /// The beginning of the keys that stand for the models which a context knows.
  private static let modelPrefix = "\\.modelContext "

  /// The objects of a class of models, which a container has in its schema.
  init(model: DeclarationID) { text = "\(Self.modelPrefix)\(model.file):\(model.index)" }

  /// Whether it stands for a class of models.
  var isModel: Bool { text.hasPrefix(Self.modelPrefix) }
}

/// The type of the object that an expression or a property stands for, as far as it is known.
enum EnvironmentObjectType {
  /// One of a class of the sources, or of a module out of sight.
  case known(SwiftType, DeclarationID?)
  /// One of a class that is another one in each build.
  case byBuild([SwiftType])
  /// None of a class that a property may ask for.
  case foreign
  case unknown
}

extension Resolver {
  /// What is known of an object of a type that an environment is given or asked for.
  func environmentObject(of type: SwiftType) -> EnvironmentObjectType {
    switch type.unwrapped.form {
    case .nominal(let id, _) where program.isSource(id):
      let isClass = program[id].kind == .classType || program[id].kind == .actorType
      return isClass && !type.hasUnknown ? .known(type.unwrapped, id) : .unknown
    case .nominal: return .foreign
    case .external(let name, _):
      return name == "_" || type.hasUnknown ? .unknown : .known(type.unwrapped, nil)
    default: return .unknown
    }
  }

  func environmentKey(of type: SwiftType) -> EnvironmentKey {
    let text = keyText(of: type.unwrapped)
    guard case .external = type.unwrapped.form else { return EnvironmentKey(text: text) }
    // One place writes the module in front of a type out of sight, another one does not.
    let name = text.prefix { $0 != "<" }
    let last = name.lastIndex(of: ".").map(text.index(after:)) ?? text.startIndex
    return EnvironmentKey(text: String(text[last...]))
  }
}
