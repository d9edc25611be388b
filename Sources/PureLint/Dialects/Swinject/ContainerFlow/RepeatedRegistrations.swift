import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Registrations under one key in a container that there is only one of, made in different places
/// that all run.
struct RepeatedRegistrations {
  private let flow: ContainerFlow

  private var resolver: Resolver { flow.resolver }
  private var program: Program { flow.program }

  /// How many functions may call each other on the way to a registration.
  private static let depthLimit = 6

  init(_ flow: ContainerFlow) { self.flow = flow }

  private struct Slot: Hashable {
    let container: ContainerID
    let key: Registration.Key
  }

  /// Notes which registrations replace those that stand before them.
  func note(in registrations: inout [Registration]) {
    var earlier: [Slot: Int] = [:]
    let order = registrations.indices.sorted {
      registrations[$0].place.precedes(registrations[$1].place)
    }
    for index in order {
      let registration = registrations[index]
      guard let id = registration.containers.only, isSingle(id), registration.key.isCertain,
        runs(registration)
      else { continue }
      let slot = Slot(container: id, key: registration.key)
      guard let first = earlier[slot] else {
        earlier[slot] = index
        continue
      }
      // One call of a helper may stand for several of the library's, of which one runs.
      guard registration.replaced == nil,
        registrations[first].container != registration.container,
        registrations[first].place.unscoped != registration.place.unscoped
      else { continue }
      registrations[index].replaced = registrations[first].place
    }
  }

  /// Whether the code that makes a container runs once: a library's own, and what a constant of the
  /// whole program holds.
  private func isSingle(_ id: ContainerID) -> Bool {
    guard id.file < program.interfaceStart else { return true }
    guard let source = flow.source(of: id) else { return false }
    let member = program.memberDeclaration(around: source)
    let declaration = program[member]
    return declaration.kind == .variable && declaration.traits.contains(.isConstant)
      && !declaration.traits.contains(.isLocal)
      && (declaration.traits.contains(.isStatic) || declaration.parent == nil)
  }

  // MARK: What runs

  private func runs(_ registration: Registration) -> Bool {
    let place = registration.place
    guard registration.condition == .none, EagerCode.isCertain(place), let source = place.source,
      registration.blocks.count <= 1, !program.targets.isTest(file: place.file)
    else { return false }
    var visited: Set<DeclarationID> = []
    return runs(program.memberDeclaration(around: source), &visited)
  }

  /// Whether a member runs in every run of the program, as far as calls tell.
  private func runs(_ member: DeclarationID, _ visited: inout Set<DeclarationID>) -> Bool {
    guard visited.count < Self.depthLimit, visited.insert(member).inserted else { return false }
    let declaration = program[member]
    if declaration.kind == .variable { return !declaration.traits.contains(.isComputed) }
    let references = resolver.references.references(to: member)
    if references.isEmpty { return isCalledByLibrary(member) }
    return references.contains { reference in
      let place = reference.place
      guard EagerCode.isCertain(place), !program.targets.isTest(file: place.file),
        !reference.isUncertain,
        let call = program.trees[place.file].call(of: place.token),
        program.condition(around: call, in: place.file) == .none
      else { return false }
      guard let source = place.source else { return true }
      return runs(program.memberDeclaration(around: source), &visited)
    }
  }

  /// Whether a library calls a member: what overrides or meets something of a library's, or is added
  /// to a type of one.
  private func isCalledByLibrary(_ member: DeclarationID) -> Bool {
    guard resolver.mayBeRequired(member), let holder = resolver.owner(ofNested: member) else {
      return false
    }
    return !program.isSource(holder) || program[member].traits.contains(.isOverride)
      || !resolver.parameterDeclarations(of: member).isEmpty
  }
}
