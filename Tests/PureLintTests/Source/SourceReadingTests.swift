import Foundation
import Testing

@testable import PureLintSource

@Suite struct SourceReadingTests {
  /// Reads files that a user names.
  private func read(_ paths: [String], jobs: Int = 1) -> SourceFile.Reading {
    SourceFile.read(paths.map { SourceFinder.File(path: $0, root: nil) }, jobs: jobs)
  }

  @Test(arguments: [1, 2, 5])
  func readsInTheOrderOfThePaths(jobs: Int) throws {
    let contents = ["", "b", "é\r\n", String(repeating: "x", count: 100_000)]
    let folder = try TemporaryFolder()
    for (index, text) in contents.enumerated() { try folder.write(text, to: "\(index).swift") }
    let paths = contents.indices.map { folder("\($0).swift") }
    let files = read(paths, jobs: jobs).files
    #expect(files.map(\.path) == paths)
    #expect(files.map(\.bytes) == contents.map { Array($0.utf8) })
  }

  @Test func readsNoFileTwice() throws {
    let folder = try TemporaryFolder(["a.swift": "a", "b.swift": "b"])
    try folder.link("c.swift", to: "a.swift")
    let names = ["a.swift", "a.swift", "b.swift", "c.swift"]
    let files = read(names.map { folder($0) }).files
    #expect(files.map(\.path) == [folder("a.swift"), folder("b.swift")])
  }

  @Test func refusesAPipeThatNobodyWritesTo() throws {
    let folder = try TemporaryFolder()
    let pipe = folder("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let failure = SourceError(path: pipe, cause: .notAFile)
    #expect(read([pipe]).failures == [failure])
  }

  @Test func readsTheRestOfWhatCannotBeRead() throws {
    let folder = try TemporaryFolder(["a.swift": "", "z.swift": ""])
    let paths = ["a.swift", "gone.swift", "lost.swift", "z.swift"].map { folder($0) }
    let reading = read(paths, jobs: 2)
    #expect(reading.files.map(\.path) == [paths[0], paths[3]])
    #expect(reading.failures == paths[1...2].map { SourceError(path: $0, cause: .missing) })
  }

  @Test func passesOverWhatIsGoneAgain() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    try #require(truncate(folder("a.swift"), off_t(UInt32.max) + 1) == 0)
    let found = ["a.swift", "gone.swift"].map { SourceFinder.File(path: folder($0), root: 0) }
    let failures = SourceFile.read(found, jobs: 1).failures
    #expect(failures == [SourceError(path: folder("a.swift"), cause: .tooLarge)])
  }

  @Test func failsForAFolder() throws {
    let folder = try TemporaryFolder()
    let failure = SourceError(path: folder.path, cause: .system(EISDIR))
    #expect(read([folder.path]).failures == [failure])
  }

  @Test func failsForAFileBeyond32Bits() throws {
    let folder = try TemporaryFolder(["big.swift": ""])
    try #require(truncate(folder("big.swift"), off_t(UInt32.max) + 1) == 0)
    let failure = SourceError(path: folder("big.swift"), cause: .tooLarge)
    #expect(read([folder("big.swift")]).failures == [failure])
  }

  #if os(Linux)
    /// The system's own files have no size until they are read, and another one each time.
    @Test func readsToTheEndWhateverTheSize() throws {
      let path = "/proc/self/status"
      let file = try #require(read([path]).files.first)
      #expect(file.bytes.starts(with: "Name:".utf8))
      #expect(file.bytes.last == UInt8(ascii: "\n"))
    }
  #endif
}
