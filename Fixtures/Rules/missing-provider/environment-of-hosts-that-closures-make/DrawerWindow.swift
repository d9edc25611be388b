import AppKit
import Drawers

final class DrawerWindow: NSObject, NSApplicationDelegate {
  private var drawers: DrawerController?
  private let spoons = Spoons()

  func applicationDidFinishLaunching(_ notification: Notification) {
    let own = Drawers.Pane(name: "own") { SpoonPane().environmentObject(spoons) }
    let more = [Panes.brief(), own]
    drawers = DrawerController(panes: [Panes.general(spoons), Panes.injected(spoons)] + more)
    drawers?.add(Panes.lit())
    Kitchen.show(Panes.handed)
  }
}

enum Kitchen {
  static func show(_ pane: () -> Drawers.Pane) {}
}
