import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// A property that takes an object from the environment.
struct EnvironmentDemand {
  let property: DeclarationID
  /// The type that declares it.
  let owner: DeclarationID
  let type: SwiftType
  let key: EnvironmentKey
  /// Whether it may be missing, or the system puts it there.
  let isOptional: Bool
  /// Whether it asks by `@Environment(T.self)`.
  let isByType: Bool
  /// Whether UIKit makes it, so that it is there but on a Mac.
  var isOfUIKit = false
  /// The files of the apps into whose environments the system puts it, as it makes their delegates of it.
  var appsThatHaveIt: Set<Int> = []

  /// The modifier that injects such an object.
  var modifier: String { isByType ? "environment" : "environmentObject" }
}

/// The properties of a program that take objects from the environment.
struct EnvironmentDemands {
  /// Those whose type is known, in source order.
  private(set) var all: [EnvironmentDemand] = []
  /// Those whose type is a generic parameter of the view, in source order.
  private(set) var generic: [EnvironmentDemand] = []
  /// Whether some property asks for an object of a type that is not known.
  private(set) var isOpen = false

  private let resolver: Resolver
  private let wrappers: EnvironmentWrappers
  /// The files of the apps that have the system make a delegate of a class, by its name: each of them
  /// may have a class of one name.
  private var delegates: [EnvironmentKey: Set<Int>] = [:]
  private var program: Program { resolver.program }

  /// - Complexity: O(declarations).
  init(_ resolver: Resolver) {
    self.resolver = resolver
    wrappers = EnvironmentWrappers(resolver)
    let properties = program.sourceFiles.flatMap { file in
      program.files[file].declarations.enumerated().lazy.filter { _, declaration in
        declaration.kind == .variable && declaration.traits.contains(.hasWrapper)
      }
      .map { index, _ in DeclarationID(file: file, index: index) }
    }
    for property in properties { addDelegate(property) }
    for property in properties { add(property) }
  }

  /// Takes note of the class of which an app has the system make its delegate.
  private mutating func addDelegate(_ property: DeclarationID) {
    let tree = program.tree(of: property)
    for attribute in tree.children(tree.variableDeclaration(of: program[property].node))
    where tree.kind(attribute) == .attribute {
      guard let wrapper = tree.type(in: attribute),
        SwiftUINames.delegateAdaptors.contains(tree.name(wrapper)),
        case let delegate = resolver.type(givenTo: attribute, of: property)
          ?? resolver.type(of: property), delegate.declaration != nil
      else { continue }
      delegates[resolver.environmentKey(of: delegate), default: []].insert(Int(property.file))
    }
  }

  /// Whether a program asks its environments for objects, as far as the outlines of files tell.
  static func areMade(in resolver: Resolver) -> Bool {
    let demands = EnvironmentDemands(resolver)
    return demands.isOpen || !demands.all.isEmpty
  }

  private mutating func add(_ property: DeclarationID) {
    let declaration = program[property]
    let tree = program.tree(of: property)
    let variable = tree.variableDeclaration(of: declaration.node)
    for attribute in tree.children(variable) where tree.kind(attribute) == .attribute {
      guard let name = wrappers.wrapper(attribute, of: property) else { continue }
      let asked = resolver.type(givenTo: attribute, of: property)
      if name == SwiftUINames.objectWrapper {
        add(property, resolver.type(of: property), isOptional: false, isByType: false)
      } else if let asked {
        add(property, asked, isOptional: mayBeNone(property, tree), isByType: true)
      }
    }
  }

  /// Whether a property may hold none, which nobody takes to be there without a word.
  private func mayBeNone(_ property: DeclarationID, _ tree: SyntaxTree) -> Bool {
    guard let annotated = tree.annotatedType(of: program[property].node),
      tree.kind(annotated) != .implicitlyUnwrappedType,
      case .optional = resolver.type(of: property).form
    else { return false }
    return true
  }

