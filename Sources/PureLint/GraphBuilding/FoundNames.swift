import PureLintResolution
import PureLintSource

/// The names among some that a search has found, by file. What it finds in a file follows from the
/// outlines, from the file alone, and from whether its bodies are known.
final class FoundNames {
  /// All that is looked for.
  let names: Set<Name>
  private var found: [Int: (hasBodies: Bool, names: Set<Name>)] = [:]

  init(among names: Set<Name>) { self.names = names }

  /// The names that are found in a file, which is looked through unless that is known.
  func names(
    in file: Int,
    of program: Program,
    _ find: (_ file: Int) -> Set<Name>
  ) -> Set<Name> {
    let hasBodies = program.trees.hasBodies(file)
    if let known = found[file], known.hasBodies == hasBodies { return known.names }
    let names = find(file)
    found[file] = (hasBodies, names)
    return names
  }

  /// Forgets what was found in some files.
  func forget(_ files: Set<Int>) {
    for file in files { found[file] = nil }
  }
}
