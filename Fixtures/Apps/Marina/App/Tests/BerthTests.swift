import MarinaKit
import PureSwinject
import XCTest

@testable import Marina

final class BerthTests: XCTestCase {
  private var container: Container!

  override func setUp() {
    super.setUp()
    container = Container()
    Assembler([KitAssembly(), BookingAssembly(), ScreenAssembly()], container: container)
      .apply(assembly: StubAssembly())
  }

  func testShowsWind() {
    let weather = container.resolve(WeatherProviding.self)!
    XCTAssertEqual(weather.wind(in: Harbor(name: "Kiel")), 12)
  }

  func testBooks() {
    let booking = container.resolve(BookingViewController.Factory.self)!
    let berth = Berth(number: 1, harbor: Harbor(name: "Kiel"))
    let screen = booking.create(payload: .init(berth: berth))
    XCTAssertTrue(screen.title == "guest")
  }
}

private final class StubAssembly: Assembly {
  func assemble(container: Container) {
    container.register(WeatherProviding.self) { _ in StubWeather() }
  }
}

private struct StubWeather: WeatherProviding {
  func wind(in harbor: Harbor) -> Int { 12 }
}
