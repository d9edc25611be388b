// A type composes with what extensions of its protocols have. Which of many overloads is meant, the
// expected type says.

protocol Assembler: AnyObject, StoreAssembler, ShopAssembler {}

final class DefaultAssembler: Assembler {}

protocol Storing { func load() -> Int }

final class Store: Storing {
  func load() -> Int { 1 }
}

protocol StoreAssembler {
  func resolve() -> Storing
}

extension StoreAssembler where Self: DefaultAssembler {
  func resolve() -> Storing { Store() }
}

protocol Selling { func sell() -> Int }

struct Sale: Selling {
  let store: Storing
  let spare: Storing  // want: unused-dependency "dependency 'Sale.spare' is never read"
  func sell() -> Int { store.load() }
}

final class Shop {
  private let sale: Selling
  private let store: Storing  // want: unused-dependency
  init(sale: Selling, store: Storing) {
    self.sale = sale
    self.store = store
  }
  func run() -> Int { sale.sell() }
}

struct Guide {
  unowned let assembler: Assembler
  func run() -> Int {
    let shop: Shop = assembler.resolve(day: 1)
    return shop.run()
  }
}

struct IdleGuide {
  unowned let assembler: Assembler  // want: unused-dependency
  func run() -> Int { 1 }
}

protocol ShopAssembler {
  func resolve(day: Int) -> Shop
  func resolve() -> Selling
  func guide() -> Guide
  func idleGuide() -> IdleGuide
}

extension ShopAssembler where Self: StoreAssembler {
  func resolve(day: Int) -> Shop { Shop(sale: resolve(), store: resolve()) }
}

extension ShopAssembler where Self: DefaultAssembler {
  func resolve() -> Selling { Sale(store: resolve(), spare: resolve()) }
  func guide() -> Guide { Guide(assembler: self) }
  func idleGuide() -> IdleGuide { IdleGuide(assembler: self) }
}

@main
final class Main {
  let assembler: Assembler = DefaultAssembler()
  static func main() {
    let main = Main()
    print(main.assembler.guide().run(), main.assembler.idleGuide().run())
  }
}
