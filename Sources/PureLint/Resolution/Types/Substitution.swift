/// The types that stand for generic parameters, and for the `Self` of protocols, in one use.
///
/// There are rarely more than three, so they are looked through one by one.
public struct Substitution: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A parameter and what stands for it.
  public struct Entry: Hashable, Sendable {
    /// A generic parameter, or a protocol for its `Self`.
    public let parameter: DeclarationID
    /// The type that stands for it.
    public var type: SwiftType
  }

  /// The parameters for which something stands, each once.
  public private(set) var entries: [Entry] = []

  init() {}

  /// Takes parameters with their types; of one that repeats, the last type counts.
  public init(dictionaryLiteral elements: (DeclarationID, SwiftType)...) {
    for (parameter, type) in elements { self[parameter] = type }
  }

  /// The parameters of a declaration with the arguments that it is given; those without an argument
  /// stand for nothing.
  public init(_ parameters: [DeclarationID], _ arguments: some Sequence<SwiftType>) {
    guard !parameters.isEmpty else { return }
    entries = zip(parameters, arguments).map { Entry(parameter: $0, type: $1) }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// What stands for a parameter, if anything does.
  public subscript(parameter: DeclarationID) -> SwiftType? {
    get {
      for entry in entries where entry.parameter == parameter { return entry.type }
      return nil
    }
    set {
      let position = entries.firstIndex { $0.parameter == parameter }
      switch (position, newValue) {
      case (let position?, let type?): entries[position].type = type
      case (let position?, nil): entries.remove(at: position)
      case (nil, let type?): entries.append(Entry(parameter: parameter, type: type))
      case (nil, nil): break
      }
    }
  }
}
