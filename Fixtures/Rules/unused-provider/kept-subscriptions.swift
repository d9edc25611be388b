// Subscriptions last as long as somebody keeps them. What is gathered in a local and then put into a
// property is kept by that, whatever it is; an empty box that nobody fills is of no use.

import Combine
import SwiftUI

final class Menu: ObservableObject {
  @Published var title = ""
  func open() { title = "open" }
}

final class Bar {
  private let menu: Menu
  init(menu: Menu) { self.menu = menu }
  func serve() { menu.open() }
}

final class Desk: ObservableObject {
  let menu = Menu()
  private lazy var bar = Bar(menu: menu)
  private var subscriptions = Set<AnyCancellable>()
  private var later = [AnyCancellable]()
  private var views = NSHashTable<AnyObject>()
  private var spare = Set<AnyCancellable>()  // want: unused-provider "spare"

  func arrange() {
    var found = Set<AnyCancellable>()
    menu.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &found)
    subscriptions = found
    later = [menu.objectWillChange.sink { print("changes") }]
    let table = NSHashTable<AnyObject>()
    watch(table)
    views = table
    bar.serve()
  }

  private func watch(_ table: NSHashTable<AnyObject>) { print(table) }
}

@main struct Main: App {
  private let desk = Desk()
  init() { desk.arrange() }
  var body: some Scene { WindowGroup { Text(desk.menu.title) } }
}
