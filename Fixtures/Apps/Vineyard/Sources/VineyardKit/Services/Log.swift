public protocol Logging: AnyObject {
  func note(_ line: String)
}

public final class ConsoleLog: Logging {
  private var lines: [String] = []

  public init() {}

  public func note(_ line: String) { lines.append(line) }
}
