import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// What types make or ask for themselves, for private properties that nobody reads.
extension InjectedProperties {
  /// Adds such a property as a dependency of its type, unless it may be there for what making its
  /// object begins.
  func add(own value: InjectedValue, to assembly: inout GraphAssembly) {
    let property = value.parameter
    guard isUnnamed(property), let owner = assembly.consumer(of: value.type) else { return }
    if value.isDoubtful, mayBeRead(property) {
      assembly.leaveOpen(
        property,
        because: "a member of this name is read of a value whose type is not known"
      )
    } else if !isMadeQuietly(property, of: value.type) {
      assembly.leaveOpen(property, because: "to make it may begin something")
    } else {
      _ = assembly.addNode(node(for: value, owner, assembly), for: property)
    }
  }

  /// Whether nothing but the object is lost with a property.
  private func isMadeQuietly(_ property: DeclarationID, of type: DeclarationID) -> Bool {
    // What waits to be asked is never made.
    if program[property].traits.contains(.isLazy) { return true }
    if let value = program.tree(of: property).initialValue(of: program[property].node) {
      let file = program[property].file
      return quiet.isQuiet(property) || lasting.contain(value, in: file)
        || lasting.isThereAnyway(value, in: file) && isOnlyNamed(value, in: file)
    }
    let tree = program.parseBodies(of: program[property].file)
    let initializers = ([type] + resolver.extensions(of: type))
      .filter { program[$0].file == program[property].file }
      .flatMap { resolver.symbols.members(heldBy: $0) }
      .filter { program[$0].kind == .initializer }
    return initializers.allSatisfy { initializer in
      let code = InitializerCode(of: initializer, tree, program)
      return code.parameter(keptIn: program[property].name)?.others.allSatisfy {
        quiet.contain($0, tree, in: type)
      } ?? false
    }
  }

  /// Whether to evaluate the names in an expression makes nothing but what waits to be asked for.
  private func isOnlyNamed(_ value: NodeIndex, in file: Int) -> Bool {
    let node = program.trees[file].nodes[value.position]
    return resolver.references.references(in: file, node.firstToken..<node.endToken)
      .allSatisfy { mention in
        let target = program[mention.target]
        guard target.kind == .variable, target.traits.contains(.isComputed) else {
          return target.kind != .function
        }
        guard let holder = target.parent, program[holder].kind == .protocolType else {
          return quiet.isQuiet(mention.target)
        }
        let witnesses = resolver.heirs(of: holder).flatMap {
          resolver.members(of: $0)[target.name] ?? []
        }
        return witnesses.allSatisfy {
          !program[$0].traits.contains(.isComputed) || $0 == mention.target || quiet.isQuiet($0)
        }
      }
  }
}
