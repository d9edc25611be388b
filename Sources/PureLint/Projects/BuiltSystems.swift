/// The systems that targets are built for, as project files name them.
enum BuiltSystems {
  /// The systems behind the names of platforms and destinations, which `os(…)` names; nil if one of
  /// them is not known.
  static func systems(named names: some Sequence<String>) -> Set<String>? {
    names.reduce(Set()) { found, name in
      found.flatMap { found in byName[name.lowercased()].map { found.union([$0]) } }
    }
  }

  private static let byName = [
    "iphoneos": "iOS", "iphonesimulator": "iOS", "ios": "iOS", "maccatalyst": "iOS",
    "macosx": "macOS", "macos": "macOS",
    "appletvos": "tvOS", "appletvsimulator": "tvOS", "tvos": "tvOS",
    "watchos": "watchOS", "watchsimulator": "watchOS",
    "xros": "visionOS", "xrsimulator": "visionOS", "visionos": "visionOS",
  ]
}
