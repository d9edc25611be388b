import Drawers
import Lamps
import SwiftUI

// A value of a module out of sight may be what a closure yields that a constant keeps. Where all call
// it by its name, what becomes of the value is known. What another module shows tells nothing of one
// that is named with its own.

enum Panes {
  static let general: (_ spoons: Spoons) -> Drawers.Pane = { spoons in
    return Drawers.Controller(
      pane: Drawers.Pane(name: "general") {
        // want@+1: missing-provider "'SpoonPane' is shown without a 'Spoons' in its environment"
        SpoonPane()
      }
    )
  }

  static let brief: () -> Drawers.Pane = {
    // want@+1: missing-provider "'SpoonPane' is shown without a 'Spoons' in its environment"
    Drawers.Pane(name: "brief") { SpoonPane() }
  }

  static let injected: (_ spoons: Spoons) -> Drawers.Pane = { spoons in
    Drawers.Pane(name: "injected") { SpoonPane().environmentObject(spoons) }
  }

  /// Who is handed it may show what it yields.
  static let handed: () -> Drawers.Pane = { Drawers.Pane(name: "handed") { SpoonPane() } }

  /// Its module shows something where the spoons are.
  static let lit: () -> Lamps.Pane = { Lamps.Pane(name: "lit") { SpoonPane() } }
}
