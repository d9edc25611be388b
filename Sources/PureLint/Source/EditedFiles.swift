/// The files of the disk, some of them with other texts: those of an editor, which has not saved them. Swift
/// files that were never saved are there, too.
public struct EditedFiles: FileSystem {
  private let disk = Disk()
  private var texts: [FileIdentity: [UInt8]] = [:]
  /// What is not on the disk, by its own identity; the parents of some of it are.
  private var added: [FileIdentity: Added] = [:]
  /// What is added in each folder, by name.
  private var names: [FileIdentity: [String: FileIdentity]] = [:]
  /// The names of all that is added, by which most paths are known to lead to nothing of it.
  private var allNames: Set<String> = []

  /// A file, or a folder for one, that is not on the disk.
  private enum Added {
    case file([UInt8])
    case folder
  }

  /// - Parameter texts: The text by each file's path.
  public init(_ texts: [String: [UInt8]]) {
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      if let status = try? disk.status(following: path) {
        self.texts[status.identity] = text
      } else if path.hasPrefix("/"), path.hasSuffix(".swift") {
        add(path, text)
      }
    }
  }

  private mutating func add(_ path: String, _ text: [UInt8]) {
    let parts = path.split(separator: "/").map(String.init)
    var (folder, known) = ("/", 0)
    while known < parts.count - 1 {
      let next = FolderWalk.join(folder, parts[known])
      guard let status = try? disk.status(following: next) else { break }
      guard status.kind == .folder else { return }
      (folder, known) = (next, known + 1)
    }
    guard var parent = (try? disk.status(following: folder))?.identity else { return }
    for name in parts[known...] {
      if let there = names[parent]?[name] {
        parent = there
        continue
      }
      let identity = FileIdentity(recorded: added.count)
      added[identity] = .folder
      names[parent, default: [:]][name] = identity
      allNames.insert(name)
      parent = identity
    }
    added[parent] = .file(text)
  }

  /// The identity of what is added at a path; nil if nothing is.
  private func addition(_ path: String) -> FileIdentity? {
    var outer = path[...]
    var missing: [String] = []
    while let slash = outer.lastIndex(of: "/") {
      let name = String(outer[outer.index(after: slash)...])
      guard allNames.contains(name) else { return nil }
      missing.append(name)
      outer = slash == path.startIndex ? "/" : outer[..<slash]
      guard let status = try? disk.status(following: String(outer)) else { continue }
      return missing.reversed().reduce(status.identity) { folder, name in
        folder.flatMap { names[$0]?[name] }
      }
    }
    return nil
  }

  private func status(added identity: FileIdentity) -> FileStatus {
    guard case .file(let text) = added[identity] else {
      return FileStatus(identity: identity, kind: .folder)
    }
    return FileStatus(identity: identity, kind: .file, size: text.count)
  }

  private func listing(_ listing: FolderListing) -> FolderListing {
    (names[listing.identity] ?? [:]).sorted { $0.key < $1.key }.reduce(listing) {
      $0.adding($1.key, status(added: $1.value).kind)
    }
  }

  /// Asks the disk for the file at the end of all links, unless it is there in an editor alone.
  public func status(following path: String) throws(SourceError) -> FileStatus {
    do throws(SourceError) {
      return try disk.status(following: path)
    } catch {
      guard let identity = addition(path) else { throw error }
      return status(added: identity)
    }
  }

  /// Asks the disk for the file at a path, which may be a link, unless it is there in an editor alone.
  public func status(at path: String) throws(SourceError) -> FileStatus {
    do throws(SourceError) {
      return try disk.status(at: path)
    } catch {
      guard let identity = addition(path) else { throw error }
      return status(added: identity)
    }
  }

  /// Lists the folder on the disk, with the files that are there in an editor alone.
  public func listing(_ path: String) throws(SourceError) -> FolderListing {
    do throws(SourceError) {
      return listing(try disk.listing(path))
    } catch {
      guard let identity = addition(path), case .folder = added[identity] else { throw error }
      return listing(FolderListing(identity: identity, entries: []))
    }
  }

  /// The text of a file in an editor; for all others, the bytes on the disk.
  public func contents(_ path: String, limit: Int) throws(SourceError) -> FileContents {
    do throws(SourceError) {
      var contents = try disk.contents(path, limit: limit)
      if let text = texts[contents.identity] { contents.bytes = text }
      return contents
    } catch {
      guard let identity = addition(path), case .file(let text) = added[identity] else {
        throw error
      }
      return FileContents(bytes: text, identity: identity)
    }
  }
}
