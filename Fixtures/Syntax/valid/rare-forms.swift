// Function types where expressions are expected are operations with arrows.
let arrows = [
  ((Int) throws -> String).self, (() async throws(Failure) -> (Int, Int)).self,
  ((Left & Right) -> Both & Sendable).self, ((Int...) -> Void).self, ((inout Int) -> Void).self,
  ((Kind.Type) -> Kind.Protocol).self, (() -> [String]?).self, (@escaping () -> Void).self,
]
let makers = [[(Int) -> String](), [Int throws -> Int](), [String: () -> Void]()]
let nothing = () -> (Int, Int).2
let onTheLeft = 2 + () -> Int
let isolation = [nonisolated(nonsending) () async -> Void]()

// Words in front of types.
let boxes = [any ~Copyable]()
let box = (any ~Copyable).self
let sent: sending
  Parcel
let opaque: any
  Named
let plain: nonisolated
(behind)
let five = [5 of 99]

// Statements whose value is cast.
func casts() {
  switch coin { case .heads: 0 default: 1 } as Int
  if coin.isHeads { 0 } else { 1 } as? Int
}

func catching() throws {
  do {
    try risk()
  } catch where isTolerant {
    rest()
  } catch {
  }
}

func loops() {
  for unsafe: Int in numbers {}
  for unsafe pointer in pointers {}
}

struct Ticket: ~Copyable {
  init !(at hour: Int) {}
  init ?(on day: Int) {}
  init ? (in month: Int) {}
  consuming func tear() { discard Self }
}

// Words that are labels because only one name follows.
func labels(_const text: String, isolated _const: Int, __owned __shared: Int) {}

func matching() {
  switch parcel {
  case borrowing contents: break
  case .sealed(borrowing inner): break
  #warning("one case is missing")
  default: break
  }
}

// A brace behind a comma is a condition.
func conditions() {
  if isOpen, { true }
  { enter() }
  if isOpen, { isEmpty } != nil { enter() }
  if isOpen, { 1 } as Any is Int { enter() }
  if isOpen, { true }() { enter() }
}

func statements() {
  let names = ["a"]
  { print(names) }
  var total = sum.map { [$0] }
  { add(&total) }(1)
  var watched = start()
  {
    @available(*, deprecated)
    didSet {}
  }
  return
    if total > 1 { 1 } else { 2 }
}

func warned() -> Value {
  #warning("slow")
  .zero
}

enum Wrapped { @Ignored case alert(Alert, sound: Sound = .none), plain }

let combined: [String: any Any & Sendable] = [:]
@`Traced`(.all) struct `Marked` {}
let shown = each { ($item, `$`, _) in use($item) }

func patterns() {
  while let .some(item) = items.next() {}
}

private(
  set
) var spaced = 0

@_spi_available(macOS 10.4, *)
public struct Hidden {}

let paths = [\Tree.left?.!.count, \Tree.?.?!, \.[0]?.name]

func symbols() {
  if #_hasSymbol(strlen) {}
}

func openness() {
  open(set)
  let after = 1
  then.next
}

#sourceLocation(file: "elsewhere.swift", line: 40)
let elsewhere = 1
#sourceLocation()

// A slash begins a regex literal wherever an operand is expected.
func slashes() {
  match(!/^/, ^^/,/, x > /^ }}x/, &/a/)
  divide((^^/), /)
  return try? /^ x/
}
let unbalanced = /^)/

// White space between an attribute and its arguments, a warning in the Swift 5 language mode.
struct Spaced {
  @Clamped (1) var level
  @Keyed (\.level) @Bounded<Int> (2) private var bound: Int
  @Traced (deep: true)
  func climb() {}
}
let hops: [@MainActor (Int) -> Void] = [{ @MainActor (hop: Int) in hop }]
let leaps = each { @MainActor (leap) async throws -> Int in leap }
typealias Stride = @MainActor (
  Int,
  Int)
  -> Int
typealias Trot =
  @MainActor (Int)
  async throws
  -> Int

enum Turn: @unchecked @retroactive Sendable {
  case left(@MainActor (Int) -> Void), right(Int, then: @Sendable @MainActor (Int) -> Void)
  case around(@escaping () -> Void, @Sendable @MainActor () -> Int)
}

let handler = #selector
  (NSObject.copy)
let path = #keyPath
  (NSObject.description)
