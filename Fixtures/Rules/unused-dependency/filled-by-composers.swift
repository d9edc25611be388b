// The objects in a struct that a composer fills in have to be read, whatever the struct is called and
// wherever it is declared; data may be there for any reason, and what only the struct's own type hands
// itself is its own business.

final class River { func flow() -> Int { 1 } }
final class Mill { private let river: River; init(river: River) { self.river = river }; func turn() -> Int { river.flow() } }
final class Weir { private let river: River; init(river: River) { self.river = river }; func hold() -> Int { river.flow() } }

struct Valley {
  let works: Works
  let name: String

  struct Works {
    let mill: Mill
    let weir: Weir  // want: unused-dependency "Valley.Works.weir"
  }

  static func settle() -> Valley {
    let river = River()
    return Valley(works: .init(mill: Mill(river: river), weir: Weir(river: river)), name: "Upper")
  }
}

struct Tools {
  var measure: () -> Int
  var alarm: () -> Void  // want: unused-dependency "Tools.alarm"
}

final class Keeper {
  private let tools: Tools
  init(tools: Tools) { self.tools = tools }
  func work() -> Int { tools.measure() }
}

/// Of the same name as a field that others read.
struct Basket {
  let mill: Mill  // want: unused-dependency "Basket.mill"
  let river: River
}

final class Carrier {
  private let basket: Basket
  init(basket: Basket) { self.basket = basket }
  func carry() -> Int { basket.river.flow() }
}

@main
enum Main {
  static func main() {
    let valley = Valley.settle()
    let river = River()
    let keeper = Keeper(tools: Tools(measure: { river.flow() }, alarm: { print(river.flow()) }))
    let carrier = Carrier(basket: Basket(mill: Mill(river: river), river: river))
    print(valley.works.mill.turn(), keeper.work(), carrier.carry())
  }
}
