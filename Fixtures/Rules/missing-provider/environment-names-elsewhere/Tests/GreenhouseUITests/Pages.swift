import XCTest

enum App {
  static func launch() { XCUIApplication().launch() }
}

final class List {
  private let element: XCUIElement

  init(element: XCUIElement) { self.element = element }
}
