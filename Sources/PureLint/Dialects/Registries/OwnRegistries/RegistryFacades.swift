import PureLintResolution
import PureLintWiring

/// The generic functions that hand on to a registry what they are given for their own type parameter.
struct RegistryFacades {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Functions that register something, with those that hand on to them.
  ///
  /// - Complexity: O(calls).
  /// - Parameters:
  ///   - records: What some of them make to register it.
  ///   - names: The parameters for names in keys; those of functions that hand on are added.
  func writers(
    of first: Set<DeclarationID>,
    _ records: RegistryRecords,
    _ names: inout RegistryNames
  ) -> Set<DeclarationID> {
    var found = first
    var waiting = first.sorted()
    func add(_ call: GenericCall) {
      guard let facade = writer(handingOnBy: call), names.isHandedOn(by: call, in: facade) else {
        return
      }
      let called = [facade] + resolver.requirementsCalledAlike(facade)
      waiting += called.filter { found.insert($0).inserted }
    }
    for call in records.calls() { add(call) }
    while let next = waiting.popLast() {
      for call in resolver.genericCalls.of(next) { add(call) }
    }
    return found
  }

  /// The function around a call, if it only hands on its arguments under its own type parameter;
  /// its name does not matter.
  func writer(handingOnBy call: GenericCall) -> DeclarationID? {
    guard let source = call.place.source, program.isSource(call.place),
      EagerCode.isCertain(call.place)
    else { return nil }
    let member = program.memberDeclaration(around: source)
    guard program[member].kind == .function,
      let parameter = resolver.parameters(of: member).first,
      RequestedTypes(resolver).generics(of: call).first == .parameter(parameter)
    else { return nil }
    return member
  }
}
