import VineyardKit

/// Asks the gardener once it prunes: he needs the pruner himself.
final class Pruner {
  @InjectLater private var gardener: Gardener

  func prune() { gardener.note("pruned") }
}

final class Gardener {
  private let pruner: Pruner
  private let log: Logging

  init(pruner: Pruner, log: Logging) {
    self.pruner = pruner
    self.log = log
  }

  func note(_ line: String) { log.note("\(line) with \(ObjectIdentifier(pruner))") }
}
