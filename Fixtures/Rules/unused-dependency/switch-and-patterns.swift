import Pure

// Patterns over fields: enum cases with values, tuples, ranges, casts, optional chains in `case`.

enum Mode {
  case plain
  case themed(name: String)
}

final class Api {
  var count: Int? { 1 }
}

final class PainterModule: FactoryModule {
  struct Dependency {
    let mode: Mode
    let api: Api
    let any: Any
    let level: Int
    let pair: (left: Int, right: Int)
    let flag: Bool
    let other: Mode  // want: unused-dependency "other"
  }

  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }

  func paint(other: Mode) -> String {
    switch dependency.mode {
    case .plain where dependency.flag: return "flag"
    case .plain: break
    case .themed(let name): return name
    }
    if case 1...3 = dependency.level { return "low" }
    if case let count? = dependency.api.count { return "\(count)" }
    if case let text as String = dependency.any { return text }
    guard case (let left, _) = dependency.pair, left > 0 else { return "none" }
    if case .plain = other { return "other" }
    return ""
  }
}

enum CompositionRoot {
  static func resolve() -> PainterModule.Factory {
    .init(
      dependency: .init(
        mode: .plain, api: Api(), any: 1, level: 2, pair: (1, 2), flag: true,
        other: .themed(name: "a")))
  }
}
