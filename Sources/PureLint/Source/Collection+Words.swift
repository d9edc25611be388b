extension Collection<SourceFile> {
  /// Those of some words that stand in one of the files.
  ///
  /// - Parameter isWanted: Whether a word counts where it stands, by its offset.
  /// - Complexity: O(bytes of the files), if there is a word.
  package func words(
    among words: Set<String>,
    where isWanted: (_ offset: Int, _ bytes: [UInt8]) -> Bool = { _, _ in true }
  ) -> Set<String> {
    guard !words.isEmpty else { return [] }
    let names = NameSet(words.map { Name($0) })
    var found: Set<Int> = []
    for file in self {
      names.visit(in: file.bytes[...]) { slot, offset in
        if !found.contains(slot), isWanted(offset, file.bytes) { found.insert(slot) }
        return true
      }
    }
    return words.filter { names.slot(of: Name($0)).map(found.contains) ?? false }
  }
}
