/// Types of the system whose values, or whose shared instances and constants, only tell something.
enum LibraryValues {
  private static let types: Set<Name> = [
    "Bundle", "Calendar", "Date", "FileManager", "Int", "Locale", "NSObject", "ProcessInfo",
    "String", "TimeZone", "UIDevice", "UIScreen", "UserDefaults",
  ]

  private static let data: Set<Name> = [
    "Any", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Character", "Color",
    "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Double", "Float", "IndexPath",
    "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "Locale", "NSAttributedString",
    "NSString", "ObjectIdentifier", "OptionSet", "Range", "StaticString", "String", "Substring",
    "TimeInterval", "TimeZone", "UIColor", "UIEdgeInsets", "UIImage", "UInt", "UInt16", "UInt32",
    "UInt64", "UInt8", "URL", "URLRequest", "UUID",
  ]

  /// Whether a value of a type of the given name is nothing but data.
  static func isData(_ type: Name) -> Bool { data.contains(type) }

  /// Whether asking a type of the given name for a member starts nothing.
  static func contain(_ type: Name) -> Bool { types.contains(type) }
}
