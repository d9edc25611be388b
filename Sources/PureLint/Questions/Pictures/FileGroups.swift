import GraphModel
import PureLintFindings
import PureLintSource

/// A need between two folders or targets.
struct GroupNeed {
  let source: String
  let target: String
  let need: Need
}

/// The folders or targets that files are in, of which an overview has one box each.
struct FileGroups {
  private let survey: Survey
  private let folders: Folders
  private let grouping: Grouping
  /// How deep folders may lie.
  private let depth: Int

  /// The most folders of an overview.
  private static let mostGroups = 25

  /// - Parameter depth: How deep folders may lie; nil for as deep as leaves few enough.
  init(_ grouping: Grouping, _ nodes: [NodeID], depth: Int?, _ survey: Survey) {
    self.survey = survey
    self.grouping = grouping
    let folders = Folders(survey)
    self.folders = folders
    let paths = Set(nodes.map { folders.folders(of: $0) })
    let deepest = paths.map(\.count).max() ?? 0
    self.depth =
      depth
      ?? (1...max(deepest, 1)).reversed().first { depth in
        Set(paths.map { $0.prefix(depth).last }).count <= FileGroups.mostGroups
      } ?? 1
  }

  /// The group of a file.
  private func name(of file: FileID?) -> String {
    switch grouping {
    case .target: file.flatMap { folders.target(of: $0) } ?? "in no target"
    case .folder: file.flatMap { folders.folders(of: $0).prefix(depth).last } ?? "."
    }
  }

  /// The groups of some nodes.
  func names(of nodes: [NodeID]) -> [NodeID: String] {
    nodes.reduce(into: [:]) { $0[$1] = name(of: survey.graph[$1].location?.file) }
  }

  /// What groups need of each other as declarations show it: of one type for another one, the first.
  ///
  /// - Parameter nodes: The only things of which needs are told; nil for all.
  func needs(of nodes: [NodeID]?) -> [GroupNeed] {
    struct Ends: Hashable {
      let source: NamedPlace
      let target: NamedPlace
    }
    let places = nodes.map { Set($0.compactMap { survey.graph[$0].location }) }
    var known: Set<Ends> = []
    return survey.declaredNeeds.compactMap { need in
      guard let source = need.source.location, let target = need.target.location,
        places?.contains(source) ?? true
      else { return nil }
      let (from, to) = (name(of: source.file), name(of: target.file))
      guard from != to, known.insert(Ends(source: need.source, target: need.target)).inserted
      else { return nil }
      return GroupNeed(source: from, target: to, need: need)
    }
  }
}
