import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// What an initializer takes and nobody reads: the parameter, and the private property that keeps it,
/// if one does.
package struct InjectedValue: Hashable, Sendable {
  package let type: DeclarationID
  package let parameter: DeclarationID
  package let property: DeclarationID?
  /// Whether the property's name stands where only types tell whether it means the property.
  package var isDoubtful = false
}

/// The search for objects that types take in their initializers and that nothing in these types reads.
///
/// It looks at words first, and parses bodies only where those leave the question open; they declare
/// nothing then.
package struct InjectedSearch {
  private let resolver: Resolver
  private let kinds: ObjectKinds

  private var program: Program { resolver.program }

  package init(_ resolver: Resolver) {
    self.resolver = resolver
    kinds = ObjectKinds(resolver)
  }

  /// What the types that composers make take and leave unread, in source order.
  package func values(handedBy composers: Set<DeclarationID>) -> [InjectedValue] {
    var types: Set<DeclarationID> = []
    for site in resolver.facts.sites where !types.contains(site.declaration) {
      guard let source = site.place.source, program.isSource(site.declaration),
        composers.contains(resolver.holder(of: program.memberDeclaration(around: source))),
        !program.targets.isTest(file: site.place.file)
      else { continue }
      types.formUnion([site.declaration] + bases(of: site.declaration))
    }
    return types.sorted().flatMap(values)
  }

  private func bases(of type: DeclarationID) -> [DeclarationID] {
    guard program[type].kind == .classType else { return [] }
    return resolver.ancestors(of: type).filter {
      program[$0].kind == .classType && program.isSource($0)
    }
  }

  private func values(of type: DeclarationID) -> [InjectedValue] {
    guard !program.targets.isTest(file: program[type].file), isPlain(type) else { return [] }
    let blocks = ([type] + resolver.extensions(of: type)).filter {
      program[$0].file == program[type].file
    }
    let initializers = blocks.flatMap { resolver.symbols.members(heldBy: $0) }
      .filter { program[$0].kind == .initializer }
    let open = OpenProperties(of: type, blocks, initializers, resolver, kinds).found
    let unread = initializers.filter(isChosen).flatMap { unnamedParameters(of: $0) }
    guard !open.isEmpty || !unread.isEmpty else { return [] }
    let tree = program.parseBodies(of: program[type].file)
    guard tree.errors.isEmpty else { return [] }
    let codes = initializers.map {
      (isChosen: isChosen($0), code: InitializerCode(of: $0, tree, program))
    }
    let kept = open.compactMap { value(keptIn: $0, type, codes) }
    return kept + unread.map { InjectedValue(type: type, parameter: $0, property: nil) }
  }

  // MARK: Types

  /// Whether nothing looks into a type's instances but what names their members.
  private func isPlain(_ type: DeclarationID) -> Bool {
    guard program[type].kind != .enumType, program[type].kind != .protocolType,
      program.bearsOnly(.changesNoUse, type), !program.isForClients(type)
    else { return false }
    return ([type] + resolver.heirs(of: type)).allSatisfy { heir in
      !resolver.allSupertypes(of: .nominal(heir, [])).contains { supertype in
        guard case .external(let name, _) = supertype.form else { return supertype.isUnknown }
        return program.libraries.knows(name, .isCoding)
      }
    }
  }

  // MARK: Properties

  /// What a property keeps of a parameter of which nothing else becomes; nil if something reads one of
  /// the two, or if the property is filled in otherwise.
  private func value(
    keptIn property: OpenProperties.Property,
    _ type: DeclarationID,
    _ initializers: [(isChosen: Bool, code: InitializerCode)]
  ) -> InjectedValue? {
    var found: DeclarationID?
    var isDoubtful = property.isDoubtful
    for initializer in initializers {
      guard let kept = initializer.code.parameter(keptIn: program[property.id].name) else {
        return nil
      }
      isDoubtful = isDoubtful || kept.isDoubtful
      guard let parameter = kept.parameter else { continue }
      guard initializer.isChosen else { return nil }
      found = found ?? parameter
    }
    return found.map {
      InjectedValue(type: type, parameter: $0, property: property.id, isDoubtful: isDoubtful)
    }
  }

  // MARK: Parameters

  /// Whether a type's own wish is all that asks for an initializer's parameters.
  private func isChosen(_ initializer: DeclarationID) -> Bool {
    let tree = program.tree(of: initializer)
    return !program[initializer].traits.contains(.isOverride)
      && program.bearsOnly(.changesNoUse, initializer)
      && !tree.children(program[initializer].node).contains {
        tree.kind($0) == .modifier
          && tree.tokens.kinds[tree.mainToken($0).position] == .cwRequired
      }
      && resolver.requirements(of: initializer, byClasses: false)?.isEmpty == true
  }

  /// The parameters for objects that no word in an initializer's body names.
  private func unnamedParameters(of initializer: DeclarationID) -> [DeclarationID] {
    let parameters = resolver.parameterDeclarations(of: initializer).filter { parameter in
      let name = program.text(parameter)
      return name != "_" && !name.isEmpty
        && kinds.kind(of: resolver.type(of: parameter)).mayLeadToObjects
    }
    guard !parameters.isEmpty, let end = parameters.map({ range(of: $0).upperBound }).max() else {
      return []
    }
    let whole = range(of: initializer)
    let bytes = program.trees.source(program[initializer].file).bytes
    // What stands behind the last parameter may be a default value's rest, which names none of them.
    let names = NameSet(Set(parameters.map { program[$0].name }))
    var seen: Set<UInt32> = []
    names.visit(in: bytes[Int(end)..<Int(whole.upperBound)]) { slot, _ in
      seen.insert(UInt32(slot))
      return true
    }
    return parameters.filter { parameter in
      names.slot(of: program[parameter].name).map { !seen.contains(UInt32($0)) } ?? false
    }
  }

  // MARK: Places

  private func range(of id: DeclarationID) -> Range<UInt32> {
    program.tree(of: id).range(program[id].node)
  }
}
