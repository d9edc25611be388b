import PureLintResolution
import PureLintWiring

/// The definitions that nearly are what a placeholder stands for: under another key, in another
/// assembly, of another type, or too late.
struct PlaceholderNearMisses {
  private let model: WiringModel
  private let steps: DefinitionSteps

  private var resolver: Resolver { model.resolver }

  /// How many are told.
  private static let limit = 3

  init(_ model: WiringModel, _ steps: DefinitionSteps) {
    self.model = model
    self.steps = steps
  }

  /// Those of the assembly itself, or else those of others, in source order.
  func all(for failure: DefinitionRun.Failure) -> [(message: String, place: Place)] {
    let definitions = model.definitions.all.filter { $0.kind != .placeholder }
    let own = definitions.filter { isOwn($0, failure) }
    let others = definitions.filter { !isOwn($0, failure) }
    let found = [own, others].map { list in
      list.compactMap { definition in
        words(for: definition, failure).map { (message: $0, place: definition.place) }
      }
    }
    return Array((found.first { !$0.isEmpty } ?? []).prefix(Self.limit))
  }

  /// Whether an assembly has a definition by itself or by inheritance.
  private func isOwn(_ definition: Definition, _ failure: DefinitionRun.Failure) -> Bool {
    definition.assembly == failure.assembly
      || resolver.ancestors(of: failure.assembly).contains(definition.assembly)
  }

  private func words(for definition: Definition, _ failure: DefinitionRun.Failure) -> String? {
    guard let key = definition.key, let wanted = failure.placeholder.key else { return nil }
    let type = steps.type(of: definition)
    let isOfType = steps.mayBe(type, failure.placeholder)
    guard key == wanted || isOfType && !type.hasUnknown else { return nil }
    let name = type.hasUnknown ? "something" : "'\(resolver.text(of: type))'"
    switch (isOwn(definition, failure), key == wanted, isOfType) {
    case (true, true, true): return "\(name) is put there here, but not before on this way in"
    case (true, true, false): return "\(name) is put there here, which is of another type"
    case (true, false, _): return "\(name) is under the key '\(key)' here"
    case (false, true, true): return "\(name) is under the key here, but in another assembly"
    default: return nil
    }
  }
}
