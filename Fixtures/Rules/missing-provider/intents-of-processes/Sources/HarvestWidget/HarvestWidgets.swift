import AppIntents
import HarvestKit
import SwiftUI
import WidgetKit

@main
struct HarvestWidgets: WidgetBundle {
  init() { AppDependencyManager.shared.add(dependency: Scale()) }
  var body: some Widget { FieldWidget() }
}

struct FieldWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "field") { Text("Field") }
  }
}

struct StackIntent: AppIntent {
  static let title: LocalizedStringResource = "Stack"
  @Dependency private var barn: Barn  // want: missing-provider "'barn' is added in another process than asks for it"
  @Dependency private var scale: Scale

  func perform() async throws -> some IntentResult {
    barn.stack()
    scale.weigh()
    return .result()
  }
}

struct ProgressIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Progress"
  @Dependency private var barn: Barn

  func perform() async throws -> some IntentResult {
    barn.stack()
    return .result()
  }
}
