#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new content for a file, which takes the place of the old one as a whole or not at all.
public struct FileReplacement: Hashable, Sendable {
  /// The path by which the file was read, which may be a link's.
  public let path: String
  /// Where the file stands.
  public let place: FilePlace
  /// The content that the file has to have still.
  public let old: [UInt8]
  /// The content that takes the place of the old one.
  public let new: [UInt8]

  /// Stores the parts as they are; nothing is written yet.
  public init(path: String, place: FilePlace, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.place = place
    self.old = old
    self.new = new
  }

  /// The reason why nothing was written.
  public struct Failure: Error, Hashable {
    /// The path of the file that could not be written.
    public let path: String
    /// What the system says; nil if somebody else has changed the file.
    public let code: Int32?
    /// The files that could not be given back their old content.
    public var changed: [String] = []
  }

  /// Replaces all files or none: each content is written beside its file before the first takes the
  /// place of one.
  public static func write(_ replacements: [FileReplacement]) throws(Failure) {
    var prepared: [PreparedFile] = []
    do throws(Failure) {
      for replacement in replacements { prepared.append(try PreparedFile(replacement)) }
    } catch {
      for file in prepared { file.discard() }
      throw error
    }
    for (position, file) in prepared.enumerated() {
      do throws(Failure) {
        try file.commit()
      } catch {
        var failure = error
        for other in prepared[position...] { other.discard() }
        failure.changed = giveBack(replacements[..<position])
        throw failure
      }
    }
  }

  /// Writes the old contents; returns the paths where that fails.
  private static func giveBack(_ replacements: ArraySlice<FileReplacement>) -> [String] {
    replacements.filter { replacement in
      let reverse = FileReplacement(
        path: replacement.path,
        place: replacement.place,
        old: replacement.new,
        new: replacement.old
      )
      return (try? PreparedFile(reverse).commit()) == nil
    }
    .map(\.path)
  }
}

/// A replacement whose content stands beside its file.
private struct PreparedFile {
  private let path: String
  private let draft: FileDraft

  init(_ replacement: FileReplacement) throws(FileReplacement.Failure) {
    path = replacement.path
    do throws(SystemFailure) {
      try Self.check(replacement)
      draft = try FileDraft(replacement.new, for: replacement.place)
    } catch {
      throw Self.failure(error, path)
    }
  }

  /// Checks that the file is what it was when it was read, and may be written to.
  private static func check(_ replacement: FileReplacement) throws(SystemFailure) {
    let folder = try OpenFolder(of: replacement.place)
    let name = replacement.place.name
    do throws(SourceError) {
      let file = try OpenFile(name, in: folder)
      // A draft would replace a file that must not be written to, and leave its other names behind.
      guard faccessat(folder.descriptor, name, W_OK, 0) == 0 else {
        throw SourceError(path: name, code: errno)
      }
      guard file.status.nameCount == 1 else { throw SourceError(path: name, code: EMLINK) }
      guard try file.contents(SourceFile.largestSize) == replacement.old else {
        throw SourceError(path: name, code: SystemFailure.changed.code)
      }
    } catch {
      switch error.cause {
      case .missing: throw SystemFailure(code: ENOENT)
      case .system(let code): throw SystemFailure(code: code)
      default: throw SystemFailure.changed
      }
    }
  }

  func commit() throws(FileReplacement.Failure) {
    do throws(SystemFailure) { try draft.commit() } catch { throw Self.failure(error, path) }
  }

  /// - Parameter failure: Where there is a link by now, somebody has changed something.
  private static func failure(_ failure: SystemFailure, _ path: String) -> FileReplacement.Failure {
    let isChange = failure == .changed || [ELOOP, ENOTDIR].contains(failure.code)
    return FileReplacement.Failure(path: path, code: isChange ? nil : failure.code)
  }

  func discard() { draft.discard() }
}
