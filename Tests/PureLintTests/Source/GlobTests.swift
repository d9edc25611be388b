import Testing

@testable import PureLintSource

@Suite struct GlobTests {
  @Test(arguments: [
    ("Legacy", "Sources/Legacy"),
    ("Old.swift", "Sources/Legacy/Old.swift"),
    ("Legacy/*.swift", "Sources/Legacy/Old.swift"),
    ("*.generated.swift", "Sources/A.generated.swift"),
    ("Sources/**/Old.swift", "Sources/A/B/Old.swift"),
    ("Sources/**/Old.swift", "Sources/Old.swift"),
    ("Sources/**", "Sources/A/B.swift"),
    ("**/B.swift", "B.swift"),
    ("A?.swift", "Sources/Aé.swift"),
    ("*a*a*b", "xaxaxb"),
    ("./Sources/A.swift", "Sources/A.swift"),
    ("Sources/A.swift", "./Sources/A.swift"),
    ("/tmp/*/A.swift", "/tmp/x/A.swift"),
    ("Sources//A.swift", "Sources/A.swift"),
  ])
  func matches(pattern: String, path: String) throws {
    #expect(try #require(Glob(pattern)).matches(path, isFolder: false))
  }

  @Test(arguments: [
    ("Legacy", "Sources/LegacyCode"),
    ("Legacy", "Sources/Legacy/Old.swift"),
    ("*.swift", "Sources/A.txt"),
    ("Sources/*.swift", "Sources/A/B.swift"),
    ("A?.swift", "A.swift"),
    ("/Sources/A.swift", "x/Sources/A.swift"),
    ("a.swift", "A.swift"),
    ("A[b].swift", "Ab.swift"),
    ("Legacy/", "Sources/Legacy"),
  ])
  func doesNotMatch(pattern: String, path: String) throws {
    #expect(try !#require(Glob(pattern)).matches(path, isFolder: false))
  }

  @Test func aSlashAtTheEndAsksForAFolder() throws {
    #expect(try #require(Glob("Legacy/")).matches("Sources/Legacy", isFolder: true))
  }

  @Test(arguments: ["", "/", "//", ".", "./"])
  func isNothingWithoutAName(pattern: String) {
    #expect(Glob(pattern) == nil)
  }

  @Test func manyStarsAreNotSlow() throws {
    let pattern = String(repeating: "**/*a", count: 500)
    let path = String(repeating: "aaaa/", count: 500) + "b"
    #expect(try !#require(Glob(pattern)).matches(path, isFolder: false))
  }
}
