import PureLintSyntax
import PureLintWiring

extension SwinjectRegistrations {
  /// The registrations of helpers, under keys that callers choose, that replace one which the
  /// helper made before. Each has the one that it replaces. They meet no demand.
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
