import PureLintResolution
import PureLintSource
import PureLintWiring

/// The types that conform to nothing, but have what they depend on handed to them like modules: as
/// one value of a nested struct.
struct StructuralModules {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  /// The names of structs that say what the type around them depends on.
  private static let names: [Name] = ["Dependency", "Dependencies"]

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The module that a type is by the way in which it is given its nested struct, whether or not
  /// anything ever does so.
  func module(of id: DeclarationID) -> Module? {
    let candidates = Self.names.compactMap { nested(name: $0, in: id) }
    let taken = candidates.first { nested in
      isTaken(nested, byInitializerOf: id) || isField(nested, ofMemberwiseInitializerOf: id)
    }
    if let taken {
      return Module(id: id, kind: .shape, dependency: resolver.storedType(taken), convention: .pure)
    }
    let structs = candidates.compactMap(resolver.storedType)
    guard let kept = structs.first(where: { !settableProperties(of: id, holding: $0).isEmpty })
    else { return nil }
    return Module(id: id, kind: .filledLater, dependency: kept, convention: .pure)
  }

  /// Whether something builds a type of this shape, or fills it in where it is built by a storyboard.
  ///
  /// - Parameter built: The types of all constructions.
  func isUsed(_ module: Module, built: Set<DeclarationID>) -> Bool {
    switch module.kind {
    case .factory, .configurator, .plain: return true
    case .shape: return built.contains(module.id)
    case .filledLater:
      guard let dependency = module.dependency, built.contains(dependency) else { return false }
      return settableProperties(of: module.id, holding: dependency).contains { property in
        isSet(property, of: module.id, to: dependency)
      }
    }
  }

  /// Whether a type that nothing builds takes objects in a struct that it declares itself, as others do
  /// in its sight that are built.
  func isLeftOver(_ module: Module, beside others: [DeclarationID]) -> Bool {
    guard module.kind == .shape, let dependency = module.dependency,
      resolver.owner(ofNested: dependency) == module.id, !program.isForClients(module.id),
      others.contains(where: { program.isVisible($0, from: program[module.id].file) })
    else { return false }
    return resolver.storedProperties(of: dependency).contains { property in
      let type = resolver.type(of: property).unwrapped
      if case .function = type.form { return true }
      return type.declaration.map { program.isSource($0) && program[$0].kind.isReferenceType }
        == true
    }
  }

  /// Whether a property is set to what comes from outside of its type: by code there, on a value of
  /// that type or on one of unknown type, or by a method that takes it.
  private func isSet(
    _ property: DeclarationID,
    of id: DeclarationID,
    to dependency: DeclarationID
  ) -> Bool {
    ([property] + requirements(of: property, in: id)).flatMap {
      resolver.references.references(to: $0)
    }
    .contains { write in
      write.isWrite && (isFromOutside(write.place, id) || isInTaker(write.place, of: dependency))
    }
      || resolver.facts.unknownWrites.contains { write in
        write.name == program[property].name && write.type.declaration == dependency
          && isFromOutside(write.place, id)
          && program.isVisible(property, from: write.place.file)
      }
  }

  /// Whether a place is in none of a type's instances: elsewhere, or in a static function that makes
  /// them.
  private func isFromOutside(_ place: Place, _ id: DeclarationID) -> Bool {
    guard resolver.isInside(id, place), let source = place.source else { return true }
    return program[program.memberDeclaration(around: source)].traits.contains(.isStatic)
  }

  /// Whether a place is in a method that takes a value of a struct.
  private func isInTaker(_ place: Place, of structure: DeclarationID) -> Bool {
    guard let member = place.source.map(program.memberDeclaration),
      program[member].kind == .function
    else { return false }
    return resolver.parameterList(of: member).contains {
      $0.type.unwrapped.declaration == structure
    }
  }

  /// The requirements of a type's protocols by the name of one of its properties.
  private func requirements(
    of property: DeclarationID,
    in id: DeclarationID
  ) -> [DeclarationID] {
    resolver.allSupertypes(of: .nominal(id, [])).compactMap(\.declaration)
      .filter { program[$0].kind == .protocolType }
      .flatMap { resolver.members(of: $0)[program[property].name] ?? [] }
  }

  /// The type of the given name that is declared in another one. A `Dependency` may be an alias;
  /// `Dependencies`, which are many things in many programs, have to be a struct.
  private func nested(name: Name, in id: DeclarationID) -> SwiftType? {
    let declared = (resolver.members(of: id)[name] ?? []).filter { program[$0].kind.isType }
    guard !declared.isEmpty,
      name == Self.names[0] || declared.contains(where: { program[$0].kind == .structType })
    else { return nil }
    return resolver.typeMember(name, of: resolver.selfType(of: id))
  }

  private func isTaken(_ nested: SwiftType, byInitializerOf id: DeclarationID) -> Bool {
    // A base's initializer may be inherited.
    resolver.findMembers("init", of: resolver.selfType(of: id)).contains { initializer in
      resolver.parameterList(of: initializer.id).contains { parameter in
        let type = resolver.substitute(initializer.substitution, in: parameter.type)
        guard let declaration = resolver.storedType(nested) else {
          // An enum, or what an alias stands for, may be taken for other reasons too.
          return parameter.label == "dependency" && type.unwrapped == nested.unwrapped
        }
        return type.declaration == declaration
      }
    }
  }

  /// Whether a struct's implicit initializer asks for a value of the nested struct; one that may be
  /// nil says something about a value rather than what it needs.
  private func isField(_ nested: SwiftType, ofMemberwiseInitializerOf id: DeclarationID) -> Bool {
    guard program[id].kind == .structType, let declaration = resolver.storedType(nested),
      !resolver.declaresInitializer(id)
    else { return false }
    return resolver.memberwiseFields(of: id).contains { field in
      if case .nominal(declaration, _) = resolver.type(of: field).form { return true }
      return false
    }
  }

  /// The optional properties of a class or an actor that can be set to a value of the struct later.
  private func settableProperties(
    of id: DeclarationID,
    holding dependency: DeclarationID
  ) -> [DeclarationID] {
    guard program[id].kind.isReferenceType else { return [] }
    return resolver.storedProperties(of: id).filter { property in
      guard
        program[property].traits.isDisjoint(with: [.isConstant, .hasInitialValue]),
        case .optional(let wrapped) = resolver.type(of: property).form,
        case .nominal(dependency, _) = wrapped.form
      else { return false }
      return true
    }
  }
}
