extension SourceFile {
  /// The most bytes a file may have, so that every offset and the end of the file fit 32 bits.
  public static let largestSize = Int(UInt32.max)

  /// Reads files once each, several at a time, and returns them in the order of the paths.
  ///
  /// A file that two paths lead to is returned under the first of them only: its declarations
  /// would otherwise seem to stand there twice. A file that was found, not named by the user, and
  /// is gone again, is nobody's concern.
  ///
  /// - Parameter limit: The most bytes that a file may have.
  public static func read(
    _ found: [SourceFinder.File],
    from fileSystem: any FileSystem = Disk(),
    jobs: Int,
    limit: Int = largestSize
  ) -> Reading {
    let outcomes = concurrentMap(found, jobs: jobs) { found in
      Result { () throws(SourceError) in
        let contents = try fileSystem.contents(found.path, limit: limit)
        return (SourceFile(path: found.path, bytes: contents.bytes), contents.identity)
      }
    }
    var seen: Set<FileIdentity> = []
    var reading = Reading()
    reading.files.reserveCapacity(found.count)
    for (outcome, found) in zip(outcomes, found) {
      switch outcome {
      case .success(let (file, identity)):
        guard seen.insert(identity).inserted else { continue }
        reading.files.append(file)
        reading.roots.append(found.root)
      case .failure(let error):
        if error.cause != .missing || found.root == nil { reading.failures.append(error) }
      }
    }
    return reading
  }

  /// The outcome of reading files.
  public struct Reading: Sendable {
    /// The files that could be read.
    public var files: [SourceFile] = []
    /// Element `i` is the position of the path that led to file `i`; nil if the user names the file.
    public var roots: [Int?] = []
    /// The reasons why the others could not be read, in the order of their paths.
    public var failures: [SourceError] = []
  }
}
