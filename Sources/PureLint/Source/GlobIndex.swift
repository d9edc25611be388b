/// Many patterns for paths, of which few are tried with each path.
public struct GlobIndex: Sendable {
  private let index: PatternIndex<Unicode.Scalar>

  /// - Parameter globs: In the order in which they are tried.
  public init(_ globs: [Glob]) { index = PatternIndex(globs.map(\.needs)) }

  /// The positions of the patterns that may match a path, or a folder that it is in, in their order.
  public func candidates(for path: Glob.Path) -> [Int] { index.candidates(for: path.parts) }
}

extension Glob {
  /// What a path must have in it for the pattern to match.
  fileprivate var needs: [PatternIndex<Unicode.Scalar>.Need] {
    literals.flatMap { text in
      let pieces = text.split { $0 == "*" || $0 == "?" }
      return pieces == [text[...]] ? [.part(text[...])] : pieces.flatMap(PatternIndex.pieces)
    }
  }
}
