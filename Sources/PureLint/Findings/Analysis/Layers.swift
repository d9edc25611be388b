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

  /// What has one of some names, or stands in one of some places.
  package struct Group: Hashable, Sendable {
    package let name: String
    /// Files and folders, from the folder on that the user speaks of.
    package var paths: [Glob] = []
    /// Names with `*` for any part.
    package var names: [Glob] = []

    package init(name: String, paths: [Glob] = [], names: [Glob] = []) {
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

  /// The reason for which something must not need something else.
  package struct Verdict: Hashable, Sendable {
    package let source: String
    package let target: String
    /// The user's words for it.
    package let reason: String?
  }

  /// The verdict on things of some groups that need things of others; nil if they may.
  package func verdict(from sources: [String], to targets: [String]) -> Verdict? {
    let ban = forbidden.first { sources.contains($0.source) && targets.contains($0.target) }
    if let ban { return Verdict(source: ban.source, target: ban.target, reason: ban.reason) }
    guard let target = targets.first else { return nil }
    for source in sources {
      let choices = allowed.filter { $0.source == source }
      let mayNeed = choices.map(\.target) + [source]
      if !choices.isEmpty, !targets.contains(where: mayNeed.contains) {
        return Verdict(source: source, target: target, reason: nil)
      }
    }
    return nil
  }
}

/// Layers over the files of one graph.
package struct LayerMap: Sendable {
  package let layers: Layers
  /// Element `i` holds the groups that file `i` belongs to.
  private let groupsOfFile: [[String]]

  /// - Parameter paths: The files of the graph, from the folder on that the layers speak of; nil for
  ///   those that are not in it.
  init(_ layers: Layers, paths: [String?]) {
    self.layers = layers
    groupsOfFile = paths.map { path in
      layers.groups.filter { group in
        path.map { path in group.paths.contains { $0.covers(path) } } ?? false
      }
      .map(\.name)
    }
  }

  /// The groups that something belongs to, by its place or its name, in the order of the layers.
  package func groups(of thing: NamedPlace) -> [String] {
    let byPlace = thing.location.map { groupsOfFile[$0.file.position] } ?? []
    return layers.groups.filter { group in
      byPlace.contains(group.name)
        || group.names.contains { $0.matches(thing.name, isFolder: false) }
    }
    .map(\.name)
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

  /// The layers over the files of a graph.
  package func map(of paths: [String]) -> LayerMap {
    LayerMap(layers, paths: paths.map { base.appending($0).path(below: folder) })
  }
}
