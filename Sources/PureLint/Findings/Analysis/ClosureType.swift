extension String {
  /// Whether a type, as it is written, is a function that yields no value, be it optional:
  /// `@escaping (Bool) -> Void`, `(() -> Void)?`.
  package var isClosureWithoutValue: Bool {
    var type = filter { !$0.isWhitespace }[...]
    while let last = type.last, last == "?" || last == "!" {
      type = type.dropLast()
      guard type.hasPrefix("("), type.hasSuffix(")") else { return false }
    }
    // Not so a tuple with such a function at its end.
    if type.hasPrefix("((") || type.hasPrefix("(@"), type.hasSuffix(")"), !type.hasSuffix("->()") {
      type = type.dropLast()
    }
    return type.hasSuffix("->Void") || type.hasSuffix("->()")
  }
}
