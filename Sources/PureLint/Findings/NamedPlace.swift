import GraphModel

/// The name of something, and the place of its declaration, if one is known.
package struct NamedPlace: Hashable, Sendable {
  package let name: String
  package let location: Location?

  package init(name: String, location: Location?) {
    self.name = name
    self.location = location
  }
}
