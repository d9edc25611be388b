/// The arguments, elements or parameters in the row of a type: an array that nobody counts.
///
/// Those of rows last as long as the process; others are lent by `withParts` for one call.
public struct TypeParts<Part: Hashable>: RandomAccessCollection, Hashable {
  private let start: UnsafePointer<Part>?
  /// The number of parts.
  public let count: Int

  fileprivate init(_ parts: UnsafeBufferPointer<Part>) {
    start = parts.baseAddress
    count = parts.count
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of parts.
  public var endIndex: Int { count }

  /// The part at a position; stops the program if there is none.
  public subscript(position: Int) -> Part {
    @inline(__always) get {
      precondition(position >= 0 && position < count, "a part that the type does not have")
      return start.unsafelyUnwrapped[position]
    }
  }

  /// The parts in memory that is never freed.
  var copied: TypeParts {
    guard count > 0 else { return self }
    let copy = UnsafeMutableBufferPointer<Part>.allocate(capacity: count)
    _ = copy.initialize(from: self)
    return TypeParts(UnsafeBufferPointer(copy))
  }

  /// Whether all parts are equal; those that stand in the same place are not looked through.
  public static func == (left: TypeParts, right: TypeParts) -> Bool {
    left.count == right.count && (left.start == right.start || left.elementsEqual(right))
  }

  /// Adds the number of parts and each of them to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for part in self { hasher.combine(part) }
  }
}

extension Array where Element: Hashable {
  /// Lends the elements as the parts of a type that is looked up.
  func withParts<Result>(_ body: (TypeParts<Element>) -> Result) -> Result {
    withUnsafeBufferPointer { body(TypeParts($0)) }
  }
}
