import Resolver

// A registration is used if somebody asks for one of its keys, or for what cannot be told.

final class Asked {}
final class Unasked {}
protocol Role {}
final class Player: Role {}
final class OtherName {}
final class Feeds {}
final class Idle { init(_ feeds: Feeds) {} }
final class Generic<Value> { @Injected var value: Value }
final class ForGeneric {}
final class Alone { @Injected var alone: OfAlone; func go() { print(alone) } }
final class OfAlone {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Asked() }
    register { Unasked() }  // want: unused-provider "'Unasked' is registered but nobody asks for it"
    register { Player() }.implements(Role.self)
    register { OtherName() }
    register(name: "other") { OtherName() }  // want: unused-provider "OtherName"
    register { Feeds() }
    register { Idle(resolve()) }  // want: unused-provider "'Idle' is registered"
    register { ForGeneric() }
    register { Alone() }  // want: unused-provider "'Alone' is registered"
    register { OfAlone() }
    register { NotificationCenter.default }  // want: unused-provider "'NotificationCenter' is registered"
    // What a library hands out may be of any of its types.
    register { RemoteSettings.standard }
  }
}

@main
enum Main {
  static func main() {
    let role: Role = Resolver.resolve()
    print(role, Resolver.resolve(Asked.self), Resolver.resolve(OtherName.self))
    print(Generic<ForGeneric>().value)
  }
}
