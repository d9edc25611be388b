import Foundation
import Resolver

public struct Stone {
  public let name: String
  public let weight: Int

  public init(name: String, weight: Int) {
    self.name = name
    self.weight = weight
  }
}

public protocol StoneLoading {
  func stones() -> [Stone]
}

final class StoneLoader: StoneLoading {
  private let defaults: UserDefaults
  private let log: Log

  init(defaults: UserDefaults, log: Log) {
    self.defaults = defaults
    self.log = log
  }

  func stones() -> [Stone] {
    log.note("asks \(defaults)")
    return [Stone(name: "Slate", weight: 4), Stone(name: "Flint", weight: 1)]
  }
}

public final class Log {
  private var lines: [String] = []

  public init() {}

  public func note(_ line: String) {
    lines.append(line)
  }
}

extension Resolver {
  public static func registerKit() {
    register { UserDefaults.standard }
    register { StoneLoader(defaults: resolve(), log: resolve()) as StoneLoading }
      .scope(.shared)
    register(name: .audit) { Log() }
    register { Log() }.scope(.application)
  }
}

extension Resolver.Name {
  public static let audit = Self("audit")
}
