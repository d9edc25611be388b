import XCTest

final class DancerTests: XCTestCase {
  func testSounds() {
    let (lamp, rope, sound) = (Lamp(), Rope(), Sound())
    let dancer = Dancer(
      lamp: lamp, rope: rope, sound: sound, second: lamp, third: rope, fourth: sound)
    XCTAssertEqual(dancer.fourth.play(), 3)
  }
}
