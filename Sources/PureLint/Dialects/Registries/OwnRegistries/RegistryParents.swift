import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The registries that others ask for what they lack, which they are told when they are made:
/// `Scope(parent: app)`.
struct RegistryParents {
  private let resolver: Resolver
  private let instances: RegistryInstances
  private let parameter: DeclarationID
  private let made: [ContainerID: Construction]

  private var program: Program { resolver.program }

  /// The property in which a registry keeps its parent, and the parameter that tells it.
  struct Link {
    let property: DeclarationID
    let parameter: DeclarationID
  }

  /// - Parameter parameter: The one by which registries of a type are told their parents.
  init(
    of type: DeclarationID,
    told parameter: DeclarationID,
    _ instances: RegistryInstances,
    _ resolver: Resolver
  ) {
    self.resolver = resolver
    self.instances = instances
    self.parameter = parameter
    made = Dictionary(
      resolver.constructions.of(type).map { construction in
        let (file, call) = (construction.place.file, construction.call)
        return (ContainerID(file, resolver.program.trees[file].mainToken(call)), construction)
      }
    ) { first, _ in first }
  }

  /// The one constant that a class stores of its own kind, if its only initializer is told it and nothing else
  /// ever sets it.
  static func link(of type: DeclarationID, _ resolver: Resolver) -> Link? {
    let program = resolver.program
    let kept = resolver.storedProperties(of: type).filter {
      resolver.type(of: $0).unwrapped.declaration == type
    }
    guard let property = kept.first, kept.count == 1,
      program[property].traits.contains(.isConstant),
      !program[property].traits.contains(.hasInitialValue),
      resolver.members(of: type)["init"]?.count == 1,
      case let told = resolver.assignments(to: property), told.count == 1,
      let parameter = KeyName(resolver, told[0].value, at: told[0].place).parameter,
      program[parameter].parent == resolver.members(of: type)["init"]?.first
    else { return nil }
    return Link(property: property, parameter: parameter)
  }

  /// The most registries that are one above the other.
  private static let mostParents = 64

  /// A registry with its parent, the parent of that, and so on; any where one of them is not told.
  func family(of container: ContainerID?) -> ContainerSet {
    var found = ContainerSet()
    var next = container
    while let id = next, found.known.insert(id).inserted {
      guard found.known.count < Self.mostParents, let construction = made[id] else {
        return .unknown
      }
      guard let told = told(by: construction) else { return found }
      next = instances.instance(told, in: construction.place.file)
    }
    return next == nil ? .unknown : found
  }

  /// The argument that tells a registry its parent; nil if it has none.
  private func told(by construction: Construction) -> NodeIndex? {
    let given = construction.arguments.first { $0.parameter == parameter }?.node
    return given.flatMap {
      program.trees[construction.place.file].kind($0) == .nilLiteral ? nil : $0
    }
  }
}
