/// Types of the system whose shared instances and constants only tell something.
enum LibraryValues {
  private static let types: Set<Name> = [
    "Bundle", "Calendar", "Date", "FileManager", "Int", "Locale", "NSObject", "ProcessInfo",
    "String", "TimeZone", "UIDevice", "UIScreen", "UserDefaults",
  ]

  /// Whether asking a type of the given name for a member starts nothing.
  static func contain(_ type: Name) -> Bool { types.contains(type) }
}
