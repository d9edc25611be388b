import Foundation
import VineyardKit

extension Assembler {
  static func assembleSettings(_ instances: InstanceRegistry) {
    instances.put(Preferences(defaults: .standard))
    instances.put(Units())  // want: unused-provider "'Units' is registered but nobody asks for it"
  }
}
