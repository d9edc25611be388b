/// What one dialect tells of a program's wiring.
struct WiringPart {
  /// The types that declare what they need, in source order.
  var modules: [Module] = []
  /// The generic types that make the module which is their first argument.
  var factories: Set<DeclarationID> = []
  /// The generic types that configure the module which is their first argument.
  var configurators: Set<DeclarationID> = []
  /// What is registered in containers.
  var registrations: [Registration] = []
  /// What containers are asked for.
  var demands: [Demand] = []
}
