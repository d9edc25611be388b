import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The models that functions fetch whose callers name the type: `func all<T>(_ type: T.Type) -> [T]`.
struct GenericFetches {
  private let code: CodeIndex
  private let previews: PreviewCode
  private var resolver: Resolver { code.resolver }
  private var program: Program { code.program }

  init(_ code: CodeIndex, _ previews: PreviewCode) {
    self.code = code
    self.previews = previews
  }

  /// The parameter by which callers tell what a descriptor is for, if a call makes one for a type that
  /// they choose.
  func parameter(ofDescriptorMadeBy call: NodeIndex, in file: Int) -> DeclarationID? {
    guard let made = code.madeDescriptor(call, in: file), made.model.isGeneric,
      let function = made.place.source.map(program.memberDeclaration(around:)),
      program[function].kind == .function
    else { return nil }
    return resolver.parameterDeclarations(of: function).first {
      resolver.type(of: $0).instance == made.model
    }
  }

  /// What the callers of a function name for such a parameter, in source order.
  func models(namedFor parameter: DeclarationID) -> [(model: DeclarationID, place: Place)] {
    guard let function = program[parameter].parent,
      case let required = resolver.requirements(of: function) ?? [], isAlone(function, required)
    else { return [] }
    return ([function] + required).flatMap { resolver.references.references(to: $0) }
      .map(\.place).filter { program.isSource($0) && !previews.contains($0) }
      .sorted { $0.precedes($1) }
      .compactMap { place in
        model(namedFor: parameter, of: function, at: place).map { ($0, place) }
      }
  }

  private func model(
    namedFor parameter: DeclarationID,
    of function: DeclarationID,
    at place: Place
  ) -> DeclarationID? {
    let tree = program.trees[place.file]
    guard let call = tree.call(named: place.token),
      case let arguments = tree.callArguments(of: call),
      let positions = ArgumentMatching.match(arguments, to: resolver.parameterList(of: function)),
      let position = resolver.parameterDeclarations(of: function).firstIndex(of: parameter),
      let given = positions.firstIndex(of: position).map({ arguments[$0].node }),
      tree.kind(given) == .memberAccess,
      tree.tokens.kinds[tree.mainToken(given).position] == .kwSelf,
      let name = tree.expression(in: given)
    else { return nil }
    let named = Place(file: place.file, token: tree.mainToken(name), source: place.source)
    let model = resolver.namedType(name, at: named).declaration
    return model.flatMap { program.isModel($0) ? $0 : nil }
  }

  /// Whether no other type that the app makes has a member that is called in place of a function.
  /// - Parameter required: What protocols ask for and the function is.
  private func isAlone(_ function: DeclarationID, _ required: [DeclarationID]) -> Bool {
    let owner = resolver.selfDeclaration(of: function)
    return required.allSatisfy { requirement in
      guard let asking = program[requirement].parent else { return true }
      return resolver.heirs(of: asking).allSatisfy { heir in
        heir == owner
          || resolver.constructions.of(heir).allSatisfy { previews.contains($0.place) }
      }
    }
  }
}
