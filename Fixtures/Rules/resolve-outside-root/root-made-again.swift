import SwiftUI

// What a root builds makes such a root again: a second world beside the one that the app keeps. It is none
// where the new one is made of what is there, where it keeps nothing, where the app keeps no other, and
// where a service is opened twice. The system may make a root wherever it enters the app.

final class Kiln { func fire() {} }
final class Glaze {
  private let kiln: Kiln
  init(kiln: Kiln) { self.kiln = kiln }
  func coat() { kiln.fire() }
}
final class Vase {
  private let glaze: Glaze
  init(glaze: Glaze) { self.glaze = glaze }
  func paint() { glaze.coat() }
}

final class Pottery {
  static let shared = Pottery()
  private lazy var kiln = Kiln()
  lazy var glaze = Glaze(kiln: kiln)
  func makeVase() -> Vase { Vase(glaze: glaze) }
  func makeShelf() -> Shelf { Shelf(glaze: glaze) }
  func makeCounter() -> Counter { Counter(glaze: glaze) }
  func makeTill() -> Till { Till(glaze: glaze) }
  func makeSign() -> Sign { Sign(glaze: glaze) }
  func makeYard() -> Yard { Yard() }
  func makeBench() -> Bench { Bench() }
}

struct Shelf: View {
  let glaze: Glaze
  var body: some View {
    Text("shelf").onAppear {
      glaze.coat()
      // want@+1: resolve-outside-root "'Shelf' makes another 'Pottery', with objects of its own"
      Pottery().makeVase().paint()
      Pottery().makeVase().paint()
    }
  }
}

final class Counter {
  private let glaze: Glaze
  private lazy var vase = Pottery().makeVase()  // want: resolve-outside-root "Counter"
  init(glaze: Glaze) { self.glaze = glaze }
  func show() { glaze.coat(); vase.paint() }
}

final class Till {
  private let glaze: Glaze
  private let pottery = Pottery.shared  // want: resolve-outside-root "'Till' asks a root for 'Pottery.shared'"
  init(glaze: Glaze) { self.glaze = glaze }
  func ring() { glaze.coat(); pottery.makeVase().paint() }
}

final class Sign {
  private let glaze: Glaze
  private let name: String
  init(glaze: Glaze, pottery: Pottery = Pottery()) {
    self.glaze = glaze
    name = "\(pottery.glaze)"
  }
  func show() { glaze.coat(); print(name) }
}

final class Yard {
  func open() { Pottery().makeVase().paint() }
}

final class Bench {
  var glaze: Glaze?
  func lend() {
    glaze?.coat()
    Pottery().makeVase().paint()  // want: resolve-outside-root "Bench"
  }
}

extension Pottery {
  func lendBench() -> Bench {
    let bench = makeBench()
    bench.glaze = glaze
    return bench
  }
}

// MARK: Handed the root itself

protocol VaseMaking { func makeVase() -> Vase }
extension Depot: VaseMaking {}

final class Depot {
  private let kiln: Kiln
  init(kiln: Kiln) { self.kiln = kiln }
  func makeVase() -> Vase { Vase(glaze: Glaze(kiln: kiln)) }
}

final class Guide {
  private let maker: VaseMaking
  private let kiln: Kiln
  init(maker: VaseMaking, kiln: Kiln) {
    self.maker = maker
    self.kiln = kiln
  }
  func walk() {
    maker.makeVase().paint()
    Stall(maker: Depot(kiln: kiln)).sell()
    Stall(maker: Depot(kiln: Kiln())).sell()  // want: resolve-outside-root "'Guide' makes another 'Depot'"
  }
}

final class Stall {
  private let maker: VaseMaking
  init(maker: VaseMaking) { self.maker = maker }
  func sell() { maker.makeVase().paint() }
}

// MARK: A service that others are handed

final class Ledger {
  private let kiln = Kiln()
  private lazy var index = Glaze(kiln: kiln)
  func write(_ line: String) { print(line, index, kiln) }
  func reader() -> LedgerReader { LedgerReader(kiln: kiln) }
}

final class LedgerReader {
  private let kiln: Kiln
  init(kiln: Kiln) { self.kiln = kiln }
  func read() { kiln.fire() }
}

final class Archive {
  private let ledger: Ledger
  init(ledger: Ledger) { self.ledger = ledger }
  func copy() {
    ledger.write("copied")
    Ledger().reader().read()
  }
}

@main struct PotteryApp: App {
  private let pottery = Pottery()
  private let ledger = Ledger()
  private let depot = Depot(kiln: Kiln())
  var body: some Scene {
    WindowGroup {
      pottery.makeShelf().onAppear {
        pottery.makeCounter().show()
        pottery.makeTill().ring()
        pottery.makeSign().show()
        pottery.makeYard().open()
        pottery.lendBench().lend()
        Guide(maker: depot, kiln: Kiln()).walk()
        Archive(ledger: ledger).copy()
        Pottery().makeVase().paint()
      }
    }
  }
}

#Preview { Pottery().makeShelf() }
