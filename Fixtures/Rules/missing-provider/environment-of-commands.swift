import Observation
import SwiftUI

// The commands of a window get nothing of what is inside of it, and what is set to `nil` is gone.

final class Papers: ObservableObject { func close() {} }
@Observable final class Lamp { var light = 1.0 }

@main
struct DeskApp: App {
  @StateObject private var papers = Papers()
  @State private var lamp = Lamp()

  var body: some Scene {
    WindowGroup {
      Drawer().environmentObject(papers)
      VStack {
        // want@+1: missing-provider "'Shade' is shown without a 'Lamp' in its environment"
        Shade().environment(nil as Lamp?)
        Bulb().environment(nil as Lamp?)
        Shade()
      }
      .environment(lamp)
    }
    .commands {
      CommandMenu("Papers") {
        // want@+1: missing-provider "'Drawer' is shown without a 'Papers' in its environment"
        Drawer()
        Divider()
        Drawer().environmentObject(papers)
      }
      DeskCommands(papers: papers)
    }
  }
}

struct DeskCommands: Commands {
  let papers: Papers
  var body: some Commands {
    CommandGroup(after: .newItem) {
      Group {
        Drawer()
        Drawer()
      }
      .environmentObject(papers)
    }
  }
}

struct Drawer: View {
  @EnvironmentObject private var papers: Papers
  var body: some View { Button("Close", action: papers.close) }
}

struct Shade: View {
  @Environment(Lamp.self) private var lamp
  var body: some View { Text("\(lamp.light)") }
}

struct Bulb: View {
  @Environment(Lamp.self) private var lamp: Lamp?
  var body: some View { Text("\(lamp?.light ?? 0)") }
}
