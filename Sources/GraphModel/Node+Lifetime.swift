extension Node.Lifetime: Comparable {
  /// Orders lifetimes by how many of those who ask get the same instance: one alone, those of one
  /// graph, all while somebody holds it, all there are.
  ///
  /// So whoever keeps what has a shorter lifetime than its own hands one instance to more than were
  /// meant to share it. Kept or not, what is `weak` is the same for all who ask meanwhile.
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
