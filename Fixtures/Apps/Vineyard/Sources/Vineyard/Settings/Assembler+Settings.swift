import Foundation
import VineyardKit

extension Assembler {
  static func assembleSettings(_ instances: InstanceRegistry) {
    instances.put(Preferences(defaults: .standard))
  }
}
