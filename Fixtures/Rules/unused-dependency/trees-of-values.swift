// A class of constants that holds others of its kind, and something besides, is a value, as lists and trees
// are. Who makes values of values may take data and not look at it; who builds objects may not.

final class Branch {
  let kids: [Branch]
  let text: String
  private let margin: Int
  init(kids: [Branch], text: String, margin: Int) {
    self.kids = kids
    self.text = text
    self.margin = margin
  }
}

final class Link {
  let value: Int
  let next: Link?
  init(value: Int, next: Link?) {
    self.value = value
    self.next = next
  }
}

struct Layout {
  let lead = Branch(kids: [], text: "lead", margin: 1)
  let end = Link(value: 0, next: nil)
  func page(isWide: Bool) -> Branch { Branch(kids: [lead, lead], text: "page", margin: 2) }
  func list(depth: Int) -> Link { Link(value: 1, next: end) }
}

final class Net { func get() -> Int { 1 } }
final class Feed {
  private let net: Net
  init(net: Net) { self.net = net }
  func load() -> Int { net.get() }
}

struct Feeds {
  private let net = Net()
  // want@+1: unused-dependency "tries"
  func feed(tries: Int) -> Feed { Feed(net: net) }
}

let layout = Layout()
print(layout.page(isWide: true).kids.map(\.text), layout.list(depth: 2).next?.value ?? 0)
print(Feeds().feed(tries: 3).load())
