import GraphModel

/// Words for what a reader can do about a finding.
package enum Advice {
  /// `two` for 2; digits where words would be harder to read.
  static func number(_ count: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return words.indices.contains(count) ? words[count] : "\(count)"
  }

  /// `a`, `a and b`, `a, b and c`.
  package static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `a 'Clock'`, `an 'Account'`.
  package static func one(_ name: String) -> String {
    let isVowel = name.utf8.first.map("AEIOaeio".utf8.contains) ?? false
    return isVowel ? "an '\(name)'" : "a '\(name)'"
  }

  /// `its argument`, `its two arguments`.
  package static func its(_ count: Int, _ noun: String) -> String {
    count == 1 ? "its \(noun)" : "its \(number(count)) \(noun)s"
  }

  /// `'zone' is built for it alone`, `'makeZone()' is called for it alone`.
  package static func forItAlone(_ provider: Node) -> String {
    let verb = provider.traits.contains(.isFunction) ? "called" : "built"
    return "'\(provider.name)' is \(verb) for it alone"
  }

  /// `make one of the two wait`, for that many things that need each other.
  package static func makeOneWait(of count: Int) -> String {
    count == 1 ? "make it wait" : "make one of the \(number(count)) wait"
  }
}
