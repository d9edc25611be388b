import GraphModel

/// The groups that the user divides an app into, and which of them may need which.
struct Layers: Hashable, Sendable {
  var groups: [Group] = []
  var forbidden: [Connection] = []
  /// For the groups that these lead from, all that they may need besides what is in no group.
  var allowed: [Connection] = []

  /// What has one of some names, or stands in one of some places.
  struct Group: Hashable, Sendable {
    let name: String
    /// Files and folders, from the folder on that the user speaks of.
    var paths: [Glob] = []
    /// Names with `*` for any part.
    var names: [Glob] = []
  }

  /// Two groups, by their names, of which one needs the other.
  struct Connection: Hashable, Sendable {
    let source: String
    let target: String
    var reason: String?
  }

  /// The reason for which something must not need something else.
  struct Verdict: Hashable, Sendable {
    let source: String
    let target: String
    /// The user's words for it.
    let reason: String?
  }

  /// The verdict on things of some groups that need things of others; nil if they may.
  func verdict(from sources: [String], to targets: [String]) -> Verdict? {
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
struct LayerMap: Sendable {
  let layers: Layers
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
  func groups(of thing: NamedPlace) -> [String] {
    let byPlace = thing.location.map { groupsOfFile[$0.file.position] } ?? []
    return layers.groups.filter { group in
      byPlace.contains(group.name)
        || group.names.contains { $0.matches(thing.name, isFolder: false) }
    }
    .map(\.name)
  }
}

/// The layers of an app and the folder that their paths start from.
struct PlacedLayers: Sendable {
  let layers: Layers
  /// From the root of the file system, as `base`.
  let folder: ProjectPath
  /// The folder that relative paths of files start from.
  let base: ProjectPath

  /// The layers over the files of a graph.
  func map(of paths: [String]) -> LayerMap {
    LayerMap(layers, paths: paths.map { base.appending($0).path(below: folder) })
  }
}
