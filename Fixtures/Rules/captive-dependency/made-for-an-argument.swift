// What a function makes for an argument is meant to be one of its own for each who asks; what it makes
// without one is the same draft to all who ask, and no captive where nobody else does.

final class Sieve {
  private var used = 0
  private let owner: String
  init(owner: String) { self.owner = owner }
  func shake() -> Int {
    used += 1
    return used + owner.count
  }
}

final class Bin {
  private var fill = 0
  func add() -> Int {
    fill += 1
    return fill
  }
}

final class Bell {
  private var count = 0
  func ring() -> Int {
    count += 1
    return count
  }
}

final class Baker {
  private let sieve: Sieve
  private let bin: Bin
  init(sieve: Sieve, bin: Bin) {
    self.sieve = sieve
    self.bin = bin
  }
  func bake() -> Int { sieve.shake() + bin.add() }
}

final class Mill {
  lazy var bell = makeBell()
  lazy var baker = Baker(
    sieve: makeSieve(for: "baker"),
    bin: makeBin()  // want: captive-dependency "'makeBin()'"
  )
  func makeSieve(for owner: String) -> Sieve { Sieve(owner: owner) }
  func makeBin() -> Bin { Bin() }
  func makeBell() -> Bell { Bell() }
  func makeGuest() -> Baker { Baker(sieve: makeSieve(for: "guest"), bin: makeBin()) }
}

@main
enum Main {
  static let mill = Mill()
  static func main() { print(mill.bell.ring(), mill.baker.bake(), mill.makeGuest().bake()) }
}
