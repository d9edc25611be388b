import Testing

@testable import PureLintSource

/// Few of many patterns are tried, and none that matches is passed over.
@Suite struct PatternIndexTests {
  /// More than are all tried.
  private let many = (0..<300).map { "Feature\($0)/*.swift" }

  private func matching(_ patterns: [String], _ path: String) -> [String] {
    let globs = patterns.compactMap(Glob.init)
    let path = Glob.Path(path)
    return GlobIndex(globs).candidates(for: path)
      .filter { globs[$0].covers(path) || globs[$0].matches(path, isFolder: true) }
      .map { globs[$0].text }
  }

  @Test(arguments: [
    ("A/Feature7/B.swift", ["Feature7/*.swift"]),
    ("A/Feature7/B.txt", []),
    ("Feature299/X/B.swift", []),
    ("A.swift", []),
    ("", []),
  ])
  func partsAreLookedUp(path: String, found: [String]) {
    #expect(matching(many, path) == found)
  }

  @Test(arguments: [
    "*Service*", "S?rvice*", "*Wallpaper", "Wall*rs", "**/Old/**", "*", "/Sources/**", "?a*",
    "*ServiceOfManyWallpapers*", "Old/",
  ])
  func othersAreTriedWhereTheirLettersAre(pattern: String) throws {
    let glob = try #require(Glob(pattern))
    let paths = [
      "Sources/ServiceOfManyWallpapers", "Sources/Old/Wallpaper", "Old", "Sources/Wallpapers",
      "Service", "a/Sources/Xa", "Old/Service/A", "é",
    ]
    for path in paths {
      let divided = Glob.Path(path)
      let fits = glob.covers(divided) || glob.matches(divided, isFolder: true)
      #expect(matching(many + [pattern], path).contains(pattern) == fits)
    }
  }

  @Test func theOrderStays() {
    #expect(matching(["*b"] + many + ["ab", "a*", "*b"], "ab") == ["*b", "ab", "a*", "*b"])
  }

  @Test func theLastLineOfManyDecidesWhatGitIgnores() {
    var rules = IgnoreRules(repository: "")
    let lines = (0..<300).map { "/Gen\($0)/\n*.gen\($0)\nfile\($0).[ch]\n" }.joined()
    rules.add(Array((lines + "!/Gen7/\n!keep.gen8\n").utf8))
    #expect(rules.ignores("Gen8", isFolder: true) && !rules.ignores("Gen8", isFolder: false))
    #expect(!rules.ignores("Gen7", isFolder: true) && !rules.ignores("Gen300", isFolder: true))
    for (name, isIgnored) in [
      "a.gen8": true, "keep.gen8": false, "file299.c": true, "file299.d": false,
    ] {
      #expect(rules.ignores(name, isFolder: false) == isIgnored)
    }
    #expect(!rules.entering("Sources").ignores("Gen8", isFolder: true))
    #expect(rules.entering("Sources").ignores("a.gen8", isFolder: false))
  }
}
