import PureLintResolution
import PureLintSource

extension LibraryTable {
  /// The facts that the standard library's names tell.
  static let standardLibrary = LibraryTable(
    [
      [.isBare, .addsNoMembers, .asksForNoProperties]: [
        "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable",
      ],
      .addsNoMembers: ["Equatable"],
      .asksForNoProperties: ["CustomDebugStringConvertible", "CustomStringConvertible"],
      .isCoding: ["Codable", "Decodable", "Encodable"],
      .showsContents: ["Any", "Codable", "Encodable", "Equatable", "Error", "Hashable"],
      .isValue: [
        "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error",
        "Hashable", "Identifiable",
      ],
      .isData: [
        "Any", "Bool", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
        "ObjectIdentifier", "OptionSet", "Range", "StaticString", "String", "Substring", "UInt",
        "UInt16", "UInt32", "UInt64", "UInt8",
      ],
      .onlyTells: ["Int", "String"],

      .readsContents: [
        "String", "assertionFailure", "debugPrint", "fatalError", "preconditionFailure", "print",
      ],
      .readsInstances: ["Mirror", "dump"],
      .isCheck: ["assert", "precondition"],
      .isFallbackLabel: ["default"],

      .isPlainOnTypes: [
        "MainActor", "available", "frozen", "main", "objc", "objcMembers", "testable", "unchecked",
        "usableFromInline",
      ],
      .readsNoMembers: ["Observable"],
      .changesNoUse: [
        "MainActor", "ObservationIgnored", "Sendable", "available", "discardableResult",
        "inlinable", "inline", "nonobjc", "preconcurrency",
      ],

      .isComparison: ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||"],
      .isArithmetic: ["+", "-", "*", "/", "%", "&+", "&-", "&*", "|", "&", "^"],
      .isShortCircuit: ["&&", "||", "??"],
      .isFallback: ["??"],
    ],
    requiredMembers: [
      "AnyObject": [], "Sendable": [], "Copyable": [], "Escapable": [], "BitwiseCopyable": [],
      "CustomStringConvertible": ["description"],
      "CustomDebugStringConvertible": ["debugDescription"],
      "CustomReflectable": ["customMirror"],
      "Identifiable": ["id"], "Error": [],
      "Equatable": [], "Hashable": ["hash", "hashValue"], "Comparable": [],
      "Observable": [],
    ],
    membersOfOptional: [
      "customMirror", "debugDescription", "description", "encode", "flatMap", "hash", "hashValue",
      "map", "take", "unsafelyUnwrapped",
    ],
    resultsOfOperators: ["..<": "Range", "...": "ClosedRange"],
    language: .swift
  )
}

extension LanguageTypes {
  fileprivate static let swift = LanguageTypes(
    array: "Array",
    dictionary: "Dictionary",
    element: "Element",
    cases: "allCases",
    integer: "Int",
    float: "Double",
    boolean: "Bool",
    string: "String",
    regex: "Regex",
    keyPath: "KeyPath",
    any: "Any",
    anyObject: "AnyObject",
    error: "Error",
    optional: "Optional",
    void: "Void"
  )
}
