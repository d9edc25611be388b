import GraphModel

/// Properties that a module expects to be set after construction, and the customised factories
/// that make the module without setting them.
struct PureInjections {
  let dialect: PureDialect

  private var resolver: Resolver { dialect.resolver }
  private var program: Program { dialect.resolver.program }

  init(_ dialect: PureDialect) { self.dialect = dialect }

  func contribute(to assembly: inout GraphAssembly) {
    let makers = customisedFactories()
    guard !makers.isEmpty else { return }
    let makerIDs = Set(makers.map(\.function))
    let handedOut = Dictionary(grouping: resolver.facts.escapes, by: \.type)
    let blind = Dictionary(grouping: resolver.facts.unknownReads, by: \.name)
    for (function, module) in makers
    where isFollowed(function, module, escapes: handedOut[module] ?? []) {
      for property in injectedProperties(of: module) {
        let found = ([property] + requirements(of: property, module)).flatMap {
          resolver.references.references(to: $0)
        }
        let writers = found.filter(\.isWrite).map { member(around: $0.place) }
        let reads = found.filter { !$0.isWrite && member(around: $0.place) != function }
        // Whatever is done with it there, by a key path or an operator, may set it.
        let isMentioned = found.contains { member(around: $0.place) == function }
        let mentionedBlindly = (blind[program[property].name] ?? [])
          .contains { member(around: $0.place) == function }
        let isForced =
          dialect.isImplicitlyUnwrapped(property)
          ? reads.contains(where: \.isForced) : reads.allSatisfy(\.isForced)
        guard !reads.isEmpty, isForced, writers.allSatisfy({ $0.map(makerIDs.contains) ?? false }),
          !isMentioned, !mentionedBlindly
        else { continue }
        addOmission(of: property, by: function, reads, to: &assembly)
      }
    }
  }

  /// What the protocols of a module require by the name of a property; their extensions may set it.
  private func requirements(
    of property: DeclarationID,
    _ module: DeclarationID
  ) -> [DeclarationID] {
    resolver.allSupertypes(of: .nominal(module, [])).compactMap(\.declaration)
      .filter { program[$0].kind == .protocolType }
      .flatMap { resolver.members(of: $0)[program[property].name] ?? [] }
  }

  /// The functions of `extension Factory where Module == X` that yield an `X`.
  private func customisedFactories() -> [(function: DeclarationID, module: DeclarationID)] {
    let modules = dialect.moduleIDs
    return dialect.library.factories.sorted().flatMap { factory in
      resolver.extensions(of: factory).flatMap { block in
        let constraints = resolver.sameTypeConstraints(ofExtension: block)
        guard
          let module = constraints.values.compactMap(\.declaration).first(where: modules.contains)
        else { return [(function: DeclarationID, module: DeclarationID)]() }
        return resolver.symbols.members(heldBy: block)
          .filter { yields(module, $0) }.map { ($0, module) }
      }
    }
  }

  private func yields(_ module: DeclarationID, _ function: DeclarationID) -> Bool {
    guard program[function].kind == .function, !program[function].traits.contains(.isStatic),
      let result = resolver.resultType(of: function).declaration
    else { return false }
    return resolver.isSubtype(.nominal(module, []), of: .nominal(result, []))
  }

  /// Whether all that a function does with the module it makes can be seen: it calls no other
  /// function of its factory, and hands the module to nobody.
  ///
  /// - Parameter escapes: Where the module's values leave the analysed sources.
  private func isFollowed(
    _ function: DeclarationID,
    _ module: DeclarationID,
    escapes: [Escape]
  ) -> Bool {
    let delegates = calls(in: function).contains { call in
      program[call.target].name == program[function].name && !isOnFactory(ofOther: module, call)
    }
    guard !delegates else { return false }
    let locals = resolver.symbols.members(heldBy: function).filter {
      resolver.type(of: $0).declaration == module
    }
    let isHandedOn = locals.contains { local in
      resolver.references.references(to: local).contains { $0.destination != nil }
    }
    let isLost = escapes.contains { !$0.isConversion && member(around: $0.place) == function }
    return !locals.isEmpty && !isHandedOn && !isLost
  }

  /// The mentions of functions in a function.
  private func calls(in function: DeclarationID) -> [Reference] {
    let declaration = program[function]
    let node = program.tree(of: function).nodes[declaration.node.position]
    return resolver.references.references(in: declaration.file, node.firstToken..<node.endToken)
      .filter {
        program[$0.target].kind == .function && member(around: $0.place) == function
      }
  }

  /// Whether a function is called on a factory of a module that has nothing to do with the given
  /// one: `dependency.detail.create(payload:)`.
  private func isOnFactory(ofOther module: DeclarationID, _ call: Reference) -> Bool {
    let token = call.place.token.rawValue
    guard token > 1 else { return false }
    let base = resolver.references.references(in: call.place.file, token - 2..<token - 1).last
    guard let base, case .nominal(let id, let arguments) = resolver.type(of: base.target).unwrapped,
      dialect.library.factories.contains(id), let other = arguments.first?.declaration
    else { return false }
    let (own, others) = (SwiftType.nominal(module, []), SwiftType.nominal(other, []))
    return !resolver.isSubtype(own, of: others) && !resolver.isSubtype(others, of: own)
  }

  /// The optional properties left for somebody to set; outlets are the system's.
  private func injectedProperties(of module: DeclarationID) -> [DeclarationID] {
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
    let target = assembly.addProperty(property, typeName: dialect.typeText(of: property))
    for read in reads {
      guard let source = assembly.consumer(at: read.place) else { continue }
      assembly.addEdge(source, .reads, target, at: assembly.location(read.place))
    }
    let maker = assembly.addNode(
      Node(
        kind: .consumer,
        name: resolver.signature(of: function),
        location: assembly.location(of: function)
      ),
      for: function
    )
    assembly.addEdge(maker, .omits, target, at: assembly.location(of: function))
  }
}
