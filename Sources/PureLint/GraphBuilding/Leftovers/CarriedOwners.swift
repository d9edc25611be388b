import PureLintProjects
import PureLintResolution
import PureLintSyntax

/// The fields of structs which may be all that keeps an object alive. Composers fill in the
/// structs. The object ends something when it goes, or others know it weakly.
struct CarriedOwners {
  private let model: WiringModel
  private let lasting: LastingValues

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel, _ lasting: LastingValues) {
    self.model = model
    self.lasting = lasting
  }

  /// Whether what a field holds may be there to be kept alive, though nobody reads it.
  func mayContain(_ field: DeclarationID) -> Bool {
    let type = resolver.type(of: field)
    let arguments = resolver.constructions.of(resolver.holder(of: field))
      .filter { !program.targets.isTest(file: $0.place.file) }
      .flatMap(\.arguments).filter { $0.parameter == field }
    guard model.handsItselfOut(type) || endsSomething(type) else { return false }
    let isKeptAnyway =
      !arguments.isEmpty && arguments.allSatisfy { lasting.contain($0.node, in: $0.file) }
    return !isKeptAnyway && !lasting.fill(field)
  }

  /// Whether something happens when nobody keeps an instance of a class any more.
  private func endsSomething(_ type: SwiftType) -> Bool {
    if case .external(let name, _) = type.unwrapped.form {
      return program.libraries.knows(name, .endsWhenLetGo)
    }
    guard let id = type.unwrapped.declaration else { return false }
    return ([id] + resolver.ancestors(of: id) + resolver.heirs(of: id)).contains { family in
      resolver.symbols.members(heldBy: family).contains { program[$0].kind == .deinitializer }
    }
  }
}
