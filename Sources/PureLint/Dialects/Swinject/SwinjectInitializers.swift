import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The parameters of initializers that are registered by a reference.
struct SwinjectInitializers {
  private let resolver: Resolver
  private let library: SwinjectLibrary

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ library: SwinjectLibrary) {
    self.resolver = resolver
    self.library = library
  }

  /// A type that is resolved for a parameter.
  struct Parameter {
    let type: SwiftType
    /// Whether an argument may fill it instead.
    let mayBeFilled: Bool
  }

  /// The requests of a registration for its initializer; nil if they are not known.
  func parameters(of call: GenericCall) -> [Parameter]? {
    guard let last = call.arguments.last, let made = call.generics.last else { return [] }
    let given = call.generics.dropFirst().dropLast()
    let types = types(of: made, last.node, at: call.place)
    return types?.map { settled($0, for: call.generics[0]) }.compactMap { type in
      let isFilled = given.contains {
        resolver.isSubtype($0, of: type.unwrapped) || $0 == type
      }
      guard !isFilled else { return nil }
      return Parameter(type: type, mayBeFilled: given.contains { mayFill($0, type) })
    }
  }

  /// Whether an argument may be cast to a parameter's type when it is there, also to a subtype.
  private func mayFill(_ given: SwiftType, _ type: SwiftType) -> Bool {
    library.isAny(given)
      || (resolver.mayConvert(given, to: type) || resolver.mayConvert(type, to: given))
        && !given.isSettled(type)
  }

  /// Whether a reference to an initializer names a library's type, which takes none of the sources'.
  func isLibraryInitializer(_ node: NodeIndex, at place: Place) -> Bool {
    guard case .external(_, let arguments) = resolver.initializedType(node, at: place)?.form else {
      return false
    }
    return arguments.isEmpty
  }

  /// A type with what the registered service tells of the generic parameters of its own type.
  private func settled(_ type: SwiftType, for service: SwiftType) -> SwiftType {
    var chosen: Substitution = [:]
    if case .nominal(let id, let arguments) = service.form {
      chosen = Substitution(resolver.parameters(of: id), arguments)
    }
    return resolver.substitute(chosen, in: type).map { part in
      guard case .parameter(let id) = part.form, let owner = program[id].parent,
        program[owner].kind.isNominalType, service != part
      else { return nil }
      return .unknown
    }
  }

  /// The types of an initializer's parameters.
  private func types(of made: SwiftType, _ node: NodeIndex, at place: Place) -> [SwiftType]? {
    if case .function(let parameters, _) = made.form {
      if parameters.count == 1, case .tuple(let elements) = parameters[0].type.form {
        return elements.map(\.type)
      }
      return parameters.map(\.type)
    }
    guard let type = resolver.initializedType(node, at: place), let id = type.declaration,
      program.isSource(id)
    else { return nil }
    let all = resolver.initializers(of: type).filter { $0.parameters.first?.label != "coder" }
    let own = all.filter { choice in
      choice.initializer.map { resolver.owner(ofNested: $0) == id } ?? true
    }
    let choices = own.isEmpty ? all : own
    guard choices.count == 1 else {
      return choices.isEmpty && program[id].kind == .classType ? [] : nil
    }
    return choices[0].parameters.map { resolver.substitute(choices[0].substitution, in: $0.type) }
  }
}

extension SwiftType {
  /// Whether it is known through and through that one type is not the other.
  fileprivate func isSettled(_ other: SwiftType) -> Bool {
    switch (self.form, other.form) {
    case (.external, .external), (.external, .nominal), (.nominal, .external): true
    default: false
    }
  }
}
