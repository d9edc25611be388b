import PureLintFindings
import PureLintResolution
import PureLintWiring

extension Dialect {
  /// App Intents: what an app adds to the registry of its process fills the properties of intents
  /// and queries, by exact type.
  package static let appIntents = Dialect(
    name: "App Intents",
    interfaces: [.appIntents],
    libraries: [.appIntents],
    relevantNames: { outline in
      // Wirings without an `add` or an intent that asks have nothing to judge.
      IntentRequests.areMade(in: outline) || IntentAdditions.mayBeMade(in: outline)
        ? RelevantNames(beside: [IntentNames.module], outline.symbols) : RelevantNames()
    },
    wiring: { resolver in
      let additions = IntentAdditions(resolver)
      let requests = IntentRequests(resolver)
      guard !additions.all.isEmpty || !requests.all.isEmpty else { return WiringPart() }
      return IntentWiring(additions, requests, resolver).part()
    }
  )
}
