import SwiftUI

struct SettingsView: View {
  @ObservedObject var model: SettingsModel

  var body: some View {
    Text(model.unit)
  }
}
