/// An app before it is written: areas with a root each, features in them, screens in those.
///
/// What a feature is like depends on its index alone, so that a larger app is a smaller one and
/// more.
struct AppPlan {
  let areas: [Area]

  private static let featuresInArea = 40

  init(screenCount: Int) {
    var areas: [Area] = []
    var features: [Feature] = []
    var left = screenCount
    var index = 0
    while left > 0 {
      let area = Area.name(at: areas.count)
      let feature = Feature(index, in: area, behind: features, screenLimit: left)
      features.append(feature)
      left -= feature.screens.count
      index += 1
      if features.count == Self.featuresInArea || left == 0 {
        areas.append(Area(name: area, features))
        features = []
      }
    }
    self.areas = areas
  }
}

/// The features that one composition root builds.
struct Area {
  /// As types begin with it.
  let name: String
  let features: [Feature]

  init(name: String, _ features: [Feature]) {
    let opened = Set(features.compactMap(\.related))
    self.name = name
    self.features = features.map { feature in
      var feature = feature
      feature.isOpenedByOthers = opened.contains(feature.type)
      return feature
    }
  }

  var folder: String { "Areas/\(name)" }

  static func name(at index: Int) -> String {
    Vocabulary.name(at: index, Vocabulary.directions, Vocabulary.places)
  }
}
