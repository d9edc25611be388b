#if os(iOS)
  import UIKit

  final class Window: UIWindow {
    var tint = 1
  }

  struct GroupBox {
    let title: String
  }
#endif
