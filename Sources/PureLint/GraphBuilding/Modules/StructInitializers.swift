import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Calls of initializers that a `Dependency` declares itself: which fields they leave empty.
struct StructInitializers {
  let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The fields for which a call has no argument, though its initializer needs one to fill them in;
  /// none where another initializer may be meant, or the parameter's field cannot be determined.
  func fieldsLeftOut(by construction: Construction) -> [DeclarationID] {
    guard let initializer = construction.initializer, isOnly(initializer, of: construction),
      construction.arguments.allSatisfy({ $0.parameter != nil })
    else { return [] }
    let given = Set(construction.arguments.compactMap(\.parameter))
    let declarations = resolver.parameterDeclarations(of: initializer)
    let missing = zip(declarations, resolver.parameterList(of: initializer)).filter {
      !given.contains($0) && !$1.hasDefault && !$1.isVariadic
    }
    return missing.compactMap {
      field(filledBy: $0.0, in: initializer, of: construction.declaration)
    }
  }

  /// Whether the struct of a field declares initializers, and none has a parameter of that label.
  func isRelabelled(_ field: DeclarationID) -> Bool {
    guard let structure = program[field].parent.flatMap({ resolver.selfDeclaration(of: $0) }),
      resolver.declaresInitializer(structure)
    else { return false }
    let name = program[field].name
    return !(resolver.members(of: structure)["init"] ?? []).contains { initializer in
      resolver.parameterList(of: initializer).contains { $0.label == name }
    }
  }

  /// The label of the parameters that initializers assign to a field; nil where one has none, or
  /// they differ.
  func label(of field: DeclarationID) -> String? {
    guard let structure = program[field].parent.flatMap({ resolver.selfType(of: $0).declaration })
    else { return nil }
    let initializers = resolver.members(of: structure)["init"] ?? []
    let labels = initializers.flatMap { initializer in
      zip(resolver.parameterDeclarations(of: initializer), resolver.parameterList(of: initializer))
        .filter { self.field(filledBy: $0.0, in: initializer, of: structure) == field }
        .map { $1.label == nil ? nil : label(ofParameter: $0) }
    }
    return Set(labels).count == 1 ? labels[0] : nil
  }

  private func label(ofParameter parameter: DeclarationID) -> String {
    let tree = program.tree(of: parameter)
    return tree.text(tree.mainToken(program[parameter].node))
  }

  /// Whether there is nothing else that the call could mean.
  private func isOnly(_ initializer: DeclarationID, of construction: Construction) -> Bool {
    let declared = resolver.findMembers("init", of: construction.type)
    return program[initializer].parent == construction.declaration
      && program[initializer].condition == .none
      && program[construction.declaration].condition == .none
      && declared.filter { program[$0.id].kind == .initializer }.count == 1
  }

  /// The field that an initializer assigns a parameter to, as it is.
  private func field(
    filledBy parameter: DeclarationID,
    in initializer: DeclarationID,
    of structure: DeclarationID
  ) -> DeclarationID? {
    let node = program.tree(of: initializer).nodes[program[initializer].node.position]
    let fields = Set(resolver.storedProperties(of: structure))
    let copies = resolver.references.references(
      in: Int(initializer.file),
      node.firstToken..<node.endToken
    )
    .filter { $0.target == parameter && !$0.place.isConditional && !$0.place.isDeferred }
    let filled = copies.compactMap { copy in
      copy.destination.flatMap { fields.contains($0) ? $0 : nil }
    }
    return filled.count == 1 ? filled[0] : nil
  }
}
