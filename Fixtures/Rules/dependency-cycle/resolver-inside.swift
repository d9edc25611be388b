import Resolver

// Arguments, wrappers, what is read in an initialiser and `resolveProperties` ask while the object is
// built, which no scope stores before. A hop that is read later ends a circle.

final class ToArgument { init(_ other: Argument) {} }
final class Argument { init(_ other: ToArgument) {} }

final class ToSet { var other = Set(nil) }
final class Set { init(_ other: ToSet?) {} }

final class ToWrapper { init(_ other: Wrapper) {} }
final class Wrapper {
  @Injected private var other: ToWrapper  // want: dependency-cycle "ToWrapper"
  func go() { print(other) }
}

final class ToReading { init(_ other: Reading) {} }
final class Reading {
  @LazyInjected private var other: ToReading  // want: dependency-cycle "ToReading"
  init() { print(other) }
}

protocol Alias {}
final class ToAlias { init(_ other: Alias) {} }
final class Aliased: Alias { init(_ other: ToAlias) {} }

final class ToWaiting { init(_ other: Waiting) {} }
final class Waiting {
  @LazyInjected private var other: ToWaiting
  func go() { print(other) }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { ToArgument(resolve()) }.scope(.application)  // want: dependency-cycle "'ToArgument' -> 'Argument' -> 'ToArgument'"
    register { r in Argument(r.resolve()) }.scope(.shared)
    register { ToSet() }.scope(.cached)
      .resolveProperties { r, made in made.other = r.resolve() }  // want: dependency-cycle "'ToSet' -> 'Set' -> 'ToSet'"
    register { Set(resolve(ToSet.self)) }
    register { ToWrapper(resolve()) }.scope(.unique)
    register { Wrapper() }.scope(.application)
    register { ToReading(resolve(Reading.self)) }
    register { Reading() }
    register { ToAlias(resolve()) }  // want: dependency-cycle "'ToAlias' -> 'Aliased' -> 'ToAlias'"
    register { Aliased(resolve()) }.implements(Alias.self)
    register { ToWaiting(resolve()) }.scope(.application)
    register { Waiting() }.scope(.application)
  }
}

@main
enum Main {
  static func main() {
    print(Resolver.resolve(ToArgument.self), Resolver.resolve(ToSet.self))
    print(Resolver.resolve(ToWrapper.self), Resolver.resolve(ToReading.self))
    print(Resolver.resolve(ToAlias.self), Resolver.resolve(ToWaiting.self))
  }
}
