import PureLintSource

extension SyntaxTree {
  /// The problems of a file that is not all Swift, in source order.
  ///
  /// One for each line, for what follows on it is most often a consequence; one for each conflict;
  /// a single one for a file in another encoding. Nothing is said where the compiler would merely
  /// warn, of what is nested deeper than the parser goes, and of templates, which nobody compiles.
  /// Behind `SyntaxProblem.limit` nothing is looked at: wording each error takes a look at the tree.
  /// - Complexity: O(bytes + errors + nodes).
  public func problems() -> [SyntaxProblem] {
    if isTemplate { return [] }
    if let problem = encodingProblem() { return [problem] }
    var found: [SyntaxProblem] = []
    var lastLine = -1
    var isInConflict = false
    // What is missing in front of one token may be missing as often as somebody likes.
    var known: [SyntaxError: SyntaxProblem] = [:]
    let lines = errors.isEmpty ? nil : LineIndex(source.bytes)
    for error in errors where !isHarmless(error) {
      if error.tag == .conflictMarker {
        guard startsConflict(error.offset) || !isInConflict else { continue }
        isInConflict = true
      }
      let problem = known[error] ?? problem(of: error)
      known[error] = problem
      let line = lines?.position(of: Int(problem.range.lowerBound)).line ?? 0
      guard line != lastLine else { continue }
      lastLine = line
      found.append(problem)
      if found.count == SyntaxProblem.limit { break }
    }
    return found
  }

  private func isHarmless(_ error: SyntaxError) -> Bool {
    error.tag == .nestedTooDeeply
      || error.tag == .invalidCharacter && source.bytes.dropFirst(Int(error.offset)).first == 0
  }

  /// Whether a marker is the first one of a conflict: `<<<<<<< `, or Perforce's `>>>> `.
  private func startsConflict(_ offset: UInt32) -> Bool {
    let marker = source.bytes[Int(offset)...].prefix(5)
    return marker.elementsEqual("<<<<<".utf8) || marker.elementsEqual(">>>> ".utf8)
  }

  /// Whether some tool fills in names before the file is Swift.
  private var isTemplate: Bool {
    source.path.holds("{{") || source.path.holds(".xctemplate/")
  }

  private func encodingProblem() -> SyntaxProblem? {
    if let wide = errors.first, wide.tag == .wideEncoding {
      let zeros = source.bytes.prefix(4).count { $0 == 0 }
      return SyntaxProblem(
        message: "input files must be encoded as UTF-8 instead of UTF-\(zeros > 2 ? 32 : 16)",
        range: 0..<0
      )
    }
    return source.firstInvalidByte.map {
      SyntaxProblem(message: "invalid UTF-8 found in source file", range: $0..<$0 + 1)
    }
  }
}

extension SourceFile {
  /// The offset of the first byte that belongs to no character in UTF-8.
  /// - Complexity: O(bytes).
  fileprivate var firstInvalidByte: UInt32? {
    bytes.withUnsafeBufferPointer { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var offset = 0
      while offset < bytes.count {
        if offset + 8 <= raw.count,
          raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          offset += 8
          continue
        }
        if bytes[offset] < 0x80 {
          offset += 1
          continue
        }
        var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
          return UInt32(offset)
        }
        offset += UTF8.width(scalar)
      }
      return nil
    }
  }
}
