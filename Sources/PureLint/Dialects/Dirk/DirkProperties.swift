import GraphModel

/// What properties with wrappers of the library ask for.
struct DirkProperties {
  private let library: DirkLibrary
  private let surroundings: RequestSurroundings

  private var resolver: Resolver { surroundings.resolver }
  private var program: Program { resolver.program }

  init(_ library: DirkLibrary, _ surroundings: RequestSurroundings) {
    self.library = library
    self.surroundings = surroundings
  }

  func requests() -> [ServiceRequest] {
    program.files[..<program.interfaceStart].enumerated().flatMap { file, found in
      found.declarations.indices.compactMap { request(of: DeclarationID(file: file, index: $0)) }
    }
  }

  private func request(of property: DeclarationID) -> ServiceRequest? {
    guard let wrapper = library.wrapper(of: property), let place = place(of: property),
      !library.isOwn(place)
    else { return nil }
    let tree = program.tree(of: property)
    let type = resolver.type(of: property)
    guard let written = tree.annotatedType(of: program[property].node) else { return nil }
    let owner = resolver.owner(ofNested: property)
    let name = program.text(property)
    let declared = "@\(wrapper.rawValue) var \(name): \(tree.text(written))"
    let isRead = surroundings.isRead(property)
    return ServiceRequest(
      place: place,
      type: type,
      title: tree.kind(written) == .implicitlyUnwrappedType
        ? tree.text(written).dropLast() + "?" : tree.text(written),
      subject: name,
      text: "'\(declared)'" + (owner.map { " in '\(program.qualifiedName($0))'" } ?? ""),
      outcome: outcome(of: wrapper, owner),
      property: program[property].traits.contains(.isLocal) ? nil : property,
      timing: timing(of: wrapper, property, owner, isRead),
      asker: owner,
      isReached: (wrapper == .observableInject || isRead) && surroundings.isReached(property)
    )
  }

  private func place(of property: DeclarationID) -> Place? {
    let declaration = program[property]
    guard program.isSource(property) else { return nil }
    return Place(
      file: declaration.file,
      token: declaration.nameToken,
      source: property
    )
  }

  private func outcome(of wrapper: DirkLibrary.Wrapper, _ owner: DeclarationID?) -> String {
    switch wrapper {
    case .inject: "crashes when it is first read"
    case .resolve: "crashes when it is read"
    case .stateInject: "crashes when it is first read"
    case .observableInject:
      "crashes when '\(owner.map { program.text($0) } ?? "its owner")' is built"
    }
  }

  private func timing(
    of wrapper: DirkLibrary.Wrapper,
    _ property: DeclarationID,
    _ owner: DeclarationID?,
    _ isRead: Bool
  ) -> Edge.Timing {
    let isEager = owner.map { surroundings.eager.reads(property, whileBuilding: $0) } ?? false
    switch wrapper {
    case .observableInject: return .eager
    case .inject: return isEager ? .eager : isRead ? .kept : .deferred
    case .resolve, .stateInject: return isEager ? .eager : .deferred
    }
  }
}
