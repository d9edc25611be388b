import Parcels
import SwiftUI

@main struct ParcelsApp: App {
  private let parcel = Parcel(weight: 1)
  var body: some Scene {
    WindowGroup { Text(verbatim: "\(parcel.weight)") }
  }
}
