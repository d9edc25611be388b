import PureLintFindings
import PureLintResolution

/// A type that is named as nothing but what wires an app, and that is not taken for a root.
package struct PassedOverType: Hashable, Sendable {
  package let type: DeclarationID
  package let reason: Coverage.PassedOver.Reason

  package init(type: DeclarationID, reason: Coverage.PassedOver.Reason) {
    self.type = type
    self.reason = reason
  }
}
