import Foundation
import Testing

@testable import PureLint

@Suite struct SourceReadingTests {
  @Test(arguments: [1, 2, 5])
  func readsInTheOrderOfThePaths(jobs: Int) throws {
    let contents = ["", "b", "é\r\n", String(repeating: "x", count: 100_000)]
    let folder = try TemporaryFolder()
    for (index, text) in contents.enumerated() { try folder.write(text, to: "\(index).swift") }
    let paths = contents.indices.map { folder("\($0).swift") }
    let files = try SourceFile.read(paths, jobs: jobs)
    #expect(files.map(\.path) == paths)
    #expect(files.map(\.bytes) == contents.map { Array($0.utf8) })
  }

  @Test func readsNoFileTwice() throws {
    let folder = try TemporaryFolder(["a.swift": "a", "b.swift": "b"])
    try folder.link("c.swift", to: "a.swift")
    let names = ["a.swift", "a.swift", "b.swift", "c.swift"]
    let files = try SourceFile.read(names.map { folder($0) }, jobs: 1)
    #expect(files.map(\.path) == [folder("a.swift"), folder("b.swift")])
  }

  @Test func refusesAPipeThatNobodyWritesTo() throws {
    let folder = try TemporaryFolder()
    let pipe = folder("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let failure = SourceError(path: pipe, cause: .notAFile)
    #expect(throws: failure) { try SourceFile.read([pipe], jobs: 1) }
  }

  @Test func failsForTheFirstFileThatCannotBeRead() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    let paths = ["a.swift", "gone.swift", "lost.swift"].map { folder($0) }
    let gone = SourceError(path: folder("gone.swift"), cause: .missing)
    #expect(throws: gone) { try SourceFile.read(paths, jobs: 2) }
  }

  @Test func failsForAFolder() throws {
    let folder = try TemporaryFolder()
    let failure = SourceError(path: folder.path, cause: .system(EISDIR))
    #expect(throws: failure) { try SourceFile.read([folder.path], jobs: 1) }
  }

  @Test func failsForAFileBeyond32Bits() throws {
    let folder = try TemporaryFolder(["big.swift": ""])
    try #require(truncate(folder("big.swift"), off_t(UInt32.max) + 1) == 0)
    let failure = SourceError(path: folder("big.swift"), cause: .tooLarge)
    #expect(throws: failure) { try SourceFile.read([folder("big.swift")], jobs: 1) }
  }

  #if os(Linux)
    /// The system's own files have no size until they are read, and another one each time.
    @Test func readsToTheEndWhateverTheSize() throws {
      let path = "/proc/self/status"
      let file = try #require(try SourceFile.read([path], jobs: 1).first)
      #expect(file.bytes.starts(with: "Name:".utf8))
      #expect(file.bytes.last == UInt8(ascii: "\n"))
    }
  #endif
}
