import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// What is kept to be kept alive, though nobody reads it.
extension InjectedProperties {
  /// Whether a type keeps alive what it takes.
  func keeps(_ value: InjectedValue) -> Bool {
    value.property.map { !model.kept.isWeak($0) } ?? false
  }

  /// Whether a property may be all that keeps what its initializer has a use for, too: neither does it
  /// last, nor is another property of the same object sure to hold it as long.
  func mayOwn(
    _ value: InjectedValue,
    _ arguments: [Construction.Argument],
    _ others: [Reference]
  ) -> Bool {
    guard let property = value.property, keeps(value) else { return false }
    let owners = SoleOwners(model)
    let writes = resolver.references.references(to: property).count(where: \.isWrite)
    // A local of the parameter's name may be something else.
    guard owners.parameters(keptIn: property).count == writes else { return true }
    return !isKeptAnyway(value, arguments, others)
      && !keepers.keep(value.parameter, besides: property)
      && (owners.mayContain(property) || mayKeepAlive(value, arguments, others))
  }

  /// Whether what is taken may be kept to be kept alive, because it works of its own accord or others
  /// know it without keeping it.
  func mayKeepAlive(
    _ value: InjectedValue,
    _ arguments: [Construction.Argument],
    _ others: [Reference]
  ) -> Bool {
    !isKeptAnyway(value, arguments, others)
      && (model.mayWorkAlone(resolver.type(of: value.property ?? value.parameter))
        || !arguments.allSatisfy { isKeptAnyway($0) || !mayBeKeptAlive($0) })
  }

  /// Whether all that is taken is kept until the process ends, whatever becomes of it.
  private func isKeptAnyway(
    _ value: InjectedValue,
    _ arguments: [Construction.Argument],
    _ others: [Reference]
  ) -> Bool {
    !value.isFilledOtherwise && !registered.contains(value.type)
      && others.allSatisfy(lasting.contain) && arguments.allSatisfy { isKeptAnyway($0) }
  }

  /// Whether what is taken, and let go of at once, may begin to work because it is handed over.
  func mayStart(_ value: InjectedValue, _ arguments: [Construction.Argument]) -> Bool {
    arguments.contains { argument in
      !lasting.isThereAnyway(argument.node, in: argument.file)
        && (model.mayWorkAlone(argument.type)
          || model.mayWorkAlone(resolver.type(of: value.parameter)))
    }
  }

  /// Whether what is handed over is kept until the process ends, whatever becomes of it.
  private func isKeptAnyway(_ argument: Construction.Argument) -> Bool {
    lasting.contain(argument.node, in: argument.file)
  }

  /// Whether what is handed over is known to others who may not keep it.
  private func mayBeKeptAlive(_ argument: Construction.Argument) -> Bool {
    let tree = program.trees[argument.file]
    if model.mayWorkAlone(argument.type) || !makers.yield(argument.node, in: argument.file) {
      return true
    }
    guard tree.kind(argument.node) == .nameExpression else { return false }
    return SoleOwners(model).mayBeKnownElsewhere(tree.mainToken(argument.node), in: argument.file)
  }
}

extension WiringModel {
  /// Whether a value of a type, or one that it holds, may do something of its own accord.
  func mayWorkAlone(_ type: SwiftType) -> Bool {
    switch type.unwrapped.form {
    case .nominal(let id, let arguments):
      ([id] + resolver.heirs(of: id)).contains { !IdleClasses(resolver).contain($0) }
        || arguments.contains { mayWorkAlone($0) }
    case .external(let name, let arguments):
      resolver.program.libraries.knows(name, .worksAlone) || arguments.contains { mayWorkAlone($0) }
    case .tuple(let elements): elements.contains { mayWorkAlone($0.type) }
    case .composition(let parts): parts.contains { mayWorkAlone($0) }
    default: false
    }
  }
}
