import PureLintSource

/// The words of some files, each with the files that it stands in.
struct WordFiles {
  /// By word, the positions of its files, ascending.
  private var files: [Name: [Int]] = [:]

  /// - Complexity: O(*n*) for *n* bytes.
  init(_ texts: [[UInt8]]) {
    for (position, bytes) in texts.enumerated() {
      NameSet.visitWords(in: bytes[...]) { name, _ in
        if files[name]?.last != position { files[name, default: []].append(position) }
        return true
      }
    }
  }

  /// The first file that all words stand in.
  func first(with words: [Name]) -> Int? {
    let lists = words.map { files[$0] ?? [] }
    guard let shortest = lists.min(by: { $0.count < $1.count }) else { return nil }
    return shortest.first { file in
      lists.allSatisfy { list in
        let position = list[...].partitioningIndex { $0 >= file }
        return position < list.count && list[position] == file
      }
    }
  }
}
