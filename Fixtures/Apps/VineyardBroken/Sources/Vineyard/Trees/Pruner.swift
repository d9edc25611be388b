import VineyardKit

/// Asks for the gardener while it is made, and he needs the pruner himself.
final class Pruner {
  private let gardener: Gardener

  init(gardener: Gardener) { self.gardener = gardener }

  func prune() { gardener.note("pruned") }
}

final class Shears {}

final class Gardener {
  private let pruner: Pruner
  private let log: Logging

  init(pruner: Pruner, log: Logging) {
    self.pruner = pruner
    self.log = log
  }

  func note(_ line: String) { log.note("\(line) with \(ObjectIdentifier(pruner))") }
}
