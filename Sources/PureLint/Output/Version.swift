/// The release that this is; `CHANGELOG.md` begins with it.
package enum Version {
  package static let current = "0.1.0"
}
