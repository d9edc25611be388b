import GraphModel

@testable import PureLintResolution
@testable import PureLintSource
@testable import PureLintSyntax
@testable import PureLintWiring

/// What is registered in the made-up library's containers, and what they are asked for.
struct DepotContainers {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  func registrations() -> [Registration] {
    calls("register").compactMap { call in
      let written = arguments(of: call)["lifetime"].flatMap {
        Node.Lifetime(rawValue: String($0.dropFirst()))
      }
      var registration = RegistrationCall(resolver, call.call, at: call.place)
        .registration(of: title(of: call), for: key(of: call))
      registration?.lifetime = written ?? .transient
      registration?.isLifetimeExplicit = written != nil
      registration?.isAssumedUsed = false
      return registration
    }
  }

  /// What code asks for, and what properties are filled with.
  func demands() -> [Demand] {
    let requests = ["resolve", "find"].flatMap { (name: Name) in
      calls(name).map { call in
        Demand(
          place: call.place,
          key: key(of: call),
          title: title(of: call),
          isOptional: name == "find"
        )
      }
    }
    let properties = program.files[..<program.interfaceStart].enumerated().flatMap {
      file,
      declared in
      declared.declarations.indices.compactMap { index in
        demand(of: DeclarationID(file: file, index: index))
      }
    }
    return requests + properties
  }

  // MARK: Calls

  /// The calls of one of a container's functions.
  private func calls(_ name: Name) -> [TypeCall] {
    resolver.facts.typeCalls.filter { call in
      guard program.isSource(call.place), let base = call.base.unwrapped.declaration else {
        return false
      }
      return program.trees[call.place.file].name(call.place.token) == name
        && program[base].name == "Depot" && !program.isSource(base)
    }
  }

  private func key(of call: TypeCall) -> Registration.Key {
    let text = program.trees[call.place.file].text(call.typeNode)
    let type = call.type.hasUnknown ? .external(Name(text), []) : call.type
    return Registration.Key(type: type, name: arguments(of: call)["named"])
  }

  private func title(of call: TypeCall) -> String {
    let name = arguments(of: call)["named"].map { " named \($0)" } ?? ""
    return program.trees[call.place.file].text(call.typeNode) + name
  }

  /// The arguments with a label, as they are written.
  private func arguments(of call: TypeCall) -> [Name: String] {
    let tree = program.trees[call.place.file]
    return tree.callArguments(of: call.call).reduce(into: [:]) { found, argument in
      if let label = argument.label { found[label] = tree.text(argument.node) }
    }
  }

  // MARK: Properties

  /// What a property asks for, if one of the library's wrappers fills it.
  private func demand(of property: DeclarationID) -> Demand? {
    let declaration = program[property]
    guard declaration.kind == .variable, declaration.traits.contains(.hasWrapper),
      let wrapper = wrapper(of: property)
    else { return nil }
    let tree = program.trees[declaration.file]
    let type = resolver.type(of: property)
    let name = wrapper.name.map { " named \($0)" } ?? ""
    return Demand(
      property: property,
      place: Place(
        file: declaration.file,
        token: declaration.nameToken,
        source: property,
        isDeferred: false,
        isConditional: false
      ),
      key: Registration.Key(type: type.unwrapped, name: wrapper.name),
      title: (tree.annotatedType(of: declaration.node).map { tree.text($0) } ?? "") + name,
      isOptional: type != type.unwrapped,
      timing: wrapper.isLazy ? .deferred : .eager
    )
  }

  /// Whether a property's wrapper waits until somebody reads, and the name that it asks by.
  private func wrapper(of property: DeclarationID) -> (isLazy: Bool, name: String?)? {
    let declaration = program[property]
    let tree = program.trees[declaration.file]
    let node = tree.variableDeclaration(of: declaration.node)
    for attribute in tree.children(node) where tree.kind(attribute) == .attribute {
      guard let type = tree.type(in: attribute),
        ["Stocked", "StockedLater"].contains(tree.text(type))
      else { continue }
      let name = tree.callArguments(of: attribute).first.map { tree.text($0.node) }
      return (tree.text(type) == "StockedLater", name)
    }
    return nil
  }
}
