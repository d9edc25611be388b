import AppKit
import Drawers

final class KitchenDelegate: NSObject, NSApplicationDelegate {
  private var drawers: DrawerController?
  private let spoons = Spoons()
  private lazy var pane = makePane()
  let cupboard = Cupboard()
  /// A view may show it.
  let kept = Drawers.Tool(name: "kept") { SpoonLabel() }

  func applicationDidFinishLaunching(_ notification: Notification) {
    if drawers == nil {
      drawers = DrawerController(
        panes: [
          Drawers.Pane(name: "spoons") {
            // want@+1: missing-provider "'SpoonLabel' is shown without a 'Spoons' in its environment"
            SpoonLabel()
              .frame(width: 100)
          },
          Drawers.Pane(name: "more spoons") { SpoonLabel().environmentObject(spoons) },
          Drawers.Pane(name: "others") { Text("others") },
        ]
      )
    }
    drawers?.show()
    let notice = Notice(title: "spoons") {
      // want@+1: missing-provider "'SpoonLabel' is shown without a 'Spoons' in its environment"
      SpoonLabel()
    }
    notice.show()
    pane.open()
    // It is handed what it may inject.
    Notice(title: "handed", about: spoons) { SpoonLabel() }.show()
    // Somebody else may show it.
    Kitchen.show(Notice(title: "given") { SpoonLabel() })
    Notice(title: "forks") { ForkLabel() }.show()
  }

  private func makePane() -> Drawers.Pane {
    // want@+1: missing-provider "'SpoonLabel' is shown without a 'Spoons' in its environment"
    Drawers.Pane(name: "made") { SpoonLabel() }
  }

  /// A view shows what it yields.
  func makeTool() -> Drawers.Tool { Drawers.Tool(name: "made") { SpoonLabel() } }
}

enum Kitchen {
  static func show(_ notice: Notice) { notice.show() }
}
