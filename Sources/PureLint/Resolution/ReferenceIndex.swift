/// What a walk found mentioned, in the order of places and by what is meant; positions alone, as
/// copies of the references would be most of what a run keeps in memory.
///
/// A class, because whoever asks a struct out of a resolver copies its five arrays.
final class ReferenceIndex {
  private let references: [Reference]
  /// Positions in `references`, by file and token.
  private let byPlace: [UInt32]
  /// Positions in `references`, by what is meant; those of one declaration as they were found.
  private var byTarget: [UInt32]
  /// Element `i` is the number of declarations in the files before file `i`.
  private var fileStarts: [Int] = []
  /// Where in `byTarget` the references to each declaration end.
  private var ends: [Int]

  /// - Complexity: O(references + declarations), if those of each file follow each other.
  init(_ references: [Reference], _ program: Program) {
    self.references = references
    let positions = (0..<UInt32(references.count))
    byPlace = positions.sorted { left, right in
      let (first, second) = (references[Int(left)].place, references[Int(right)].place)
      return (first.file, first.token, left) < (second.file, second.token, right)
    }
    var total = 0
    for file in program.files {
      fileStarts.append(total)
      total += file.declarations.count
    }
    byTarget = Array(repeating: 0, count: references.count)
    ends = Array(repeating: 0, count: total)
    group()
  }

  /// Sorts the positions by target, counting how many each has.
  private func group() {
    for reference in references { ends[slot(of: reference.target)] += 1 }
    var start = 0
    for slot in ends.indices {
      let count = ends[slot]
      ends[slot] = start
      start += count
    }
    for (position, reference) in references.enumerated() {
      let slot = slot(of: reference.target)
      byTarget[ends[slot]] = UInt32(position)
      ends[slot] += 1
    }
  }

  private func slot(of id: DeclarationID) -> Int { fileStarts[Int(id.file)] + Int(id.index) }

  /// The mentions of a declaration, in the order in which they were found.
  func references(to id: DeclarationID) -> some RandomAccessCollection<Reference> {
    let slot = slot(of: id)
    return byTarget[(slot == 0 ? 0 : ends[slot - 1])..<ends[slot]].lazy.map { [references] in
      references[Int($0)]
    }
  }

  /// All declarations that are mentioned, in source order.
  func targets(where isWanted: (Reference) -> Bool) -> [DeclarationID] {
    var found: [DeclarationID] = []
    for position in byTarget {
      let reference = references[Int(position)]
      if found.last != reference.target, isWanted(reference) { found.append(reference.target) }
    }
    return found
  }

  /// What a range of a file's tokens mentions, in source order.
  /// - Complexity: O(log *n*) and the number of results.
  func references(in file: Int, _ range: Range<UInt32>) -> [Reference] {
    var low = 0
    var high = byPlace.count
    while low < high {
      let middle = (low + high) / 2
      let place = references[Int(byPlace[middle])].place
      if (place.file, place.token.rawValue) < (file, range.lowerBound) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var found: [Reference] = []
    for position in byPlace[low...] {
      let reference = references[Int(position)]
      guard reference.place.file == file, reference.place.token.rawValue < range.upperBound else {
        break
      }
      found.append(reference)
    }
    return found
  }
}
