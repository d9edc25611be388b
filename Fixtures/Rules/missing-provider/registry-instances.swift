// Two registries of one kind hold different things. One that is handed on may be any; those that know another
// one may ask it.

final class Oak {}
final class Elm {}
final class Ash {}
final class Fir {}
final class Yew {}

final class Grove {
  private var trees: [ObjectIdentifier: Any] = [:]
  func plant<T>(_ type: T.Type, _ tree: T) { trees[ObjectIdentifier(type)] = tree }
  func find<T>(_ type: T.Type) -> T { trees[ObjectIdentifier(type)] as! T }
}

let north = Grove()
let south = Grove()
let alias = north

func plantMore(in grove: Grove) { grove.plant(Fir.self, Fir()) }

north.plant(Oak.self, Oak())
south.plant(Elm.self, Elm())
plantMore(in: south)
print(north.find(Oak.self), alias.find(Oak.self), south.find(Elm.self), north.find(Fir.self))
print(alias.find(Elm.self))  // want: missing-provider "'Elm' is not registered: 'alias.find(Elm.self)' crashes"

// These know of others.
final class Wood {
  private var trees: [ObjectIdentifier: Any] = [:]
  private let parent: Wood?
  init(parent: Wood? = nil) { self.parent = parent }
  func plant<T>(_ type: T.Type, _ tree: T) { trees[ObjectIdentifier(type)] = tree }
  func find<T>(_ type: T.Type) -> T { trees[ObjectIdentifier(type)] as? T ?? parent!.find(type) }
}

let outer = Wood()
let inner = Wood(parent: outer)
outer.plant(Ash.self, Ash())
print(inner.find(Ash.self))

// What nobody calls plants nothing.
let planting = { north.plant(Yew.self, Yew()) }
func visit() {
  func plantYew() { north.plant(Yew.self, Yew()) }
  print("visited")
}
visit()
print(north.find(Yew.self))  // want: missing-provider "'Yew' is not registered: 'north.find(Yew.self)' crashes"
