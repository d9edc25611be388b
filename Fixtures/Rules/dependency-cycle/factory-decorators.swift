import FactoryKit

// A decorator runs once its object is stored, if the scope stores it, and again whenever the object
// is asked for. One that asks only for new objects ends a circle that begins with it. One that is
// entered from the other side does not: the other is still being built.

extension Container {
  var kept: Factory<Kept> {
    self { Kept() }.singleton.decorator { kept, isNew in if isNew { kept.other = self.ofKept() } }
  }
  var ofKept: Factory<OfKept> { self { OfKept(self.kept()) }.cached }

  var unkept: Factory<Unkept> {
    self { Unkept() }.decorator { object, isNew in
      if isNew {
        object.other = self.ofUnkept()  // want: dependency-cycle "'Container.unkept' -> 'Container.ofUnkept'"
      }
    }
  }
  var ofUnkept: Factory<OfUnkept> { self { OfUnkept(self.unkept()) }.singleton }

  var always: Factory<Always> {
    self { Always() }.cached.decorator { $0.other = self.ofAlways() }  // want: dependency-cycle "'Container.always' -> 'Container.ofAlways'"
  }
  var ofAlways: Factory<OfAlways> { self { OfAlways(self.always()) }.cached }

  var late: Factory<Late> {
    self { Late() }.shared.decorator { late, isNew in
      if isNew { late.other = self.first() }  // want: dependency-cycle "'Container.late' -> 'Container.first'"
    }
  }
  var first: Factory<First> { self { First(self.late()) }.cached }
}

final class Kept { var other: OfKept? }
final class OfKept { init(_ other: Kept) {} }
final class Unkept { var other: OfUnkept? }
final class OfUnkept { init(_ other: Unkept) {} }
final class Always { var other: OfAlways? }
final class OfAlways { init(_ other: Always) {} }
final class Late { var other: First? }
final class First { init(_ other: Late) {} }

@main
enum Main {
  static func main() {
    let container = Container.shared
    print(container.kept(), container.unkept(), container.always(), container.first())
  }
}
