import Panels

// What a composer keeps to itself is read in the file that declares it, though nothing is built there.

enum Signs {
  private static let frame: Frame = { Frame.round }()
  // want@+1: unused-provider "'margin' is built in 'Signs' but never used"
  private static let margin: Frame = { Frame.wide }()

  static func show(_ text: String) { Panel.display(text, in: frame) }
  static func hide(_ onEnd: (() -> Void)? = nil) { onEnd?() }
}
