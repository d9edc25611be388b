import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The requests to the library's registries.
struct ResolverRequests {
  private let library: ResolverLibrary
  private let containers: ResolverContainers?
  private let surroundings: RequestSurroundings
  private let reader: RequestReader

  private var resolver: Resolver { surroundings.resolver }
  private var program: Program { resolver.program }

  init(
    _ library: ResolverLibrary,
    _ containers: ResolverContainers?,
    _ surroundings: RequestSurroundings
  ) {
    self.library = library
    self.containers = containers
    self.surroundings = surroundings
    reader = RequestReader(surroundings)
  }

  func all() -> [RegistryRequest] { calls() + properties() }

  /// Whether some code takes a function that asks as a value, or asks something that may be a registry
  /// for it.
  var areOutOfSight: Bool {
    library.requests.contains { function in
      resolver.references.references(to: function).contains { reference in
        program.isSource(reference.place) && !library.isOwn(reference.place)
          && !program.trees[reference.place.file].isCalled(reference.place.token)
      }
    }
      || resolver.facts.unknownReads.contains { read in
        read.name == "resolve" && program.isSource(read.place)
          && program.imports([ResolverLibrary.module], in: read.place.file)
      }
  }

  // MARK: Calls

  private func calls() -> [RegistryRequest] {
    var known: Set<Place> = []
    return resolver.facts.genericCalls.compactMap { call in
      guard library.requests.contains(call.function), program.isSource(call.place),
        !library.isOwn(call.place), known.insert(call.place.unscoped).inserted,
        let request = reader.request(by: call, outcome: "crashes")
      else { return nil }
      var asked = RegistryRequest(request: request)
      let arguments = program.trees[call.place.file].callArguments(of: call.call)
      let name = KeyName(
        resolver,
        arguments.first { $0.label == "name" }?.node,
        at: call.place
      )
      asked.request.name = name
      (asked.name, asked.isNameOpen) = (name.text, name.isOpen)
      asked.isOptional = program[call.function].name == "optional"
      asked.containers = containers?.asked(by: call) ?? .unknown
      asked.mayAskOthers = containers?.isReplacedInSomeRuns ?? false
      return asked
    }
  }

  // MARK: Properties

  private func properties() -> [RegistryRequest] {
    program.sourceFiles.flatMap { file in
      program.files[file].declarations.indices.compactMap {
        request(of: DeclarationID(file: file, index: $0))
      }
    }
  }

  private func request(of property: DeclarationID) -> RegistryRequest? {
    guard let wrapper = library.wrapper(of: property),
      let request = reader.request(
        of: property,
        by: wrapper.rawValue,
        at: wrapper.time,
        asking: { wrapper.isOptional ? $0.unwrappedOnce : $0 }
      ),
      !library.isOwn(request.place)
    else { return nil }
    var asked = RegistryRequest(request: request)
    let name = KeyName(resolver, argument("name", of: property), at: request.place)
    (asked.name, asked.isNameOpen) = (name.text, name.isOpen || isTold("name", of: property))
    asked.isOptional = wrapper == .optionalInjected
    asked.mayAskOthers = containers?.isReplacedInSomeRuns ?? false
    if let containers, !isTold("container", of: property) {
      asked.containers = containers.asked(
        for: property,
        told: argument("container", of: property)
      )
    }
    return asked
  }

  private func argument(_ label: Name, of property: DeclarationID) -> NodeIndex? {
    let tree = program.tree(of: property)
    let declaration = tree.variableDeclaration(of: program[property].node)
    return tree.children(declaration).filter { tree.kind($0) == .attribute }
      .flatMap { tree.callArguments(of: $0) }.first { $0.label == label }?.node
  }

  /// Whether some code tells the wrapper of a property something else before it asks: `$x.name = …`.
  private func isTold(_ member: String, of property: DeclarationID) -> Bool {
    resolver.references.references(to: property).contains { reference in
      guard program.isSource(reference.place) else { return false }
      let tree = program.trees[reference.place.file]
      let token = reference.place.token
      let next = token.position + 2
      return tree.text(token).hasPrefix("$") && next < tree.tokens.count
        && tree.text(TokenIndex(UInt32(next))) == member
    }
  }
}
