import Resolver

// A registry finds what is registered in itself and in those that it is told to ask. Where none is named,
// the library's own is asked, which an app may exchange for another one in some runs: what only that one
// has is missing in the others. A registry that is handed on may be any.

final class Bread {}
final class Salt {}
final class Butter {}
final class Honey {}
final class Cheese {}
final class Plum {}

extension Resolver {
  static let trial = Resolver(child: main)
  static let pantry = Resolver()
  static let cellar: Resolver = .init()
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Bread() }
    main.add(child: pantry)
    pantry.register { Butter() }
    cellar.register { Cheese() }
    stock(cellar)
    if CommandLine.arguments.contains("-trial") {
      trial.register { Salt() }
      trial.register { Bread() }
      root = trial
    }
  }

  private static func stock(_ shelf: Resolver) {
    shelf.register { Plum() }
  }
}

final class Cook {
  @Injected var bread: Bread
  @Injected var salt: Salt  // want: missing-provider "'salt' is not registered: '@Injected var salt: Salt' in 'Cook' crashes when 'Cook' is built"
  @Injected var butter: Butter
  @Injected var plum: Plum
  @Injected(container: .pantry) var more: Butter
  @Injected(container: .pantry) var crust: Bread  // want: missing-provider "'crust' is not registered"
  @LazyInjected(container: .trial) var crumb: Bread
  @LazyInjected var told: Cheese
  let cheese: Cheese = Resolver.cellar.resolve()
  let honey: Honey = Resolver.cellar.resolve()  // want: missing-provider "'Honey' is not registered: 'Resolver.cellar.resolve()' in 'Cook' crashes"
  let queue: DispatchQueue = Resolver.resolve(name: "oven")  // want: missing-provider "'DispatchQueue' is not registered by that name"

  init(shelf: Resolver) {
    $told.container = .cellar
    let another: Cheese = shelf.resolve()
    print(bread, salt, butter, more, crust, crumb, told, cheese, honey, plum, another, queue)
  }
}

print(Cook(shelf: .cellar))
