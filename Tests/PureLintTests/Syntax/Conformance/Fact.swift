/// One thing that compiler and parser must agree on: what stands where, at which depth.
///
/// Both sides are written as a list of facts in the same words and the same order; the lists must
/// be equal. What the compiler's dump does not show is left out on both sides: the types of
/// parameters, casts and closures, the effects of functions, raw values, positions inside expressions, the
/// text of strings, attributes other than custom ones. Goldens test these.
struct Fact: Equatable {
  let depth: Int
  let text: String

  var description: String { String(repeating: "  ", count: depth) + text }
}

/// A list of facts under construction.
struct FactList {
  private(set) var facts: [Fact] = []
  private var depth = 0

  mutating func add(_ text: String) { facts.append(Fact(depth: depth, text: text)) }

  /// Adds facts made elsewhere.
  mutating func append(_ others: [Fact]) {
    facts += others.map { Fact(depth: $0.depth + depth, text: $0.text) }
  }

  /// Adds a fact and those that belong under it.
  mutating func add(_ text: String, _ children: (inout FactList) -> Void) {
    add(text)
    depth += 1
    children(&self)
    depth -= 1
  }

  /// What is added from now on belongs under the last fact, up to `close`.
  mutating func open() { depth += 1 }
  mutating func close() { depth -= 1 }
}
