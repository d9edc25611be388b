final class Keeper {
  private let field: Api
  init(field: Api) {
    self.field = field
  }
}

actor Box {
  private let api: Api
  init(_ given: Api) { api = given }
}

// Read, in one way or another.

final class User {
  private let field: Api
  init(field: Api) { self.field = field }
  func run() { field.load() }
}

final class Logger {
  private let field: Api
  init(field: Api) {
    self.field = field
    print(field)
  }
}

final class Shown {
  private let field: Api
  init(field: Api) { self.field = field }
  var loader: () -> Void { field.load }
}

final class Telling {
  private let told: Api
  init(field: Api) { told = field }
  var text: String { "\(told)" }
}

/// A struct is printed and compared by what it holds.
struct Value {
  private let field: Api
  init(field: Api) { self.field = field }
}

struct Coded: Codable {
  private let field: String
  init(field: String) { self.field = field }
}

struct Compared: Equatable {
  private let word: String
  init(field: String) { word = field }
}

final class Observed {
  private var watched: Api { didSet { oldValue.load() } }
  init(field: Api) { watched = field }
}

class Base {
  private let held: Api
  init(field: Api) { held = field }
}

final class Heir: Base {
  override init(field: Api) {
    field.load()
    super.init(field: field)
  }
}

final class Labelled {
  private let item: Api
  init(field: Api) { item = field }
  private func work() { Labelled.run(with: [item]) }
  private static func run(with items: [Api]) {}
}

final class Passing {
  private let part: User
  init(field: Api) { part = User(field: field) }
}

/// Seen by others.
final class Outside {
  let seen: Api
  init(field: Api) { seen = field }
}

final class Twice {
  private let first: Api
  private let second: Api
  init(field: Api) {
    first = field
    second = field
    first.load()
  }
}

final class Chosen {
  private let choice: Api
  init(field: Api) {
    choice = field
      .self
  }
}
