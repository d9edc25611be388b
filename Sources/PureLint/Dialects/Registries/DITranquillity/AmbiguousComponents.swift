import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The components that a part registers under the key of another one of its own: who asks for one of
/// them gets neither.
struct AmbiguousComponents {
  private let resolver: Resolver
  private let runs: RegistryRuns

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ runs: RegistryRuns) {
    self.resolver = resolver
    self.runs = runs
  }

  /// What tells the components of one type and one function apart from others.
  private struct Own: Hashable {
    let function: DeclarationID
    let key: Registration.Key
  }

  /// Some registrations, with those noted that make an earlier one ambiguous which somebody asks for.
  func noted(in registrations: [Registration], asked: [RegistryRequest]) -> [Registration] {
    let wanted = Set(asked.compactMap { $0.key(resolver) })
    var noted = registrations
    var first: [Own: Int] = [:]
    for (index, registration) in registrations.enumerated() where isCertain(registration) {
      guard let source = registration.place.source else { continue }
      let own = Own(function: program.memberDeclaration(around: source), key: registration.key)
      guard let known = first[own] else {
        first[own] = index
        continue
      }
      let earlier = registrations[known]
      if registration.keys.contains(where: { wanted.contains($0) && earlier.keys.contains($0) }) {
        noted[index].replaced = earlier.place
      }
    }
    return noted
  }

  /// Whether a component is there in each run, and nothing makes a request prefer it.
  private func isCertain(_ registration: Registration) -> Bool {
    let place = registration.place
    guard registration.key.isCertain, !place.isConditional, !place.isDeferred,
      registration.condition == .none, !program.targets.isTest(file: place.file),
      !runs.isIdle(place), let call = registration.call
    else { return false }
    let tree = program.trees[place.file]
    return !(call.position..<tree.end(of: call)).contains { position in
      tree.nodes.kind(position) == .memberAccess
        && Self.preferences.contains(tree.name(NodeIndex(position)))
    }
  }

  /// What marks the component that a request prefers among several.
  private static let preferences: Set<Name> = ["default", "test"]
}
