// What the types in this folder are about. `Zone` stands in every file, so that all are read.

protocol Named {
  var label: Label { get }
}
struct Label {
  var text = ""
  var length: Int { text.count }
}
class Place: Named {
  let label = Label()
  var neighbour: Place?
  required init() {}
}
final class Zone: Place, Hashable {
  static func == (left: Zone, right: Zone) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
  var clock = Clock()
  var spare: Clock?
  var clocks: [Clock] = []
  var byName: [String: Clock] = [:]
  static var home: Zone { Zone() }
  static func make() -> Zone { Zone() }
  func next() -> Zone? { nil }
  func ask(_ question: String) throws -> Clock { clock }
  func wait() async -> Clock { clock }
  func make(_ count: Int) -> [Zone] { [] }
  subscript(index: Int) -> Clock { clock }
  subscript(name name: String) -> Label? { nil }
}
struct Clock {
  var hand = Hand()
  var maker: Place?
  func tick() -> Hand { hand }
  mutating func turn() {}
}
struct Hand: Equatable, Comparable {
  var length = 1
  static func < (left: Hand, right: Hand) -> Bool { left.length < right.length }
}
struct Box<Content> {
  var content: Content
  var others: [Content] = []
  func map<Other>(_ change: (Content) -> Other) -> Box<Other> { Box<Other>(content: change(content)) }
  func with<Other>(_ other: Other) -> Box<(Content, Other)> {
    Box<(Content, Other)>(content: (content, other))
  }
  func open(_ body: (Content) -> Void) { body(content) }
}
enum Step {
  case start
  case walk(Zone)
  case ride(from: Zone, to: Place)
  case wait(Clock, for: Hand?)
  indirect case both(Step, Step)
  var zone: Zone? {
    switch self {
    case .walk(let zone): return zone  // type: Zone
    case .ride(let zone, _): return zone  // type: Zone
    default: return nil
    }
  }
}
enum Outcome<Value, Problem: Error> {
  case done(Value)
  case failed(Problem)
  case pair(Value, Value)
}
struct Fault: Error {
  let zone: Zone
}
enum Trouble: Error {
  case lost(Zone)
  case late(by: Clock)
}
