import PureLintResolution
import PureLintSource
import PureLintWiring

/// The members that make a whole root: asking one builds all that it builds.
package struct RootBuilderFunctions {
  private let model: WiringModel

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) { self.model = model }

  // MARK: Structs

  /// The structs that roots return, each with the member that builds it.
  ///
  /// - Parameter builders: The members that build a part of the graph, and those that call them.
  func ofStructs(
    builders: Set<DeclarationID>
  ) -> [(structure: DeclarationID, builder: DeclarationID)] {
    // Few structs come as far as that.
    lazy var asked = model.held.isEmpty ? [] : askedByEntryPoints()
    let returned = resolver.facts.sites.compactMap {
      construction -> (structure: DeclarationID, builder: DeclarationID)? in
      let structure = construction.declaration
      guard program[structure].kind == .structType, program.isSource(structure),
        model.owners[structure] == nil, !model.moduleIDs.contains(structure),
        let member = construction.place.source.map({ program.memberDeclaration(around: $0) }),
        Self.isStaticContext(member, program) || model.named.contains(member)
          || model.isNamed(member) && hasPropertiesAlone(structure),
        isResult(structure, of: member)
      else { return nil }
      let isPart =
        model.isHeld(member) && !model.isNamed(member)
        ? isOwn(structure, of: member, asked) : builders.contains(member)
      return isPart || isMade(structure, by: member) ? (structure, member) : nil
    }
    return returned + resolvedStructs()
  }

  /// Whether a struct has no member that does something.
  private func hasPropertiesAlone(_ structure: DeclarationID) -> Bool {
    ([structure] + resolver.extensions(of: structure)).allSatisfy { block in
      resolver.symbols.members(heldBy: block).allSatisfy { program[$0].kind == .variable }
    }
  }

  /// Whether a struct is what a root hands out. A member returns it, and the root is one by what it
  /// does.
  ///
  /// It is if it is the root itself, if it is named so, or if entry points ask that member for it.
  private func isOwn(
    _ structure: DeclarationID,
    of member: DeclarationID,
    _ asked: @autoclosure () -> Set<DeclarationID>
  ) -> Bool {
    guard Self.isStaticContext(member, program), !program[member].traits.contains(.isLazy) else {
      return false
    }
    return model.held.contains(structure) || Self.isNamedAsDependency(structure, program)
      || asked().contains(member) && !resolver.conformsToLibrary(structure)
  }

  /// The members that entry points mention.
  private func askedByEntryPoints() -> Set<DeclarationID> {
    let entries = EntryPoints(resolver)
    return Set(
      resolver.facts.references.lazy.filter { entries.contain($0.place, resolver) }.map(\.target)
    )
  }

  /// Whether a struct of services alone is a root's own: the function that builds it is named as
  /// those of roots are, and the struct as what roots return, unless it makes itself beside modules.
  private func isMade(_ structure: DeclarationID, by member: DeclarationID) -> Bool {
    guard program[member].name == Self.builderName else { return false }
    if Self.isNamedAsDependency(structure, program) {
      return program[member].traits.contains(.isStatic)
    }
    return !model.modules.isEmpty && resolver.holder(of: member) == structure
      && resolver.resultType(of: member) == resolver.resultType(of: member).unwrapped
      && !resolver.conformsToLibrary(structure)
  }

  /// Whether a type is called what structs of dependencies are: `AppDependency`.
  private static func isNamedAsDependency(_ id: DeclarationID, _ program: Program) -> Bool {
    let name = program.text(id)
    return name.hasSuffix("Dependency") || name.hasSuffix("Dependencies")
  }

  /// The structs with a part of the graph in them that have a `resolve()` of their own, whoever
  /// fills them in: a container, most often.
  private func resolvedStructs() -> [(structure: DeclarationID, builder: DeclarationID)] {
    Self.staticFunctions(program).compactMap { builder in
      let structure = resolver.holder(of: builder)
      guard program[structure].kind == .structType, model.owners[structure] == nil,
        !model.moduleIDs.contains(structure), isResult(structure, of: builder),
        resolver.storedProperties(of: structure).contains(where: { holdsModule($0) })
      else { return nil }
      return (structure, builder)
    }
  }

  // MARK: Others

  /// The members that fill in what an entry point depends on.
  func ofEntryPoints() -> [DeclarationID] {
    resolver.facts.sites.compactMap { construction in
      guard let owner = model.owners[construction.declaration], resolver.isEntryPoint(owner),
        let member = construction.place.source.map(program.memberDeclaration),
        Self.isStaticContext(member, program), isResult(construction.declaration, of: member)
      else { return nil }
      return member
    }
  }

  /// The classes whose members are roots, each with a static function that makes an instance. One
  /// that is a module as well is a root if it makes itself out of nothing.
  ///
  /// - Parameter holders: The types whose members build a part of the graph.
  func ofClasses(
    among holders: Set<DeclarationID>
  ) -> [(holder: DeclarationID, builder: DeclarationID)] {
    resolver.facts.sites.compactMap { construction in
      let holder = construction.declaration
      guard holders.contains(holder), program[holder].kind.isReferenceType,
        let source = construction.place.source
      else { return nil }
      let member = program.memberDeclaration(around: source)
      if model.moduleIDs.contains(holder), !isOwnBuilder(member, of: holder) { return nil }
      let traits = program[member].traits
      let runs = program[member].kind == .function || traits.contains(.isComputed)
      return runs && traits.contains(.isStatic) && isResult(holder, of: member)
        ? (holder, member) : nil
    }
  }

  /// Whether a member of a module takes nothing that is given at run time.
  private func isOwnBuilder(_ member: DeclarationID, of module: DeclarationID) -> Bool {
    resolver.holder(of: member) == module
      && resolver.parameterDeclarations(of: member).isEmpty
  }

  // MARK: Names

  /// The names of the structs that a `resolve()` may make, and of the types that hold it.
  ///
  /// - Parameter hasModules: Whether there are modules; without any only a struct with a name that
  ///   says so is a root's own.
  package static func names(in resolver: Resolver, hasModules: Bool) -> Set<Name> {
    let program = resolver.program
    return staticFunctions(program).reduce(into: []) { names, builder in
      let result = resolver.resultType(of: builder).declaration
      let isNamed = result.map { isNamedAsDependency($0, program) } ?? false
      guard isNamed || hasModules else { return }
      let leading = [program[builder].parent, isNamed ? result : nil]
      names.formUnion(leading.compactMap { $0.map { program[$0].name } })
    }
  }

  private static let builderName: Name = "resolve"

  /// The static functions that are named as those of roots, in source order.
  private static func staticFunctions(_ program: Program) -> [DeclarationID] {
    program.sourceDeclarations {
      $0.kind == .function && $0.name == builderName && $0.traits.contains(.isStatic)
    }
  }

  // MARK: Members

  /// Whether a member is there before anything is given at run time.
  static func isStaticContext(_ member: DeclarationID, _ program: Program) -> Bool {
    let declaration = program[member]
    return declaration.traits.contains(.isStatic) || declaration.parent == nil
      || declaration.kind == .initializer || declaration.traits.contains(.isLazy)
  }

  /// Whether a property holds a module, a way to build one, or what one depends on.
  private func holdsModule(_ property: DeclarationID) -> Bool {
    let type = resolver.type(of: property)
    if let declared = type.declaration, model.owners[declared] != nil { return true }
    return !model.modulesAsked(by: type).isEmpty
  }

  private func isResult(_ id: DeclarationID, of member: DeclarationID) -> Bool {
    switch program[member].kind {
    case .function: resolver.resultType(of: member).declaration == id
    case .variable: resolver.type(of: member).declaration == id
    default: false
    }
  }
}
