// Objects that structs take and never read, those that an initializer keeps in one branch only, closures
// that are handed on, and what `required` asks of an initializer that no other class has.

import UIKit

final class Press { func print() -> Int { 1 } }
final class Paper { func cut() -> Int { 2 } }
final class Ink { func mix() -> Int { 3 } }

/// Nobody looks into its values but its own code.
struct Printer {
  private let press: Press
  private let paper: Paper  // want: unused-dependency "Printer.paper"
  init(press: Press, paper: Paper) {
    self.press = press
    self.paper = paper
  }
  func run() -> Int { press.print() }
}

/// The compiler compares all that it keeps.
struct Edition: Equatable {
  private let paper: Paper
  init(paper: Paper) { self.paper = paper }
  func size() -> Int { 1 }
  static func == (first: Edition, second: Edition) -> Bool { first.size() == second.size() }
}

/// What is made in one branch is kept in the other.
final class Binder {
  private let press: Press
  private let ink: Ink  // want: unused-dependency "Binder.ink"
  init(press: Press, ink: Ink, isTrial: Bool) {
    if isTrial {
      self.press = Press()
      self.ink = Ink()
      return
    }
    self.press = press
    self.ink = ink
  }
  func bind() -> Int { press.print() }
}

/// Read in one of the branches.
final class Gluer {
  private let ink: Ink
  init(ink: Ink, isTrial: Bool) {
    if isTrial {
      self.ink = Ink()
      return
    }
    self.ink = ink
    Swift.print(ink.mix())
  }
  func glue() -> Int { 1 }
}

class Sheet: UIViewController {
  init(press: Press) {
    Swift.print(press.print())
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

/// No other class has an initializer of these labels.
final class Cover: Sheet {
  // want@+1: unused-dependency "ink"
  required init(press: Press, ink: Ink) { super.init(press: press) }
  required init?(coder: NSCoder) { nil }
}

/// An heir has to have the initializer, too.
class Page: UIViewController {
  required init(ink: Ink) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
final class Title: Page {
  required init(ink: Ink) {
    Swift.print(ink.mix())
    super.init(ink: ink)
  }
  required init?(coder: NSCoder) { nil }
}

/// Takes what its owner was given, and a closure.
final class Index {
  private let press: Press
  private let onTurn: () -> Void  // want: unused-dependency "Index.onTurn"
  init(press: Press, onTurn: @escaping () -> Void) {
    self.press = press
    self.onTurn = onTurn
  }
  func look() -> Int { press.print() }
}

final class Reader {
  private let index: Index
  init(press: Press, onTurn: @escaping () -> Void) { index = Index(press: press, onTurn: onTurn) }
  func read() -> Int { index.look() }
}

final class Shop {
  private let press = Press()
  private let paper = Paper()
  private let ink = Ink()

  func open() -> Int {
    let edition = Edition(paper: paper)
    return Printer(press: press, paper: paper).run() + edition.size() + paper.cut() + ink.mix()
      + Binder(press: press, ink: ink, isTrial: false).bind()
      + Gluer(ink: ink, isTrial: false).glue() + Reader(press: press, onTurn: {}).read()
  }
  func show() -> [UIViewController] {
    [Cover(press: press, ink: ink), Page(ink: ink), Title(ink: ink)]
  }
}

let shop = Shop()
print(shop.open(), shop.show())