  private mutating func add(
    _ property: DeclarationID,
    _ type: SwiftType,
    isOptional: Bool,
    isByType: Bool
  ) {
    if addGeneric(property, type, isOptional, isByType) { return }
    guard case .known(let type, let object) = resolver.environmentObject(of: type),
      object != nil || resolver.importsModuleOutOfSight(Int(program[property].file)),
      let owner = resolver.owner(ofNested: property), program.isSource(owner)
    else {
      if case .known = resolver.environmentObject(of: type) { return }
      if case .foreign = resolver.environmentObject(of: type) { return }
      isOpen = true
      return
    }
    let key = resolver.environmentKey(of: type)
    let isPutThere = delegates[key] == nil && object.map { resolver.isEntryPoint($0) } == true
    let isOfUIKit = isPutThere && object.map(isMadeByUIKit) == true
    all.append(
      EnvironmentDemand(
        property: property,
        owner: owner,
        type: type,
        key: key,
        // The system puts the delegates that it makes into the environment itself.
        isOptional: isOptional || isPutThere && !isOfUIKit,
        isByType: isByType,
        isOfUIKit: isOfUIKit,
        appsThatHaveIt: delegates[key] ?? []
      )
    )
  }

  /// Takes note of a property of a generic view whose type that view is told where it is made.
  private mutating func addGeneric(
    _ property: DeclarationID,
    _ type: SwiftType,
    _ isOptional: Bool,
    _ isByType: Bool
  ) -> Bool {
    guard let owner = resolver.owner(ofNested: property), program.isSource(owner),
      case .nominal(_, let generics) = resolver.selfType(of: owner).form,
      generics.contains(type.unwrapped)
    else { return false }
    // What of it is injected somewhere may be for one of these.
    isOpen = true
    generic.append(
      EnvironmentDemand(
        property: property,
        owner: owner,
        type: type.unwrapped,
        key: resolver.environmentKey(of: type),
        isOptional: isOptional,
        isByType: isByType
      )
    )
    return true
  }

  /// What a property of a generic view asks for once it is known what the view is made for; nil if that
  /// is no object.
  static func specialized(
    _ demand: EnvironmentDemand,
    for made: SwiftType,
    _ resolver: Resolver
  ) -> EnvironmentDemand? {
    guard case .nominal(let view, let types) = made.form, view == demand.owner,
      case .nominal(_, let generics) = resolver.selfType(of: view).form,
      let position = generics.firstIndex(of: demand.type), position < types.count,
      case .known(let type, let object) = resolver.environmentObject(of: types[position])
    else { return nil }
    return EnvironmentDemand(
      property: demand.property,
      owner: demand.owner,
      type: type,
      key: resolver.environmentKey(of: type),
      isOptional: demand.isOptional || object.map { resolver.isEntryPoint($0) } == true,
      isByType: demand.isByType
    )
  }

  /// What the properties of generic views ask for, wherever these are made.
  func specialized() -> [EnvironmentDemand] {
    let askers = Dictionary(grouping: generic, by: \.owner)
    guard !askers.isEmpty else { return [] }
    var known: Set<SwiftType> = []
    return resolver.facts.constructions.flatMap { construction in
      guard let asked = askers[construction.declaration], known.insert(construction.type).inserted
      else { return [EnvironmentDemand]() }
      return asked.compactMap { Self.specialized($0, for: construction.type, resolver) }
    }
  }

  /// Whether nothing but UIKit makes delegates of a class.
  private func isMadeByUIKit(_ type: DeclarationID) -> Bool {
    let supertypes = resolver.allSupertypes(of: .nominal(type, [])).compactMap { supertype in
      if case .external(let name, _) = supertype.form { name } else { nil }
    }
    return !program[type].traits.contains(.isMain)
      && !SwiftUINames.phoneDelegates.isDisjoint(with: supertypes)
      && SwiftUINames.macDelegates.isDisjoint(with: supertypes)
  }
}
