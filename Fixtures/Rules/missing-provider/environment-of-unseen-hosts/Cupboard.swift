import Racks
import SwiftUI

final class Cupboard {
  /// It is a view.
  var drawn: some View { Row { SpoonLabel() } }

  /// Something of the same module is shown where the spoons are: that may show this, too.
  func open() {
    let notice = RackNotice { SpoonLabel() }
    notice.show()
  }
}

/// A view shows what it makes.
enum Racking {
  @ViewBuilder static func racks() -> some View {
    VStack {
      Row { SpoonLabel() }
      Row { Text("") }
    }
  }

  static var later: () -> some View {
    {
      let row = Row { SpoonLabel() }
      return row
    }
  }
}
