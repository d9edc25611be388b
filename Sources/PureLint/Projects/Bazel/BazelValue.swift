/// The value of an expression in a `BUILD` file, as far as its text tells.
enum BazelValue: Sendable {
  case text(String)
  case list(BazelList)
  /// A value that is known only at run time.
  case unknown

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The list, of one element for a text.
  var list: BazelList {
    switch self {
    case .text(let text): BazelList(parts: [.label(text)])
    case .list(let list): list
    case .unknown: BazelList(isOpen: true)
    }
  }

  /// Whether it names a file of Swift, or files of Swift by a pattern.
  var mentionsSwift: Bool {
    list.parts.contains { part in
      switch part {
      case .label(let text): text.hasSuffix(".swift")
      case .glob(let included, _): included.contains { $0.hasSuffix(".swift") }
      }
    }
  }
}

/// The elements of a list, those of all branches of a `select` together.
struct BazelList: Sendable {
  var parts: [Part] = []
  /// Whether there may be more.
  var isOpen = false

  enum Part: Sendable {
    /// A text: a label, or the name of a file.
    case label(String)
    /// A call of `glob`: files in the folder of the `BUILD` file.
    case glob(included: [String], excluded: [String])
  }

  /// The texts that are elements themselves.
  var texts: [String] {
    parts.compactMap { if case .label(let text) = $0 { text } else { nil } }
  }

  /// Adds the elements of another list.
  mutating func add(_ other: BazelList) {
    parts += other.parts
    isOpen = isOpen || other.isOpen
  }
}

/// A call of a rule or a macro: `swift_library(name = "Core", srcs = ["Core.swift"])`.
struct BazelCall: Sendable {
  /// The name in front of the parentheses.
  let callee: String
  /// The arguments with a label.
  var arguments: [String: BazelValue] = [:]
  /// The arguments without one.
  var others: [BazelValue] = []
  /// The line, from 1.
  let line: Int

  /// Whether some argument names files of Swift.
  var mentionsSwift: Bool {
    arguments.values.contains(where: \.mentionsSwift) || others.contains(where: \.mentionsSwift)
  }
}

/// The reason why a `BUILD` file cannot be read.
struct BazelProblem: Error, Equatable {
  /// The line, from 1.
  let line: Int
  let message: String
}
