/// SplitMix64: numbers that look random and are the same on every machine.
struct SeededGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below the bound.
  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func chance(_ percent: Int) -> Bool { next(below: 100) < percent }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[next(below: choices.count)]
  }

  /// Some of the choices, in their order.
  mutating func pick<Element>(_ count: Int, of choices: [Element]) -> [Element] {
    var indices = Array(choices.indices)
    while indices.count > count { indices.remove(at: next(below: indices.count)) }
    return indices.map { choices[$0] }
  }
}
