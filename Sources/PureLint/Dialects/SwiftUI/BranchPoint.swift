import PureLintResolution
import PureLintSource
import PureLintSyntax

/// A part of a view's code that runs on some condition: of an `if`, a `switch` or a `? :`.
struct BranchPoint: Hashable {
  let file: Int
  /// The statement or expression that decides.
  let statement: NodeIndex
  /// The part of it.
  let branch: NodeIndex
}

/// The answer of a condition, as far as the sources tell.
enum Truth {
  case holds
  case fails
  /// It comes to hold and to fail again while a view is shown, whoever shows it: the user switches it.
  case open
  case unknown

  var negated: Truth {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .open, .unknown: self
    }
  }

  /// Whether what depends on it runs sooner or later.
  var comes: Bool { self == .holds || self == .open }

  static func all(_ parts: [Truth]) -> Truth {
    for answer in [Truth.fails, .unknown, .open] where parts.contains(answer) { return answer }
    return .holds
  }

  static func any(_ parts: [Truth]) -> Truth { all(parts.map(\.negated)).negated }
}

/// A value that the source writes out, or one that the user changes.
enum Constant: Hashable {
  /// A literal, by its text.
  case literal(String)
  /// A case of an enum, or another member of the type in question.
  case member(Name)
  /// What comes to be one value and another while a view is shown.
  case changing
}

/// Code that a view's state decides about, or what the view was made with.
struct Doubt: Hashable {
  /// Whether something decides of which nothing is known.
  var isUnknown = false
  /// Whether a condition never holds.
  var isNever = false
  /// A decision by the values that the view was made with.
  var points: [BranchPoint] = []
  /// Whether something of which nothing is known may depend on what the view was made with.
  private(set) var mayBeOfMaker = false

  /// Whether who makes the view may have a say in it.
  var isOfMaker: Bool { mayBeOfMaker || !points.isEmpty }

  /// Adds a condition of which nothing is known.
  mutating func addUnknown(mayBeOfMaker: Bool) {
    isUnknown = true
    self.mayBeOfMaker = self.mayBeOfMaker || mayBeOfMaker
  }

  /// Adds what else decides.
  mutating func add(_ other: Doubt) {
    isUnknown = isUnknown || other.isUnknown
    isNever = isNever || other.isNever
    mayBeOfMaker = mayBeOfMaker || other.mayBeOfMaker
    for point in other.points { add(point) }
  }

  /// More branches inside each other than this count as unknown.
  private static let limit = 4

  mutating func add(_ point: BranchPoint) {
    if points.contains(point) { return }
    if points.count < Self.limit { points.append(point) } else { isUnknown = true }
  }
}
