import SwiftData
import SwiftUI

// A scene for documents makes a container; another scene has none.

@Model final class Sketch { init() {} }

@main
struct SketchApp: App {
  var body: some Scene {
    DocumentGroup(editing: Sketch.self, contentType: .data) { SketchList() }
    Settings {
      // want@+1: missing-provider "'SketchList' is shown"
      SketchList()
    }
  }
}

struct SketchList: View {
  @Query private var sketches: [Sketch]
  var body: some View { Text("\(sketches.count)") }
}
