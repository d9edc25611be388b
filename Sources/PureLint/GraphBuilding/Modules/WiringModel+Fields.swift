import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The nodes of dependencies: the fields of structs.
extension WiringModel {
  func addBundles(to assembly: inout GraphAssembly) {
    for structure in bundles.structs {
      let owner = assembly.consumer(around: structure)
      let holder = Holder(structure, resolver)
      for field in fields(of: structure) {
        _ = addNode(of: field, in: holder, owner: owner, to: &assembly)
      }
    }
  }

  /// Adds the objects in the structs that composers fill in, each a dependency of whoever takes the
  /// struct.
  func addCarriers(to assembly: inout GraphAssembly) {
    for structure in carriers.structs {
      let owner = assembly.consumer(of: structure)
      let holder = Holder(structure, resolver)
      for field in carriers.fields(of: structure) where assembly.node(of: field) == nil {
        _ = addNode(of: field, in: holder, owner: owner, to: &assembly)
      }
    }
  }

  /// Adds what protocols ask for, each property a dependency of the root that is given it.
  func addNeeds(to assembly: inout GraphAssembly) {
    for need in needs {
      guard let owner = assembly.root(of: need.owner) else { continue }
      let holder = Holder(need.protocol, resolver)
      for property in resolver.symbols.members(heldBy: need.protocol)
      where resolver.program[property].kind == .variable {
        let id = addNode(of: property, in: holder, owner: owner, to: &assembly)
        assembly.addEdge(owner, .declares, id, at: assembly.location(of: property))
      }
    }
  }

  /// Adds the fields of a struct of dependencies, each a dependency of the owner.
  /// - Parameter some: Those that count; nil for all.
  func addFields(
    of structure: DeclarationID,
    _ some: [DeclarationID]? = nil,
    owner: DeclarationID,
    to assembly: inout GraphAssembly
  ) {
    let owner = assembly.root(of: owner) ?? assembly.node(of: owner)
    let holder = Holder(structure, resolver)
    for field in some ?? fields(of: structure) {
      let id = addNode(of: field, in: holder, owner: owner, to: &assembly)
      let type = resolver.type(of: field)
      assembly.addTypes(in: type, of: id)
      let asked = modulesAsked(by: type)
      guard !asked.isEmpty else { continue }
      let handed = modulesHandedOver(to: type)
      for (module, timing) in asked {
        guard let target = assembly.node(of: module) else { continue }
        assembly.addEdge(
          id,
          .asks,
          target,
          at: assembly.location(of: field),
          timing: timing,
          detail: handed.first.map { .handedType(resolver.program.qualifiedName($0)) }
        )
      }
    }
  }

  /// The facts about a struct that all of its fields need.
  private struct Holder {
    let name: String
    let declaresInitializer: Bool

    init(_ structure: DeclarationID, _ resolver: Resolver) {
      name = resolver.program.qualifiedName(structure)
      declaresInitializer = resolver.declaresInitializer(structure)
    }
  }

  private func addNode(
    of field: DeclarationID,
    in holder: Holder,
    owner: NodeID?,
    to assembly: inout GraphAssembly
  ) -> NodeID {
    let program = resolver.program
    let node = Node(
      kind: .dependency,
      name: holder.name + "." + program.text(field),
      typeName: typeText(of: field),
      traits: traits(of: field),
      location: assembly.location(of: field),
      owner: owner
    )
    let id = assembly.addNode(node, for: field)
    let initializers = StructInitializers(resolver)
    if holder.declaresInitializer, initializers.isRelabelled(field) {
      assembly.hints.add(relabelled: id, as: initializers.label(of: field))
    }
    return id
  }

  private func traits(of field: DeclarationID) -> Node.Traits {
    var traits: Node.Traits = []
    let declaration = resolver.program[field]
    if declaration.traits.contains(.hasInitialValue) || resolver.isFilledByWrapper(field)
      || isSetLater(field)
    {
      traits.insert(.hasDefault)
    }
    let type = resolver.type(of: field)
    if mayBeEmpty(type), !isImplicitlyUnwrapped(field) {
      traits.insert(.isOptional)
      if case .optional = type.form, !declaration.traits.contains(.isConstant) {
        traits.insert(.hasDefault)
      }
    }
    if resolver.program.targets.isTest(file: declaration.file) { traits.insert(.isTest) }
    return traits
  }

  /// Whether a field may be left out at first, and something sets it.
  private func isSetLater(_ field: DeclarationID) -> Bool {
    guard !resolver.program[field].traits.contains(.isConstant), isImplicitlyUnwrapped(field) else {
      return false
    }
    let name = resolver.program[field].name
    return resolver.references.references(to: field).contains(where: \.isWrite)
      || resolver.unknownReads.hasReads(named: name)
      || resolver.unknownReads.hasWrites(named: name)
  }

  func isImplicitlyUnwrapped(_ field: DeclarationID) -> Bool {
    let declaration = resolver.program[field]
    let tree = resolver.program.trees[declaration.file]
    return tree.annotatedType(of: declaration.node).map {
      tree.kind($0) == .implicitlyUnwrappedType
    }
      ?? false
  }

  func typeText(of field: DeclarationID) -> String? {
    let declaration = resolver.program[field]
    let tree = resolver.program.trees[declaration.file]
    let node = tree.annotatedType(of: declaration.node) ?? tree.type(in: declaration.node)
    return node.map { tree.text($0).onOneLine }
  }
}

extension String {
  /// Code without line breaks, as it would be written on one line.
  fileprivate var onOneLine: String {
    guard unicodeScalars.contains(where: \.isSpace) else { return self }
    var line = ""
    var (isOpen, isSpaced) = (true, false)
    for scalar in unicodeScalars {
      if scalar.isSpace {
        isSpaced = true
        continue
      }
      if isSpaced, !isOpen, !scalar.isClosing { line.unicodeScalars.append(" ") }
      line.unicodeScalars.append(scalar)
      (isOpen, isSpaced) = (scalar.isOpening, false)
    }
    return line
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool {
    // Looking a scalar up takes long, and hardly any is not of these.
    isASCII ? self == " " || 0x09...0x0D ~= value : properties.isWhitespace
  }

  /// Whether nothing stands between it and what follows.
  fileprivate var isOpening: Bool {
    switch self {
    case "(", "<", "[", ".": true
    default: false
    }
  }

  /// Whether nothing stands between it and what comes before.
  fileprivate var isClosing: Bool {
    switch self {
    case ")", ">", "]", ".", ",": true
    default: false
    }
  }
}
