import Swinject

// A line that says whether there is a value, and goes on either way, changes nothing about the `!` behind it.
// One that leaves, or that guards the `!` itself, does.

final class Tin {}
final class Zinc {}
final class Lead {}
final class Gold {}
final class Iron {}

final class Mine {
  private let container: Container = {
    let container = Container()
    container.register(Tin.self) { _ in Tin() }
    return container
  }()

  func dig<T>(_ type: T.Type) -> T {
    let found = container.resolve(T.self)
    if found == nil {
      print("no", T.self)
    }
    return found!
  }

  func pan() -> Lead? {
    let found = container.resolve(Lead.self)
    if found == nil {
      print("no lead")
      return nil
    }
    return found!
  }

  func sieve() {
    let found = container.resolve(Gold.self)
    if found != nil { print(found!) }
    print("sieved")
  }

  func melt() {
    let found = container.resolve(Iron.self)  // want: missing-provider "'Iron' is not registered"
    if found != nil { print("iron") } else { print("no iron") }
    print(found!)
  }
}

let mine = Mine()
print(mine.dig(Tin.self), mine.dig(Zinc.self), mine.pan() as Any)  // want: missing-provider "'Zinc' is not registered"
mine.sieve()
mine.melt()
