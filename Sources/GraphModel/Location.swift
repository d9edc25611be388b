/// The index of a file in `Graph.files`.
public struct FileID: Hashable, Comparable, Sendable {
  /// The index into `Graph.files`.
  public let index: UInt32

  /// Makes the id of the file at an index.
  public init(index: UInt32) {
    self.index = index
  }

  /// The index as an array position.
  public var position: Int { Int(index) }

  /// Orders ids by index, which need not be the order of the paths.
  public static func < (first: FileID, second: FileID) -> Bool {
    first.index < second.index
  }
}

/// A range of bytes in one file.
public struct Location: Hashable, Comparable, Sendable {
  /// The file that holds the range.
  public var file: FileID
  /// The number of bytes before the range.
  public var offset: UInt32
  /// The number of bytes in the range.
  public var length: UInt32

  /// Makes the range of `length` bytes that starts `offset` bytes into a file.
  public init(file: FileID, offset: UInt32, length: UInt32 = 0) {
    self.file = file
    self.offset = offset
    self.length = length
  }

  /// Orders by file id, offset and length; `Graph.precedes` orders by path instead.
  public static func < (first: Location, second: Location) -> Bool {
    (first.file, first.offset, first.length) < (second.file, second.offset, second.length)
  }
}

extension FileID: Codable {
  /// Decodes the bare index.
  public init(from decoder: any Decoder) throws {
    index = try WholeNumber(from: decoder).value
  }

  /// Encodes the bare index.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(index)
  }
}

extension Location: Codable {
  private enum CodingKeys: CodingKey {
    case file, offset, length
  }

  /// Decodes the three numbers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    file = try container.decode(FileID.self, forKey: .file)
    offset = try container.decode(WholeNumber.self, forKey: .offset).value
    length = try container.decode(WholeNumber.self, forKey: .length).value
  }
}
