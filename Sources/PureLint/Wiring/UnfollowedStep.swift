import PureLintResolution

/// A place at which a dialect loses a way, so that no rule speaks of what it may lead to.
package struct UnfollowedStep: Hashable, Sendable {
  package let place: Place
  /// The kind of the loss, by which it is counted: `request`, `registration`, `way`.
  package let noun: String
  /// The loss and its reason: one phrase, lower case, without a period.
  package let message: String

  package init(_ noun: String, at place: Place, _ message: String) {
    self.place = place
    self.noun = noun
    self.message = message
  }
}
