import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Properties that a module expects to be set after construction, and the customized factories
/// that make the module without setting them.
struct PropertyInjections {
  let model: WiringModel

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) { self.model = model }

  func contribute(to assembly: inout GraphAssembly) {
    let factories = CustomizedBuilder.all(model).filter { !$0.builderFunctions.isEmpty }
    guard !factories.isEmpty else { return }
    let handedOut = Dictionary(grouping: resolver.facts.escapes, by: \.type)
    let blind = resolver.facts.placesOfUnknown
    for factory in factories {
      let properties = injectedProperties(of: factory.module).map {
        mentions(of: $0, factory, blind)
      }
      .filter(\.isSetByFactoryAlone)
      for function in factory.builderFunctions where !factory.isStep(function) {
        let reach = factory.reach(of: function)
        guard factory.isFollowed(reach, escapes: handedOut[factory.module] ?? []) else { continue }
        for property in properties {
          let reads = property.reads.filter { !isIn(reach, $0.place) }
          guard !reads.isEmpty, isForced(reads, property.id),
            !property.places.contains(where: { isIn(reach, $0) })
          else { continue }
          addOmission(of: property.id, by: function, reads, to: &assembly)
        }
      }
    }
  }

  /// The uses of one property, as far as they are known.
  private struct Mentions {
    let id: DeclarationID
    let reads: [Reference]
    /// Wherever the property is named, or something of its name on a value of unknown type: what is
    /// done with it there, by a key path or an operator, may set it.
    let places: [Place]
    /// Whether nothing sets it but the functions that make the module, and what they call.
    let isSetByFactoryAlone: Bool
  }

  private func mentions(
    of property: DeclarationID,
    _ factory: CustomizedBuilder,
    _ blind: [Name: [Place]]
  ) -> Mentions {
    let found = ([property] + requirements(of: property, factory.module)).flatMap {
      resolver.references.references(to: $0)
    }
    let writers = found.filter(\.isWrite).map { member(around: $0.place) }
    return Mentions(
      id: property,
      reads: found.filter { !$0.isWrite },
      places: found.map(\.place) + (blind[program[property].name] ?? []),
      isSetByFactoryAlone: writers.allSatisfy { writer in
        guard let writer else { return false }
        return factory.builderFunctions.contains(writer)
          || factory.functions.contains(writer) && factory.isStep(writer)
      }
    )
  }

  private func isIn(_ functions: Set<DeclarationID>, _ place: Place) -> Bool {
    member(around: place).map(functions.contains) ?? false
  }

  /// Whether a property has to hold a value where it is read. Who asks whether it does knows better.
  func isForced(_ reads: [Reference], _ property: DeclarationID) -> Bool {
    guard model.isImplicitlyUnwrapped(property) else { return reads.allSatisfy(\.isForced) }
    return reads.contains(where: \.isForced) && !reads.contains { isChecked($0.place) }
  }

  /// Whether an optional is compared with `nil`, chained, or bound by a condition.
  private func isChecked(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    let texts = { (offset: Int) -> String in
      let position = place.token.position + offset
      return tree.tokens.kinds.indices.contains(position)
        ? tree.text(TokenIndex(UInt32(position))) : ""
    }
    if texts(1) == "?" || texts(1) == "??" { return true }
    if ["==", "!="].contains(texts(1)), texts(2) == "nil" { return true }
    // Of `if let x = property.y`, another value is bound.
    if [".", "!", "(", "["].contains(texts(1)) { return false }
    let start = texts(-1) == "." && texts(-2) == "self" ? -2 : 0
    if ["==", "!="].contains(texts(start - 1)), texts(start - 2) == "nil" { return true }
    let binder = texts(start - 1) == "=" ? start - 3 : start - 1
    return ["let", "var"].contains(texts(binder))
      && ["if", "guard", "while", ","].contains(texts(binder - 1))
  }

  /// The requirements of a module's protocols by a property's name; their extensions may set it.
  func requirements(
    of property: DeclarationID,
    _ module: DeclarationID
  ) -> [DeclarationID] {
    resolver.allSupertypes(of: .nominal(module, [])).compactMap(\.declaration)
      .filter { program[$0].kind == .protocolType }
      .flatMap { resolver.members(of: $0)[program[property].name] ?? [] }
  }

  /// The optional properties left for somebody to set; outlets are the system's.
  func injectedProperties(of module: DeclarationID) -> [DeclarationID] {
    let bases = resolver.allSupertypes(of: .nominal(module, [])).compactMap(\.declaration)
    return ([module] + bases).filter { program[$0].kind == .classType }.flatMap { holder in
      resolver.storedProperties(of: holder).filter { property in
        program[property].traits.isDisjoint(
          with: [.isConstant, .hasInitialValue, .hasWrapper, .isLazy])
          && resolver.type(of: property) != resolver.type(of: property).unwrapped
      }
    }
  }

  private func member(around place: Place) -> DeclarationID? {
    place.source.map { program.memberDeclaration(around: $0) }
  }

  private func addOmission(
    of property: DeclarationID,
    by function: DeclarationID,
    _ reads: [Reference],
    to assembly: inout GraphAssembly
  ) {
    let target = assembly.addProperty(property, typeName: model.typeText(of: property))
    for read in reads {
      guard let source = assembly.consumer(at: read.place) else { continue }
      assembly.addEdge(source, .reads, target, at: assembly.location(read.place))
    }
    let consumer = assembly.addNode(
      Node(
        kind: .consumer,
        name: resolver.signature(of: function),
        location: assembly.location(of: function)
      ),
      for: function
    )
    assembly.addEdge(consumer, .leavesUnset, target, at: assembly.location(of: function))
  }
}
