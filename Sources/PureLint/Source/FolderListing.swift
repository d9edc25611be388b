#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One folder as a walk needs it: its identity and the entries worth a look.
public struct FolderListing {
  let identity: FileIdentity
  /// Folders, links, `.swift` files and Xcode's project files that are not hidden, in the order of
  /// the file system.
  public private(set) var entries: [Entry] = []
  /// The names that a configuration of this program has, or could have by mistake.
  public private(set) var configurationNames: [String] = []
  /// Whether there is a `.gitignore` file.
  private(set) var hasIgnoreFile = false
  /// Whether it holds what Git keeps in the folder of a repository.
  public private(set) var isRepository = false

  /// Something in the folder.
  public struct Entry {
    /// The name without the folder's path.
    public let name: String
    /// The kind; a link is not followed.
    public let kind: FileStatus.Kind
    /// Whether the name is UTF-8; otherwise `name` has been repaired and opens nothing.
    let isNameValid: Bool
  }

  init(identity: FileIdentity, entries: [Entry], configurationNames: [String] = []) {
    self.identity = identity
    self.entries = entries
    self.configurationNames = configurationNames
  }

  /// Lists the folder at a path, the current one for the empty path.
  ///
  /// - Throws: what the system says if the folder cannot be opened or read to its end.
  init(_ path: String) throws(SourceError) {
    guard let folder = opendir(path.isEmpty ? "." : path) else {
      throw SourceError(path: path, code: errno)
    }
    defer { closedir(folder) }
    identity = try FileStatus(descriptor: dirfd(folder), path: path).identity
    errno = 0
    while let record = readdir(folder) {
      add(record, in: path)
      errno = 0
    }
    guard errno == 0 else { throw SourceError(path: path, code: errno) }
  }

  private mutating func add(_ record: UnsafeMutablePointer<dirent>, in path: String) {
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
    let name = (UnsafeRawPointer(record) + nameOffset).assumingMemoryBound(to: CChar.self)
    if strncmp(name, ".purelint", 9) == 0 || strncmp(name, "purelint.", 9) == 0 {
      configurationNames.append(String(cString: name))
    }
    guard name[0] != CChar(UInt8(ascii: ".")) else {
      if strcmp(name, ".gitignore") == 0 { hasIgnoreFile = true }
      if strcmp(name, ".git") == 0 { isRepository = true }
      return
    }
    let kind = FolderListing.kind(of: record.pointee.d_type, name, in: path)
    if kind == .other || kind == .file && !FolderListing.isWanted(name) { return }
    let text = String(validatingCString: name)
    entries.append(
      Entry(name: text ?? String(cString: name), kind: kind, isNameValid: text != nil)
    )
  }

  /// The kind of an entry, asked of the file itself where the folder does not know it.
  private static func kind(
    of type: UInt8,
    _ name: UnsafePointer<CChar>,
    in path: String
  ) -> FileStatus.Kind {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN):
      (try? FileStatus(at: FolderWalk.join(path, String(cString: name))))?.kind ?? .other
    default: .other
    }
  }

  /// The same listing with one more entry, if listings have such entries.
  func adding(_ name: String, _ kind: FileStatus.Kind) -> FolderListing {
    guard Self.isWanted(name, kind) else { return self }
    var listing = self
    listing.entries.append(Entry(name: name, kind: kind, isNameValid: true))
    return listing
  }

  /// Whether a listing has an entry of that name and kind.
  static func isWanted(_ name: String, _ kind: FileStatus.Kind) -> Bool {
    guard name.utf8.first != UInt8(ascii: ".") else { return false }
    return kind == .folder || kind == .link || kind == .file && isWanted(name)
  }

  private static func isWanted(_ name: UnsafePointer<CChar>) -> Bool {
    let length = strlen(name)
    return length > 6 && strcmp(name + (length - 6), ".swift") == 0
      || strcmp(name, "project.pbxproj") == 0 || strcmp(name, "project.yml") == 0
      || strcmp(name, "BUILD") == 0 || strcmp(name, "BUILD.bazel") == 0
  }
}
