import FactoryKit

// First asked for is one that asks while it is built, by every way and in every scope: no object is
// stored before its closure has returned, so a circle ends only where one hop asks later.

extension Container {
  var toArgument: Factory<ToArgument> { self { ToArgument(self.argument()) } }  // want: dependency-cycle "'Container.toArgument' -> 'Container.argument' -> 'Container.toArgument'"
  var argument: Factory<Argument> { self { Argument(self.toArgument()) }.singleton }
  var toProperty: Factory<ToProperty> { Factory(self) { ToProperty(other: self.property()) }.cached }  // want: dependency-cycle "'Container.toProperty' -> 'Container.property'"
  var property: Factory<Property> { self { Property() }.cached }
  var toReading: Factory<ToReading> { self { ToReading(other: self.reading.resolve()) }.shared }  // want: dependency-cycle "'Container.toReading' -> 'Container.reading'"
  var reading: Factory<Reading> { self { Reading() }.graph }
  var toSet: Factory<ToSet> {
    self {
      let made = ToSet()
      made.other = self.set()  // want: dependency-cycle "'Container.toSet' -> 'Container.set' -> 'Container.toSet'"
      return made
    }
    .singleton
  }
  var set: Factory<Set> { self { Set() }.singleton }
  var toPath: Factory<ToPath> { self { ToPath(other: dependency(\.path)) } }  // want: dependency-cycle "'Container.toPath' -> 'Container.path' -> 'Container.toPath'"
  var path: Factory<Path> { self { Path(other: Container.shared.toPath()) }.unique }
  var toWaiting: Factory<ToWaiting> { self { ToWaiting(other: self.waiting()) }.cached }
  var waiting: Factory<Waiting> { self { Waiting() }.cached }
  var toClosure: Factory<ToClosure> { self { ToClosure(other: { self.closure() }) } }
  var closure: Factory<Closure> { self { Closure(other: self.toClosure()) } }
  var branch: Factory<Branch> { self { CommandLine.argc > 9 ? Branch(self.leaf()) : Branch(nil) } }
  var leaf: Factory<Leaf> { self { Leaf(self.branch()) } }
}

final class ToArgument { init(_ other: Argument) {} }
final class Argument { init(_ other: ToArgument) {} }

final class ToProperty { init(other: Property) {} }
final class Property {
  @Injected(\.toProperty) private var other
  func go() { print(other) }
}

final class ToReading { init(other: Reading) {} }
final class Reading {
  @LazyInjected(\.toReading) var other: ToReading
  init() { print(other) }
}

final class ToSet { var other: Set? }
final class Set {
  @Injected(\Container.toSet) var other
  func go() { print(other) }
}

final class ToPath { init(other: Path) {} }
final class Path { init(other: ToPath) {} }

final class ToWaiting { init(other: Waiting) {} }
final class Waiting {
  @LazyInjected(\.toWaiting) var other
  @DynamicInjected(\.toWaiting) var another
  func go() { print(other, another) }
}

final class ToClosure { init(other: @escaping () -> Closure) {} }
final class Closure { init(other: ToClosure) {} }

final class Branch { init(_ leaf: Leaf?) {} }
final class Leaf { init(_ branch: Branch) {} }

@main
enum Main {
  static func main() {
    let container = Container.shared
    print(container.toArgument(), container.toProperty(), container.toReading(), container.toSet())
    print(container.toPath(), container.toWaiting(), container.toClosure(), container.branch())
  }
}
