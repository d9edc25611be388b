import AppIntents
import SwiftUI
import WidgetKit

@main
struct BarnWidgets: WidgetBundle {
  init() { AppDependencyManager.shared.add(dependency: Gate()) }
  var body: some Widget { BarnWidget() }
}

struct BarnWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "barn") { Text("Barn") }
  }
}
