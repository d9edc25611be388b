import PureLintSource
import PureLintSyntax

/// The mentions that a walk has found, in the order of places and by their targets; positions
/// alone, as copies of the references would be most of what a run keeps in memory.
///
/// A class, because whoever asks a struct out of a resolver copies its five arrays.
public final class ReferenceIndex {
  @usableFromInline let references: [Reference]
  /// Positions in `references`, by file and token.
  private let byPlace: [UInt32]
  /// Where in `byPlace` the references in each file begin; one more element is the end.
  private let placeStarts: [UInt32]
  /// Positions in `references`, by what is meant; those of one declaration as they were found.
  @usableFromInline let byTarget: [UInt32]
  /// Element `i` is the number of declarations in the files before file `i`; one more element is that
  /// of all.
  @usableFromInline let fileStarts: [Int]
  /// Where in `byTarget` the references to each declaration begin; one more element is the end.
  @usableFromInline let starts: [UInt32]

  /// - Complexity: O(references + declarations), if those of each file follow each other.
  init(_ references: [Reference], _ program: Program) {
    self.references = references
    (byPlace, placeStarts) = Self.sortedByPlace(references, fileCount: program.files.count)
    var fileStarts: [Int] = []
    var total = 0
    for file in program.files.indices {
      fileStarts.append(total)
      total += program.files[file].declarations.count
    }
    fileStarts.append(total)
    self.fileStarts = fileStarts
    let targets = Groups(count: references.count, slotCount: total) {
      let target = references[$0].target
      return fileStarts[Int(target.file)] + Int(target.index)
    }
    (byTarget, starts) = (targets.positions, targets.starts)
  }

  /// The positions of references by file and token, those at one token in their order, and where
  /// those of each file begin.
  private static func sortedByPlace(
    _ references: [Reference],
    fileCount: Int
  ) -> (positions: [UInt32], starts: [UInt32]) {
    let files = Groups(count: references.count, slotCount: fileCount) { references[$0].place.file }
    let positions = [UInt32](unsafeUninitializedCapacity: references.count) { buffer, initialized in
      var keys: [UInt64] = []
      for file in 0..<fileCount {
        keys.removeAll(keepingCapacity: true)
        var isSorted = true
        for position in files.positions[files[file]] {
          let token = references[Int(position)].place.token
          let key = UInt64(token.rawValue) << 32 | UInt64(position)
          if let last = keys.last, last > key { isSorted = false }
          keys.append(key)
        }
        if !isSorted { keys.sort() }
        for key in keys {
          buffer.initializeElement(at: initialized, to: UInt32(truncatingIfNeeded: key))
          initialized += 1
        }
      }
    }
    return (positions, files.starts)
  }

  private func slot(of id: DeclarationID) -> Int { fileStarts[Int(id.file)] + Int(id.index) }

  /// The mentions of a declaration, in the order in which they were found.
  public func references(to id: DeclarationID) -> some RandomAccessCollection<Reference> {
    let slot = slot(of: id)
    return byTarget[Int(starts[slot])..<Int(starts[slot + 1])].lazy.map { [references] in
      references[Int($0)]
    }
  }

  /// The mentions of all declarations that are wanted, in the order in which they were found.
  ///
  /// Each declaration is looked at once, however often it is mentioned; no other mention is.
  /// - Complexity: O(declarations), and O(*n* log *n*) for *n* results.
  @inlinable
  public func references(where isWanted: (DeclarationID) -> Bool) -> [Reference] {
    var positions: [UInt32] = []
    visitTargets { target, mentions in
      if isWanted(target) { positions += byTarget[mentions] }
    }
    positions.sort()
    return positions.map { references[Int($0)] }
  }

  /// The declarations that are wanted and of which some mention is, in source order.
  @inlinable
  public func targets(
    where isWanted: (DeclarationID) -> Bool,
    mentioned isWantedMention: (Reference) -> Bool = { _ in true }
  ) -> [DeclarationID] {
    var found: [DeclarationID] = []
    visitTargets { target, mentions in
      guard isWanted(target),
        mentions.contains(where: { isWantedMention(references[Int(byTarget[$0])]) })
      else { return }
      found.append(target)
    }
    return found
  }

  /// Visits all declarations that are mentioned, in source order, each with where in `byTarget` its
  /// mentions are.
  @inlinable
  func visitTargets(_ visit: (DeclarationID, Range<Int>) -> Void) {
    // To read the targets off references, which are all over the memory, would take most of the time.
    starts.withUnsafeBufferPointer { starts in
      for (file, slots) in zip(fileStarts, fileStarts.dropFirst()).enumerated() {
        for slot in slots.0..<slots.1 where starts[slot] < starts[slot + 1] {
          let mentions = Int(starts[slot])..<Int(starts[slot + 1])
          visit(DeclarationID(file: file, index: slot - slots.0), mentions)
        }
      }
    }
  }

  /// What a range of a file's tokens mentions, in source order.
  /// - Complexity: O(log *n*) and the number of results.
  public func references(in file: Int, _ range: Range<UInt32>) -> [Reference] {
    let places = byPlace[Int(placeStarts[file])..<Int(placeStarts[file + 1])]
    let first = places.partitioningIndex {
      references[Int($0)].place.token.rawValue >= range.lowerBound
    }
    return places[first...]
      .prefix { references[Int($0)].place.token.rawValue < range.upperBound }
      .map { references[Int($0)] }
  }
}
