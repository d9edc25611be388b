/// The release that this is; `CHANGELOG.md` begins with it.
enum Version {
  static let current = "0.1.0"
}
