import Testing

@testable import PureLintOutput

@Suite struct PathStyleTests {
  @Test(arguments: [
    ("A.swift", "Sources/A.swift"), ("./B/../A.swift", "Sources/A.swift"),
    ("../Tests/A.swift", "Tests/A.swift"), ("/src/app/A.swift", "A.swift"),
    ("/src/other/A.swift", "../other/A.swift"), ("../../A.swift", "../A.swift"),
    ("link/A.swift", "Kit/A.swift"), ("out/A.swift", "Sources/out/A.swift"),
  ])
  func pathsAreRelativeToTheRepository(path: String, relative: String) {
    let style = PathStyle(currentFolder: "/src/app/Sources", repositories: ["/src/app"]) { path in
      ["/src/app/Sources/link/A.swift": "/src/app/Kit/A.swift"][path]
        ?? ["/src/app/Sources/out/A.swift": "/elsewhere/A.swift"][path] ?? path
    }
    #expect(style.inRepository(path) == relative)
    #expect(style.plain(path) == path)
  }

  @Test func aFolderThatTheUserNamesCountsEverywhere() {
    let style = PathStyle(currentFolder: "/src/app", base: "Sources", repositories: ["/src/app"])
    #expect(style.plain("Sources/A.swift") == "A.swift")
    #expect(style.inRepository("Tests/A.swift") == "../Tests/A.swift")
    #expect(style.absolute("Tests/../A.swift") == "/src/app/A.swift")
  }

  /// What runs in one repository, or in none, and checks another.
  @Test(arguments: [
    ("/src/app/Sources/A.swift", "Sources/A.swift"), ("/src/tool/A.swift", "A.swift"),
    ("/src/A.swift", "../A.swift"),
  ])
  func theRepositoryOfWhatIsCheckedCounts(path: String, relative: String) {
    let style = PathStyle(currentFolder: "/src/tool", repositories: ["/src/tool", "/src/app"])
    #expect(style.inRepository(path) == relative)
  }

  @Test func withoutARepositoryTheCurrentFolderCounts() {
    #expect(PathStyle(currentFolder: "/src").inRepository("/src/A.swift") == "A.swift")
  }
}
