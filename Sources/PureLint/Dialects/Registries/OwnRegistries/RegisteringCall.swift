import PureLintResolution

/// The call of a registry's function that registers a type, in words and with its labels:
/// `store(type: Clock.self) { ... }`.
struct RegisteringCall {
  private let name: String
  private let isSubscript: Bool
  /// The parameters that a call has to fill in.
  private let parameters: [Parameter]

  /// A parameter, with the argument in front of its value: `type: `, or nothing.
  private struct Parameter {
    let label: String
    let isMetatype: Bool
    let isClosure: Bool
    /// Whether it takes the value itself.
    let isGeneric: Bool
  }

  init(of function: DeclarationID, _ resolver: Resolver) {
    let program = resolver.program
    let made = program[function].kind == .initializer ? resolver.owner(ofNested: function) : nil
    name = program.text(made ?? function)
    isSubscript = program[function].kind == .subscriptMember
    let declarations = resolver.parameterDeclarations(of: function)
    parameters = zip(declarations, resolver.parameterList(of: function)).compactMap {
      let (declaration, parameter) = $0
      guard !parameter.hasDefault || parameter.isMetatype else { return nil }
      return Parameter(
        label: parameter.label == nil ? "" : resolver.label(of: declaration) + " ",
        isMetatype: parameter.isMetatype,
        isClosure: parameter.isClosure,
        isGeneric: parameter.isGeneric
      )
    }
  }

  /// - Parameter title: The name of the type.
  func text(registering title: String) -> String {
    if isSubscript { return "[\(title).self] = ..." }
    // Where no argument names the type, the value does.
    let isNamed = parameters.contains(where: \.isMetatype)
    let value = isNamed ? "..." : "... as \(title)"
    let code = isNamed || parameters.contains(where: \.isGeneric) ? "{ ... }" : "{ \(value) }"
    let hasClosure = parameters.last?.isClosure ?? false
    let arguments = parameters.dropLast(hasClosure ? 1 : 0).map { parameter in
      let argument =
        parameter.isMetatype
        ? "\(title).self" : parameter.isClosure ? code : parameter.isGeneric ? value : "..."
      return parameter.label + argument
    }
    let list = arguments.isEmpty && hasClosure ? "" : "(\(arguments.joined(separator: ", ")))"
    return name + list + (hasClosure ? " \(code)" : "")
  }
}

extension SwiftType.Parameter {
  fileprivate var isMetatype: Bool {
    if case .metatype = type.unwrapped.form { true } else { false }
  }

  fileprivate var isGeneric: Bool {
    if case .parameter = type.unwrapped.form { true } else { false }
  }

  fileprivate var isClosure: Bool {
    if case .function = type.unwrapped.form { !isDeferred } else { false }
  }
}
