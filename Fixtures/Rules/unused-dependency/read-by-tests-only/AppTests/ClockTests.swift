@testable import App

func testClock(_ clock: Clock) {
  print(clock.dependency.calendar, clock.dependency.zone)
}

extension Clock {
  var shownCalendar: Zone { dependency.calendar }
}
