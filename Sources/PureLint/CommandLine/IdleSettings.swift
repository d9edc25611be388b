import PureLintFindings
import PureLintPolicy
import PureLintSource

/// The settings that speak of nothing in the checked files, most likely because they are misspelled.
struct IdleSettings {
  private let options: CheckOptions
  private let files: [SourceFile]

  init(_ options: CheckOptions, _ files: [SourceFile]) {
    self.options = options
    self.files = files
  }

  /// A warning for each name of a build for which no file asks, and for each empty group of layers.
  var warnings: [Warning] {
    guard options.defines.isEmpty else {
      let found = files.words(among: Set(options.defines))
      return options.defines.filter { !found.contains($0) }.map { .idleDefine($0) } + emptyGroups
    }
    return idleConditions + emptyGroups
  }

  // Some of the files of an app need not have what a configuration of the whole speaks of.
  private var isPart: Bool { options.policy.wordsElsewhere != nil }

  private var configurations: ConfigurationMap { options.policy.configurations }

  private var idleConditions: [Warning] {
    let stated = isPart ? [] : configurations.conditions
    let found = files.words(among: Set(stated.flatMap(\.value)))
    return stated.flatMap { stated in
      stated.value.filter { !found.contains($0) }.map { .idleCondition($0, stated.place) }
    }
  }

  private var emptyGroups: [Warning] {
    let layers = isPart ? [] : configurations.layers
    return layers.flatMap { stated, folder in
      PlacedLayers(layers: stated.value, folder: folder, base: configurations.base)
        .emptyGroups(of: files.map(\.path))
        .map { Warning.emptyGroup($0, stated.place) }
    }
  }
}
