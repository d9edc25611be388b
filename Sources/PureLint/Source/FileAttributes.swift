#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The attributes of a file besides its content: owner, permissions, and what the system and others
/// attach to it.
enum FileAttributes {
  /// Gives an open file what another one has.
  ///
  /// - Parameter mayChangeOwner: Whether the owner may stay another one, where only the superuser
  ///   could give the file to somebody else.
  static func copy(from old: Int32, to new: Int32, mayChangeOwner: Bool) throws(SystemFailure) {
    var status = stat()
    guard fstat(old, &status) == 0 else { throw SystemFailure(code: errno) }
    if fchown(new, status.st_uid, status.st_gid) != 0 {
      let code = errno
      guard mayChangeOwner || hasOwner(new, of: status) else { throw SystemFailure(code: code) }
      // The group can be given by whoever belongs to it.
      _ = fchown(new, uid_t.max, status.st_gid)
    }
    guard fchmod(new, status.st_mode & 0o7777) == 0 else { throw SystemFailure(code: errno) }
    try copyAttached(from: old, to: new)
  }

  private static func hasOwner(_ file: Int32, of other: stat) -> Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_uid == other.st_uid
      && status.st_gid == other.st_gid
  }

  #if canImport(Darwin)
    private static func copyAttached(from old: Int32, to new: Int32) throws(SystemFailure) {
      guard fcopyfile(old, new, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0 else {
        throw SystemFailure(code: errno)
      }
    }
  #else
    private static func copyAttached(from old: Int32, to new: Int32) throws(SystemFailure) {
      for name in try names(of: old) {
        let value = try value(name, of: old)
        // The system attaches some by itself, and lets nobody change them.
        if (try? self.value(name, of: new)) == value { continue }
        let status = value.withUnsafeBytes { setAttribute(new, name, $0.baseAddress, $0.count, 0) }
        guard status == 0 else { throw SystemFailure(code: errno) }
      }
    }

    /// The names of what is attached to a file, each with a zero at its end.
    private static func names(of file: Int32) throws(SystemFailure) -> [[CChar]] {
      let size = listAttributes(file, nil, 0)
      guard size > 0 else {
        // There are file systems that attach nothing.
        if size == 0 || errno == EOPNOTSUPP || errno == ENOSYS { return [] }
        throw SystemFailure(code: errno)
      }
      var text = [CChar](repeating: 0, count: size)
      let count = listAttributes(file, &text, size)
      guard count >= 0 else { throw SystemFailure(code: errno) }
      return text[..<count].split(separator: 0).map { $0 + [0] }
    }

    private static func value(_ name: [CChar], of file: Int32) throws(SystemFailure) -> [UInt8] {
      let size = attribute(file, name, nil, 0)
      guard size >= 0 else { throw SystemFailure(code: errno) }
      var bytes = [UInt8](repeating: 0, count: size)
      let count = attribute(file, name, &bytes, size)
      guard count >= 0 else { throw SystemFailure(code: errno) }
      return Array(bytes[..<count])
    }
  #endif
}

#if !canImport(Darwin)
  // The modules for the C library leave these three out.
  @_silgen_name("flistxattr")
  private func listAttributes(
    _ file: Int32,
    _ names: UnsafeMutablePointer<CChar>?,
    _ size: Int
  ) -> Int

  @_silgen_name("fgetxattr")
  private func attribute(
    _ file: Int32,
    _ name: UnsafePointer<CChar>,
    _ value: UnsafeMutableRawPointer?,
    _ size: Int
  ) -> Int

  @_silgen_name("fsetxattr")
  private func setAttribute(
    _ file: Int32,
    _ name: UnsafePointer<CChar>,
    _ value: UnsafeRawPointer?,
    _ size: Int,
    _ flags: Int32
  ) -> Int32
#endif
