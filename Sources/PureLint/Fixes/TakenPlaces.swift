import GraphModel

/// Ranges of the sources, asked for those that another one overlaps or meets.
struct TakenPlaces {
  /// Some neighboring bytes of a file.
  private struct Block: Hashable {
    let file: FileID
    let number: UInt32

    static let size: UInt32 = 64
  }

  private var places: [Block: [Location]] = [:]

  mutating func add(_ place: Location) {
    for block in Self.blocks(of: place) { places[block, default: []].append(place) }
  }

  func touch(_ place: Location) -> Bool {
    Self.blocks(of: place).contains { block in
      (places[block] ?? []).contains { other in
        place.offset <= other.offset + other.length && other.offset <= place.offset + place.length
      }
    }
  }

  /// The blocks that a range overlaps or meets.
  private static func blocks(of place: Location) -> some Sequence<Block> {
    let first = place.offset / Block.size
    let last = (place.offset + place.length) / Block.size
    return (first...last).lazy.map { Block(file: place.file, number: $0) }
  }
}
