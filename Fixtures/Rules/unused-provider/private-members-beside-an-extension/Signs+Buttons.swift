import Panels

struct Button {
  let title: String
  let onPress: (() -> Void)?

  init(title: String, onPress: (() -> Void)?) {
    self.title = title
    self.onPress = onPress
  }

  func press() {
    print(title)
    onPress?()
  }
}

struct Plate {
  let buttons: [Button]

  init(buttons: [Button]) { self.buttons = buttons }

  func pressAll() { for button in buttons { button.press() } }
}

extension Signs {
  static func close(_ onClose: (() -> Void)?) {
    let plate = Plate(buttons: [Button(title: "Close", onPress: onClose)])
    plate.pressAll()
    show("Closed")
  }

  static func ask(_ row: Row) {
    row.add(Button(title: "Next", onPress: { Signs.hide() }))
  }
}
