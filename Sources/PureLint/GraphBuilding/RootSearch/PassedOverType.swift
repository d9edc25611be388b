import PureLintFindings
import PureLintResolution

/// A composer that is not judged.
package struct PassedOverType: Hashable, Sendable {
  package let type: DeclarationID
  package let reason: Coverage.PassedOver.Reason

  package init(type: DeclarationID, reason: Coverage.PassedOver.Reason) {
    self.type = type
    self.reason = reason
  }
}
