import PureLintFindings
import PureLintResolution
import PureLintWiring

/// The needs of types that composers meet by initializers, and the types that composers build, both
/// as declarations tell. Layers are held to it, and nothing else asks.
package struct InitializerNeeds {
  private let model: WiringModel
  private let handOvers: HandOvers

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  package init(_ model: WiringModel) {
    self.model = model
    handOvers = HandOvers(model.resolver, model.kinds)
  }

  /// Notes the needs in the hints.
  ///
  /// - Complexity: O(*n*) for *n* arguments of constructions.
  package func contribute(to assembly: inout GraphAssembly) {
    var told: Set<Taken> = []
    for construction in resolver.facts.constructions where isByComposer(construction) {
      add(construction, &told, to: &assembly)
    }
  }

  /// Whether a composer builds an object, or something that holds objects, outside tests. What a module
  /// declares in a struct of its own, the graph tells.
  private func isByComposer(_ construction: Construction) -> Bool {
    let type = construction.declaration
    guard let source = construction.place.source, program.isSource(construction.place),
      !program.targets.isTest(file: construction.place.file), program.isSource(type),
      model.kinds.kind(of: type) != .data, model.owners[type] == nil
    else { return false }
    return model.isHeld(program.memberDeclaration(around: source))
  }

  /// The objects that a type takes in an initializer, whoever builds it.
  private struct Taken: Hashable {
    let type: DeclarationID
    let parameter: DeclarationID
  }

  private func add(
    _ construction: Construction,
    _ told: inout Set<Taken>,
    to assembly: inout GraphAssembly
  ) {
    let built = place(of: construction.declaration, assembly)
    if let unit = handOvers.unit(of: construction.place), unit != construction.declaration,
      let location = assembly.location(construction.place)
    {
      let builder = place(of: unit, assembly)
      assembly.hints.add(Need(builder, built, at: location, isConstruction: true))
    }
    for argument in construction.arguments where handOvers.mayBeObject(argument) {
      guard let parameter = argument.parameter, let location = assembly.location(of: parameter),
        told.insert(Taken(type: construction.declaration, parameter: parameter)).inserted
      else { continue }
      for type in types(of: parameter, assembly) where type.name != built.name {
        assembly.hints.add(Need(built, type, at: location))
      }
    }
  }

  /// The types that the type of a parameter names; a library's own has no place.
  private func types(of parameter: DeclarationID, _ assembly: GraphAssembly) -> [NamedPlace] {
    let declared = assembly.namedTypes(in: resolver.type(of: parameter))
    guard declared.isEmpty, let text = model.typeText(of: parameter) else { return declared }
    return [NamedPlace(name: text, location: nil)]
  }

  private func place(of id: DeclarationID, _ assembly: GraphAssembly) -> NamedPlace {
    NamedPlace(name: program.qualifiedName(id), location: assembly.location(of: id))
  }
}
