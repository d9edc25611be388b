import PureLintSyntax
import PureLintWiring

extension SwinjectRegistrations {
  /// Registrations that a helper makes under a key of its callers' choice and that replace what it
  /// registered before, each with the one that it replaces. No demand is met by them.
  var repeatedInHelpers: [Registration] {
    var earlier: [HelperSlot: Registration] = [:]
    var found: [Registration] = []
    for var registration in inHelpers.sorted(by: { $0.place.precedes($1.place) }) {
      registration.isFindable = false
      let slot = HelperSlot(
        container: registration.container,
        key: registration.key,
        blocks: registration.blocks
      )
      if let first = earlier[slot], first.condition == registration.condition {
        registration.replaced = first.place
        found += [first, registration]
      } else {
        earlier[slot] = registration
      }
    }
    return found
  }

  /// What a helper registers again if it has all of it in common.
  private struct HelperSlot: Hashable {
    let container: Registration.Container
    let key: Registration.Key
    let blocks: [NodeIndex]
  }
}
