import Parcels
import SwiftUI

@main struct ParcelsApp: App {
  private let parcel = Parcel(weight: 1)
  private let kit = KitContainer()
  var body: some Scene {
    WindowGroup { Text(verbatim: "\(parcel.weight) \(kit.van)") }
  }
}
