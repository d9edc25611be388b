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
  /// Whether some property asks for an object of a type that is not known.
  private(set) var isOpen = false

  private let resolver: Resolver
  /// By class, the files of the apps that have the system make a delegate of it.
  private var delegates: [DeclarationID: Set<Int>] = [:]
  private var program: Program { resolver.program }

  /// - Complexity: O(declarations).
  init(_ resolver: Resolver) {
    self.resolver = resolver
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
        let delegate =
          (resolver.type(givenTo: attribute, of: property) ?? resolver.type(of: property))
          .declaration
      else { continue }
      delegates[delegate, default: []].insert(Int(property.file))
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
      guard let wrapper = tree.type(in: attribute),
        let name = SwiftUINames.wrappers.first(where: { $0 == tree.name(wrapper) }),
        case .external(name, _) = resolver.resolve(
          wrapper,
          file: declaration.file,
          scope: declaration.parent
        ).form
      else { continue }
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
    guard case .known(let type, let object) = resolver.environmentObject(of: type),
      object != nil || resolver.importsModuleOutOfSight(Int(program[property].file)),
      let owner = resolver.owner(ofNested: property), program.isSource(owner)
    else {
      if case .known = resolver.environmentObject(of: type) { return }
      if case .foreign = resolver.environmentObject(of: type) { return }
      isOpen = true
      return
    }
    let isPutThere = object.map { delegates[$0] == nil && resolver.isEntryPoint($0) } == true
    let isOfUIKit = isPutThere && object.map(isMadeByUIKit) == true
    all.append(
      EnvironmentDemand(
        property: property,
        owner: owner,
        type: type,
        key: resolver.environmentKey(of: type),
        // The system puts the delegates that it makes into the environment itself.
        isOptional: isOptional || isPutThere && !isOfUIKit,
        isByType: isByType,
        isOfUIKit: isOfUIKit,
        appsThatHaveIt: object.flatMap { delegates[$0] } ?? []
      )
    )
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
