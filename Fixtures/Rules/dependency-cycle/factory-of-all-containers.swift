import FactoryKit

// A circle among factories that all containers have.

final class Hen {
  init(egg: Egg) {}
}
final class Egg {
  init(hen: Hen) {}
}

extension SharedContainer {
  var hen: Factory<Hen> {
    self { Hen(egg: self.egg()) }.cached  // want: dependency-cycle "SharedContainer.hen"
  }
  var egg: Factory<Egg> { self { Egg(hen: self.hen()) } }
}

@main
enum Main {
  static func main() { print(Container.shared.hen()) }
}
