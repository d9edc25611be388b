/// What the kit's services are told of the app.
public struct Region: Equatable {
  public let name: String
  public init(name: String) { self.name = name }
}

public protocol Fetching: AnyObject {
  func fetch(_ path: String) -> [String]
}

public final class Network: Fetching {
  private let region: Region
  private var requests = 0

  public init(region: Region) { self.region = region }

  public func fetch(_ path: String) -> [String] {
    requests += 1
    return ["\(region.name)/\(path)/\(requests)"]
  }
}

public final class Harbour {
  private let network: Fetching
  private let tides: Tides

  public init(network: Fetching, tides: Tides) {
    self.network = network
    self.tides = tides
  }

  public func crossings() -> [String] { network.fetch("crossings") + [tides.next()] }
}

public final class Tides {
  private let harbour: Harbour
  public init(harbour: Harbour) { self.harbour = harbour }
  public func next() -> String { "high" }
  public func after() -> [String] { harbour.crossings() }
}

public final class Drafts {
  private var lines: [String] = []
  public init() {}
  public func add(_ line: String) { lines.append(line) }
  public func all() -> [String] { lines }
}
