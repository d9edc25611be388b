/// The types that the language has words and signs for and that have no arguments, each looked up
/// in the table of types once.
struct PlainTypes: Sendable {
  /// The type as which a value may be anything.
  let any: SwiftType
  /// What all classes conform to.
  let anyObject: SwiftType
  let boolean: SwiftType
  let error: SwiftType
  let float: SwiftType
  let integer: SwiftType
  let regex: SwiftType
  let string: SwiftType

  init(_ language: LanguageTypes) {
    any = .external(language.any, [])
    anyObject = .external(language.anyObject, [])
    boolean = .external(language.boolean, [])
    error = .external(language.error, [])
    float = .external(language.float, [])
    integer = .external(language.integer, [])
    regex = .external(language.regex, [])
    string = .external(language.string, [])
  }
}
