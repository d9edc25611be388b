import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// A property that is filled from the registry of App Intents.
struct IntentRequest {
  let property: DeclarationID
  let owner: DeclarationID
  /// Nil where the type is not told.
  let key: Registration.Key?
  /// Whether the wrapper serves by itself where nothing is added.
  let hasDefault: Bool
  /// Whether the wrapper names another registry than that of the process.
  let isOfOtherManager: Bool
}

/// The properties of a program that are filled from the registry of App Intents.
struct IntentRequests {
  /// In source order.
  private(set) var all: [IntentRequest] = []

  private let resolver: Resolver
  private var program: Program { resolver.program }

  /// - Complexity: O(declarations).
  init(_ resolver: Resolver) {
    self.resolver = resolver
    all = Self.properties(resolver).compactMap { property, attribute in
      request(of: property, attribute)
    }
  }

  /// Those whose types are not told.
  var unresolved: [UnfollowedStep] {
    all.filter { $0.key == nil }.map { request in
      let place = Place(
        file: Int(request.property.file),
        token: program[request.property].nameToken,
        source: request.property
      )
      return UnfollowedStep(
        "request",
        at: place,
        "request is not followed; nothing here tells its type"
      )
    }
  }

  /// Whether some property asks, as far as the outlines of files tell.
  static func areMade(in resolver: Resolver) -> Bool { !properties(resolver).isEmpty }

  private static func properties(
    _ resolver: Resolver
  ) -> [(property: DeclarationID, attribute: NodeIndex)] {
    let program = resolver.program
    guard program.isImported([IntentNames.module]) else { return [] }
    var found: [(property: DeclarationID, attribute: NodeIndex)] = []
    for file in program.sourceFiles where program.imports([IntentNames.module], in: file) {
      for (index, declaration) in program.files[file].declarations.enumerated()
      where declaration.kind == .variable && declaration.traits.contains(.hasWrapper) {
        let id = DeclarationID(file: file, index: index)
        if let attribute = attribute(of: id, resolver) { found.append((id, attribute)) }
      }
    }
    return found
  }

  /// The attribute by which a property asks. That of swift-dependencies, of the same name, is always
  /// given a path or a type; what the sources declare is no library's.
  private static func attribute(of property: DeclarationID, _ resolver: Resolver) -> NodeIndex? {
    let tree = resolver.program.tree(of: property)
    let variable = tree.variableDeclaration(of: resolver.program[property].node)
    return tree.children(variable).first { child in
      guard tree.kind(child) == .attribute, let wrapper = tree.type(in: child),
        IntentNames.wrappers.contains(tree.name(wrapper))
      else { return false }
      switch tree.kind(wrapper) {
      case .identifierType:
        guard resolver.topLevelType(tree.name(wrapper), from: Int(property.file)) == nil else {
          return false
        }
      case .memberType:
        guard let module = tree.type(in: wrapper), tree.name(module) == IntentNames.module else {
          return false
        }
      default: return false
      }
      return tree.callArguments(of: child).allSatisfy { $0.label != nil }
    }
  }

  private func request(of property: DeclarationID, _ attribute: NodeIndex) -> IntentRequest? {
    guard let owner = resolver.owner(ofNested: property), program.isSource(owner) else {
      return nil
    }
    let tree = program.tree(of: property)
    let arguments = tree.callArguments(of: attribute)
    let place = Place(
      file: Int(property.file),
      token: program[property].nameToken,
      source: program[property].parent
    )
    let name = KeyName(resolver, arguments.first { $0.label == "key" }?.node, at: place)
    let type = ExactType.key(resolver.type(of: property), resolver)
    return IntentRequest(
      property: property,
      owner: owner,
      key: type.map {
        Registration.Key(type: $0, name: name.text, isNameOpen: name.isOpen)
      },
      hasDefault: arguments.contains { $0.label == "default" },
      isOfOtherManager: arguments.contains { argument in
        argument.label == "manager" && tree.text(argument.node) != ".shared"
          && tree.text(argument.node) != "AppDependencyManager.shared"
      }
    )
  }
}
