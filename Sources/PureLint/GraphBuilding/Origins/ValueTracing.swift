/// The search for where values come from, which nothing waits for but questions.
package struct ValueTracing {
  private let model: WiringModel
  private let bodies: RegistrationBodies

  init(_ model: WiringModel, _ bodies: RegistrationBodies) {
    self.model = model
    self.bodies = bodies
  }

  /// Adds what it finds to a graph of the model.
  package func contribute(to assembly: inout GraphAssembly) {
    ValueOrigins(model, bodies, assembly).contribute(to: &assembly)
  }
}
