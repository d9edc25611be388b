import PureLintSource

/// A name somewhere in a file.
public struct Mention: Sendable {
  /// The number that stands for the name in its set.
  public let slot: UInt32
  let offset: UInt32

  /// The mentions of some names as whole words, comments and strings included, in source order.
  public static func all(of names: NameSet, in source: SourceFile) -> [Mention] {
    var found: [Mention] = []
    names.visit(in: source.bytes[...]) { slot, offset in
      found.append(Mention(slot: UInt32(slot), offset: UInt32(offset)))
      return true
    }
    return found
  }
}

/// The mentions of a set of names in all files, by file and by name, so that no question needs the
/// bytes once more.
public struct MentionIndex {
  /// A mention of a name that is known already.
  public struct Place {
    /// The index of the file.
    public let file: UInt32
    /// Byte offset of the name in the file.
    public let offset: UInt32
  }

  let names: NameSet
  /// Element `i` holds the mentions in file `i`, in source order.
  fileprivate let mentions: [[Mention]]
  /// Those of one slot follow each other, in the order of files and offsets.
  private var places: [Place]
  /// Element `i` is the end of slot `i` in `places`.
  private var ends: [Int]

  /// - Complexity: O(mentions + size of the set).
  init(_ names: NameSet, _ mentions: [[Mention]]) {
    self.names = names
    self.mentions = mentions
    ends = Array(repeating: 0, count: names.slotCount)
    var counts = Array(repeating: 0, count: names.slotCount)
    for mention in mentions.joined() { counts[Int(mention.slot)] += 1 }
    var total = 0
    for slot in counts.indices {
      ends[slot] = total
      total += counts[slot]
    }
    places = Array(repeating: Place(file: 0, offset: 0), count: total)
    for (file, found) in mentions.enumerated() {
      for mention in found {
        let slot = Int(mention.slot)
        places[ends[slot]] = Place(file: UInt32(file), offset: mention.offset)
        ends[slot] += 1
      }
    }
  }

  var fileCount: Int { mentions.count }

  /// The places where a name is mentioned, by file and offset.
  subscript(name: Name) -> ArraySlice<Place> {
    guard let slot = names.slot(of: name) else { return [] }
    return places[(slot == 0 ? 0 : ends[slot - 1])..<ends[slot]]
  }

  /// The places where a name is mentioned: one slice for each file, none of them empty.
  public func groups(_ name: Name) -> some Sequence<ArraySlice<Place>> {
    sequence(state: self[name]) { rest in
      guard let first = rest.first else { return nil }
      let group = rest.prefix { $0.file == first.file }
      rest = rest[group.endIndex...]
      return group
    }
  }

  /// The mentions in a range of a file's bytes, in source order.
  func mentions(in file: Int, _ range: Range<UInt32>) -> ArraySlice<Mention> {
    let all = mentions[file]
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].offset < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix { $0.offset < range.upperBound }
  }
}

/// The mentions of names in the user's files, found when somebody first asks for them: programs in
/// which nothing is wired need none.
public final class MentionSearch {
  /// The mentions; the first access looks for them.
  public var index: MentionIndex {
    if let found { return found }
    let found = find()
    self.found = found
    return found
  }

  private var found: MentionIndex?
  private let find: () -> MentionIndex

  /// - Parameters:
  ///   - jobs: The number of threads.
  ///   - last: A search in the same files before some of them changed.
  ///   - isUnchanged: Whether a file is as it was then, and where it was.
  ///   - names: All names that will be asked for.
  public convenience init(
    in sources: [SourceFile],
    jobs: Int,
    after last: MentionSearch? = nil,
    where isUnchanged: @escaping (Int) -> Bool = { _ in false },
    names: @escaping () -> Set<Name>
  ) {
    self.init { [last = last?.found] in
      let names = names()
      let known = last.flatMap { $0.names.isMade(of: names) ? $0 : nil }
      let set = known?.names ?? NameSet(names)
      let changed = sources.indices.filter { known == nil || !isUnchanged($0) }
      let new = concurrentMap(changed, jobs: jobs, weight: { sources[$0].bytes.count }) {
        Mention.all(of: set, in: sources[$0])
      }
      // Files may have come and gone at the end.
      var mentions = Array((known?.mentions ?? []).prefix(sources.count))
      mentions += Array(repeating: [], count: sources.count - mentions.count)
      for (file, found) in zip(changed, new) { mentions[file] = found }
      return MentionIndex(set, mentions)
    }
  }

  /// The number of words up to which looking for each of them is faster than looking at each word of a
  /// file, which takes 1.4 ns a byte.
  private static let fewWords = 6

  /// The mentions of a few words; nil if there are too many for that to be fast.
  /// - Parameters:
  ///   - words: All names that will be asked for, with their letters.
  ///   - jobs: The number of threads.
  public convenience init?(
    ofFew words: [Name: ArraySlice<UInt8>],
    in sources: [SourceFile],
    jobs: Int
  ) {
    guard words.count <= Self.fewWords else { return nil }
    self.init {
      let set = NameSet(words.keys)
      let searches = words.map { name, word in (set.slot(of: name)!, WordSearch(word)) }
      let found = concurrentMap(sources, jobs: jobs, weight: \.bytes.count) { source in
        searches.flatMap { slot, search in
          search.offsets(in: source.bytes).map {
            Mention(slot: UInt32(slot), offset: UInt32($0))
          }
        }
        .sorted { $0.offset < $1.offset }
      }
      return MentionIndex(set, found)
    }
  }

  private init(find: @escaping () -> MentionIndex) { self.find = find }
}
