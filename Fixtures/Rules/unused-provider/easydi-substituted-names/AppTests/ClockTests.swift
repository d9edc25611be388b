import EasyDi
import XCTest

// A substitution stands in for a member by its name, with labels for a function, not by its key.
// One for another name, or for a placeholder, is never asked, and the test tests the real thing.

final class ClockTests: XCTestCase {
  func testNames() {
    let clocks = ClockAssembly.instance(from: DIContext())
    clocks.addSubstitution(for: "clock") { StubClock() }
    clocks.addSubstitution(for: "clock(in:)") { StubClock() }
    clocks.addSubstitution(for: "clok") { StubClock() }  // want: unused-provider "clok"
    clocks.addSubstitution(for: "clock()") { StubClock() }  // want: unused-provider "clock()"
    clocks.addSubstitution(for: "clock utc") { StubClock() }  // want: unused-provider "clock utc"
    clocks.addSubstitution(for: "shown") { StubClock() }  // want: unused-provider "shown"
    clocks.addSubstitution(for: "version") { 2 }  // want: unused-provider "version"
    for name in ["screen", "other"] { clocks.addSubstitution(for: name) { StubClock() } }
    clocks.removeSubstitution(for: "clock")
    SummerAssembly.instance().addSubstitution(for: "clock") { StubClock() }
    print(clocks.clock, clocks.clock(in: "utc"), clocks.screen)
  }
}

final class StubClock: Clock {}
