/// The search for where values come from, which nothing waits for but questions.
package struct ValueTracing {
  private let model: WiringModel
  private let registrations: ContainerRegistrations

  init(_ model: WiringModel, _ registrations: ContainerRegistrations) {
    self.model = model
    self.registrations = registrations
  }

  /// Adds what it finds to a graph of the model.
  package func contribute(to assembly: inout GraphAssembly) {
    let keyed = KeyedValueNodes(model, to: &assembly)
    ValueOrigins(model, registrations, keyed, assembly).contribute(to: &assembly)
  }
}
