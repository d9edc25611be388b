import PureLintSource

/// The names that declarations inherit from, by file and in the order of the declarations.
public final class SupertypeNames {
  private let program: Program
  private var byFile: [Int: [(declaration: Int, name: Name)]] = [:]

  /// The names of a program's files; each file is sorted when it is first asked about.
  public init(_ program: Program) { self.program = program }

  /// The names that a range of a file's declarations inherits from, each with who does.
  /// - Complexity: O(log *n*) for *n* names in the file, and the number of results.
  public func names(
    in file: Int,
    _ declarations: Range<Int>
  ) -> ArraySlice<(declaration: Int, name: Name)> {
    let all = names(in: file)[...]
    let start = all.partitioningIndex { $0.declaration >= declarations.lowerBound }
    let end = all.partitioningIndex { $0.declaration >= declarations.upperBound }
    return all[start..<end]
  }

  private func names(in file: Int) -> [(declaration: Int, name: Name)] {
    if let known = byFile[file] { return known }
    let found = program.files[file].supertypeNames.sorted { $0.declaration < $1.declaration }
    byFile[file] = found
    return found
  }
}
