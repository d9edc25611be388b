import GraphModel
import PureLintSource

/// The groups that the user divides an app into, and which of them may need which.
package struct Layers: Hashable, Sendable {
  package var groups: [Group] = []
  package var forbidden: [Connection] = []
  /// For the groups that these lead from, all that they may need besides what is in no group.
  package var allowed: [Connection] = []

  package init(
    groups: [Group] = [],
    forbidden: [Connection] = [],
    allowed: [Connection] = []
  ) {
    self.groups = groups
    self.forbidden = forbidden
    self.allowed = allowed
  }

  /// A group of things by name or by place.
  package struct Group: Hashable, Sendable {
    package let name: String
    /// Files and folders, from the folder on that the user speaks of.
    package var paths: [LayerPath] = []
    /// Names with `*` for any part.
    package var names: [Glob] = []

    package init(name: String, paths: [LayerPath] = [], names: [Glob] = []) {
      self.name = name
      self.paths = paths
      self.names = names
    }
  }

  /// Two groups, by their names, of which one needs the other.
  package struct Connection: Hashable, Sendable {
    package let source: String
    package let target: String
    package var reason: String?

    package init(source: String, target: String, reason: String? = nil) {
      self.source = source
      self.target = target
      self.reason = reason
    }
  }

  /// A group that something belongs to.
  package struct Membership: Hashable, Sendable {
    package let group: String
    /// The division of the group, where a pattern divides it.
    package var division: String?

    package init(_ group: String, division: String? = nil) {
      self.group = group
      self.division = division
    }

    /// The group as messages name it: `features (Chat)`.
    var text: String { division.map { "\(group) (\($0))" } ?? group }
  }

  /// The reason for which something must not need something else.
  package struct Verdict: Hashable, Sendable {
    package let source: String
    package let target: String
    /// The user's words for it.
    package let reason: String?
  }
}

/// The layers of an app and the folder that their paths start from.
package struct PlacedLayers: Sendable {
  package let layers: Layers
  /// From the root of the file system, as `base`.
  package let folder: ProjectPath
  /// The folder that relative paths of files start from.
  package let base: ProjectPath

  package init(layers: Layers, folder: ProjectPath, base: ProjectPath) {
    self.layers = layers
    self.folder = folder
    self.base = base
  }

  /// The names of the groups that have paths alone, and none of some files in them.
  package func emptyGroups(of paths: [String]) -> [String] {
    let filled = map(of: paths).filledGroups
    return layers.groups.indices.filter { layers.groups[$0].names.isEmpty && !filled.contains($0) }
      .map { layers.groups[$0].name }
  }

  /// The layers over the files of a graph.
  package func map(of paths: [String]) -> LayerMap {
    LayerMap(layers, paths: paths.map { base.appending($0).path(below: folder) })
  }
}
