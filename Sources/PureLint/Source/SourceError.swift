/// A path that could not be listed or read: what the system said of it, or what we refuse.
struct SourceError: Error, Hashable, Sendable {
  let path: String
  let cause: Cause

  enum Cause: Hashable, Sendable {
    /// What a system call left in `errno`.
    case system(Int32)
    /// The file has more bytes than a 32-bit offset can count.
    case tooLarge
    /// The name is not UTF-8, so it can be neither printed nor given back to the system.
    case unprintableName
  }
}
