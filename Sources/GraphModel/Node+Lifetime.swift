extension Node.Lifetime: Comparable {
  /// Orders lifetimes by how many of those who ask get the same instance: one alone, those of one
  /// graph, all while somebody holds it, all there are.
  ///
  /// A provider that keeps an instance of a shorter lifetime than its own hands it to more users than
  /// were meant to share it. An instance that is `weak` is the same for all who ask meanwhile, kept
  /// or not.
  public static func < (first: Node.Lifetime, second: Node.Lifetime) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int {
    switch self {
    case .transient: 0
    case .perGraph: 1
    case .weak: 2
    case .singleton: 3
    }
  }
}
