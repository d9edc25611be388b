import Pure

// A function that takes a protocol of the app reads what the protocol requires, and no more; one
// that hands the value on to what is not seen may read all of it.

protocol HasTitle {
  var title: String { get }
}

protocol HasNumber {
  var number: Int { get }
}

enum Press {
  static func setBoth(_ text: some HasTitle & HasNumber) {
    print(text.title)
    set(text)
  }
  static func set<Text: HasNumber>(_ text: Text) { print(text.number) }
  static func dump(_ text: any HasTitle) { print(text) }
  static func dumpBoth(_ text: any HasTitle & HasNumber) { print(text) }
}

final class Letter: FactoryModule {
  struct Dependency: HasTitle, HasNumber {
    let title: String
    let number: Int
    let stamp: Int  // want: unused-dependency "Letter.Dependency.stamp"
  }
  init(dependency: Dependency, payload: Void) { Press.setBoth(dependency) }
}

final class Card: FactoryModule {
  struct Dependency: HasTitle {
    let title: String
    let stamp: Int
  }
  init(dependency: Dependency, payload: Void) { Press.dump(dependency) }
}

final class Parcel: FactoryModule {
  struct Dependency: HasTitle, HasNumber {
    let title: String
    let number: Int
    let stamp: Int
  }
  init(dependency: Dependency, payload: Void) { Press.dumpBoth(dependency) }
}

struct AppDependency {
  let letter: Letter.Factory
  let card: Card.Factory
  let parcel: Parcel.Factory

  static func resolve() -> AppDependency {
    AppDependency(
      letter: .init(dependency: .init(title: "", number: 1, stamp: 1)),
      card: .init(dependency: .init(title: "", stamp: 1)),
      parcel: .init(dependency: .init(title: "", number: 1, stamp: 1))
    )
  }
}

let app = AppDependency.resolve()
print(app.letter, app.card, app.parcel)
