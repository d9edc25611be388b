import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Registrations under one key in a container that there is only one of, made in different places
/// that all run.
struct RepeatedRegistrations {
  private let flow: ContainerFlow
  private let code: CertainCode
  private let mayRun: (Place) -> Bool
  private let programs: ProgramsApart
  private var order: RunOrder

  private var program: Program { flow.program }

  /// - Parameter mayRun: Whether the library runs what it calls for certain.
  init(_ flow: ContainerFlow, _ runs: RegistryRuns, _ mayRun: @escaping (Place) -> Bool) {
    self.flow = flow
    order = RunOrder(flow.resolver, runs)
    self.mayRun = mayRun
    code = CertainCode(flow.resolver)
    programs = ProgramsApart(flow.program)
  }

  private struct Slot: Hashable {
    let container: ContainerID
    let key: Registration.Key
  }

  /// Notes which registrations replace those that run before them or, where that is not told, stand
  /// before them.
  mutating func note(in registrations: inout [Registration]) {
    let slots = registrations.map { registration in
      registration.containers.only.map { Slot(container: $0, key: registration.key) }
    }
    // What is there only once replaces nothing, and to find out whether it runs takes long.
    let counts = Dictionary(slots.compactMap { $0.map { ($0, 1) } }, uniquingKeysWith: +)
    var earlier: [Slot: Int] = [:]
    var repeated = RepeatedRuns(flow.resolver, code, programs)
    let order = registrations.indices.sorted {
      registrations[$0].place.precedes(registrations[$1].place)
    }
    for index in order {
      let registration = registrations[index]
      if let container = registration.containers.only, registration.key.isCertain,
        registration.helperCall == nil, let call = repeated.call(repeating: registration.place),
        isSingle(container), runs(registration)
      {
        registrations[index].repeating = call
      }
      guard let slot = slots[index], counts[slot, default: 0] > 1, isSingle(slot.container),
        registration.key.isCertain, runs(registration)
      else { continue }
      guard let known = earlier[slot] else {
        earlier[slot] = index
        continue
      }
      let isFirst = self.order.runs(registration.place, before: registrations[known].place)
      let (first, later) = isFirst ? (index, known) : (known, index)
      if isFirst { earlier[slot] = index }
      // One call of a helper may stand for several of the library's, of which one runs.
      guard registrations[later].replaced == nil,
        registrations[first].replaced != registrations[later].place,
        registrations[first].container != registrations[later].container,
        registrations[first].place.unscoped != registrations[later].place.unscoped,
        programs.mayMeet(registrations[first].place.file, registrations[later].place.file)
      else { continue }
      registrations[later].replaced = registrations[first].place
    }
  }

  /// Whether there is only one of a container: a library's own, one of the whole program, and one that
  /// is made by code that runs once.
  private func isSingle(_ id: ContainerID) -> Bool {
    guard id.file < program.interfaceStart else { return true }
    let place = id.place
    guard let source = flow.source(of: id) else {
      return program.files[place.file].hasTopLevelCode
    }
    let member = program.memberDeclaration(around: source)
    // Who holds it in a variable may hold another one later.
    let isConstant =
      program[member].kind != .variable || program[member].traits.contains(.isConstant)
    return isConstant && code.runsOnce(member)
  }

  private func runs(_ registration: Registration) -> Bool {
    registration.condition == .none && registration.blocks.count <= 1
      && code.runs(registration.place) && mayRun(registration.place)
  }
}
