import SwiftUI

struct HarvestView: View {
  @ObservedObject var model: HarvestModel

  var body: some View {
    Button("Harvest", action: { model.begin() })
  }
}
