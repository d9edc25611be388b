// The system's colors and shapes hold no store of data. A type of another module that is called like one
// of them may hold one.

import Palette
import SwiftData
import SwiftUI

@Model final class Sketch { init() {} }
@Model final class Study { init() {} }

struct Sketches: View {
  @Query private var sketches: [Sketch]  // want: missing-provider "nothing puts a model container into the environment: 'sketches' in 'Sketches' stays empty"
  var body: some View { Text("\(sketches.count)") }
}

struct Studies: View {
  @Query private var studies: [Study]
  var body: some View { Text("\(studies.count)") }
}

@main
struct Studio: App {
  private let tint: Color = .red
  private let shape: Palette.Shape = makeShape()

  var body: some Scene {
    WindowGroup { Sketches().painted(tint) }
    WindowGroup { Studies().painted(shape) }
  }
}
