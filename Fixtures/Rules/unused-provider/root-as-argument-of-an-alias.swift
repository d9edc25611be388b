// What extends a type that an alias makes of the root extends that type: the root is no screen.

import SwiftUI

final class Clock { init(zone: Int) { print(zone) } }
final class Store { init(clock: Clock) { print(clock) } }
final class Page { init(store: Store) { print(store) } }

final class Harbour {
  private lazy var clock = Clock(zone: 1)
  lazy var store = Store(clock: clock)
  lazy var page = Page(store: store)
  private lazy var spare = Clock(zone: 2)  // want: unused-provider "'spare' is built in 'Harbour'"
}

struct Screen<Content> { let content: Content }

typealias HarbourScreen = Screen<Harbour>

extension HarbourScreen: View {
  var body: some View { Text(verbatim: "") }
}

@main struct HarbourApp: App {
  private let harbour = Harbour()
  var body: some Scene {
    WindowGroup { Text(verbatim: "\(harbour.page)") }
  }
}
