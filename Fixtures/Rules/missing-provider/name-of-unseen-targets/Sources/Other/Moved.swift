import Pure

// Neither of the two clocks can be seen from here, so nothing tells which one is meant.
func makeMovedClock() -> Clock.Factory { Clock.Factory(dependency: .init(hands: 2)) }
