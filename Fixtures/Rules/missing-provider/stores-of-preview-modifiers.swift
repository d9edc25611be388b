import SwiftData
import SwiftUI

// What a modifier of previews puts into an environment reaches previews alone.

@Model final class Stamp { init() {} }

@main
struct StampApp: App {
  var body: some Scene { WindowGroup { StampList() } }
}

struct StampList: View {
  // want@+1: missing-provider "nothing puts a model container into the environment"
  @Query private var stamps: [Stamp]
  var body: some View { Text("\(stamps.count)") }
}

struct SampleStamps: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer { try .init(for: Stamp.self) }
  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}
