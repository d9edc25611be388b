/// The identity of a declaration: its file, and its position among the declarations of the file.
///
/// Files are read in parallel without a shared counter, and nothing is renumbered afterwards. In
/// each file, what stands in its outline comes first.
public struct DeclarationID: Hashable, Comparable, Sendable {
  /// The index of the file in its program.
  public let file: UInt32
  /// The position among the declarations of the file.
  public let index: UInt32

  /// Takes two positions; stops the program if one does not fit into four bytes.
  @inlinable
  public init(file: Int, index: Int) {
    self.file = UInt32(file)
    self.index = UInt32(index)
  }

  /// Orders by file, then by position in it.
  @inlinable
  public static func < (left: DeclarationID, right: DeclarationID) -> Bool {
    (left.file, left.index) < (right.file, right.index)
  }

  /// One multiplication spreads two small numbers well enough; the default took a tenth of a run.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    let bits = UInt64(file) << 32 | UInt64(index)
    let product = (bits ^ UInt64(bitPattern: Int64(seed))) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: product ^ product >> 32)
  }
}
