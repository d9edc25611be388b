import PureLintSource

/// One of the sources of a target in a specification of XcodeGen's: a file or a folder.
struct XcodeGenSource {
  /// The files of the target that it stands for.
  let rules: [SourceRule]

  /// More patterns than this of one folder are not looked at.
  private static let patternLimit = 256

  /// Reads a path, or a map with one; nil if nothing of it is compiled, or if its path depends on the
  /// environment.
  init?(_ value: YAMLValue, in folder: ProjectPath) {
    guard let path = (value["path"] ?? value).text, !path.contains("${"),
      value["type"]?.text != "folder", (value["buildPhase"]?.text ?? "sources") == "sources",
      value["buildPhase"]?.isMap != true
    else { return nil }
    let root = folder.appending(path)
    let excluded = (value["excludes"]?.texts ?? []).flatMap { Self.patterns($0, in: root) }
    let included = (value["includes"]?.texts ?? []).flatMap { Self.patterns($0, in: root) }
    let patterns = included.isEmpty ? [PathPattern(root)] : included
    let excludedPaths = Set(excluded.filter(\.isPath).map(\.anchor))
    let excludedPatterns = Array(excluded.filter { !$0.isPath }.prefix(Self.patternLimit))
    rules = patterns.prefix(Self.patternLimit).map {
      SourceRule(
        pattern: $0,
        excludedPaths: excludedPaths,
        excludedPatterns: excludedPatterns
      )
    }
  }

  /// The patterns that a text stands for, which means folders with all in them, too.
  private static func patterns(_ text: String, in root: ProjectPath) -> [PathPattern] {
    let text = withoutSets(text.drop { $0 == "/" })
    guard !text.isEmpty else { return [] }
    return PathPattern.alternatives(of: text, in: root).flatMap { pattern in
      pattern.isPath ? [pattern] : [pattern, pattern.appendingAnyParts()]
    }
  }

  /// A pattern with each set of characters as alternatives: `[ab]` as `{a,b}`. One that says what a
  /// character is not means any.
  private static func withoutSets(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      result += rest[..<open]
      let set = rest[rest.index(after: open)..<close]
      result +=
        set.first == "!" || set.first == "^"
        ? "?" : "{" + characters(of: set).joined(separator: ",") + "}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The characters of a set such as `a-dx`.
  private static func characters(of set: Substring) -> [String] {
    let scalars = Array(set.unicodeScalars)
    var found: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      let isRange = index + 2 < scalars.count && scalars[index + 1] == "-"
      let last = isRange ? scalars[index + 2] : scalars[index]
      if scalars[index] <= last, last.isASCII {
        found += (scalars[index].value...last.value).compactMap(Unicode.Scalar.init)
      } else {
        found.append(scalars[index])
      }
      index += isRange ? 3 : 1
    }
    return found.map(String.init)
  }
}
