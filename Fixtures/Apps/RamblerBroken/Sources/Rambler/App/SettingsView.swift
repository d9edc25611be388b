import RamblerKit
import SwiftUI

struct SettingsView: View {
  let services: Services
  @EnvironmentObject private var session: Session
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Panel {
      Text(session.name ?? "nobody")
    } content: {
      UnitPicker()
        .environment(services.style)
    }
  }
}

struct UnitPicker: View {
  @Environment(Style.self) private var style

  var body: some View {
    Button("Unit: \(style.unit)") { style.unit = style.unit == "km" ? "mi" : "km" }
  }
}
