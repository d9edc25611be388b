#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new content for a file, which takes the place of the old one as a whole or not at all.
public struct FileReplacement: Hashable, Sendable {
  /// The path, which may be a link's.
  public let path: String
  /// The content that the file has to have still.
  public let old: [UInt8]
  /// The content that takes the place of the old one.
  public let new: [UInt8]

  /// Stores the parts as they are; nothing is written yet.
  public init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
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
    // A draft would replace a file that must not be written to.
    guard access(path, W_OK) == 0 else { throw .init(path: path, code: errno) }
    let reading = SourceFile.read([.init(path: path, root: nil)], jobs: 1)
    guard reading.files.first?.bytes == replacement.old else { throw .init(path: path, code: nil) }
    do throws(SystemFailure) {
      draft = try FileDraft(replacement.new, for: path)
    } catch {
      throw .init(path: path, code: error.code)
    }
  }

  func commit() throws(FileReplacement.Failure) {
    do throws(SystemFailure) { try draft.commit() } catch {
      throw .init(path: path, code: error.code)
    }
  }

  func discard() { draft.discard() }
}
