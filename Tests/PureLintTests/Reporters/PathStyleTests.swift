import Testing

@testable import PureLint

@Suite struct PathStyleTests {
  @Test(arguments: [
    ("A.swift", "Sources/A.swift"), ("./B/../A.swift", "Sources/A.swift"),
    ("../Tests/A.swift", "Tests/A.swift"), ("/work/app/A.swift", "A.swift"),
    ("/work/other/A.swift", "../other/A.swift"), ("../../A.swift", "../A.swift"),
    ("link/A.swift", "Kit/A.swift"), ("out/A.swift", "Sources/out/A.swift"),
  ])
  func pathsAreRelativeToTheRepository(path: String, relative: String) {
    let style = PathStyle(currentFolder: "/work/app/Sources", repository: "/work/app") { path in
      ["/work/app/Sources/link/A.swift": "/work/app/Kit/A.swift"][path]
        ?? ["/work/app/Sources/out/A.swift": "/elsewhere/A.swift"][path] ?? path
    }
    #expect(style.inRepository(path) == relative)
    #expect(style.plain(path) == path)
  }

  @Test func aFolderThatTheUserNamesCountsEverywhere() {
    let style = PathStyle(currentFolder: "/work/app", base: "Sources", repository: "/work/app")
    #expect(style.plain("Sources/A.swift") == "A.swift")
    #expect(style.inRepository("Tests/A.swift") == "../Tests/A.swift")
    #expect(style.absolute("Tests/../A.swift") == "/work/app/A.swift")
  }

  @Test func withoutARepositoryTheCurrentFolderCounts() {
    #expect(PathStyle(currentFolder: "/work").inRepository("/work/A.swift") == "A.swift")
  }
}
