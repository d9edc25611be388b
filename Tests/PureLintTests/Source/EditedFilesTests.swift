import Foundation
import Testing

@testable import PureLintSource

@Suite struct EditedFilesTests {
  private func found(_ files: EditedFiles, in folder: TemporaryFolder) -> [String: String] {
    let paths = SourceFinder(fileSystem: files).find([folder.path]).files
    let reading = SourceFile.read(paths, from: files, jobs: 1)
    #expect(reading.failures.isEmpty)
    let pairs = reading.files.map { file in
      (
        String(file.path.dropFirst(folder.path.count + 1)),
        String(decoding: file.bytes, as: UTF8.self)
      )
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func edited(_ texts: [String: String], in folder: TemporaryFolder) -> EditedFiles {
    EditedFiles(
      Dictionary(uniqueKeysWithValues: texts.map { (folder($0.key), Array($0.value.utf8)) })
    )
  }

  @Test func aFileThatWasNeverSavedIsThere() throws {
    let folder = try TemporaryFolder(["App/A.swift": "a", "B.swift": "b"])
    let texts = ["App/A.swift": "edited", "App/New.swift": "n", "Other/Deep/New.swift": "d"]
    let files = edited(texts, in: folder)
    #expect(
      found(files, in: folder) == [
        "App/A.swift": "edited", "App/New.swift": "n", "B.swift": "b", "Other/Deep/New.swift": "d",
      ]
    )
  }

  @Test func nothingElseIsThere() throws {
    let folder = try TemporaryFolder(["App/A.swift": "a"])
    let texts = ["App/notes.txt": "t", "App/A.swift/B.swift": "b", "App/.hidden.swift": "h"]
    let files = edited(texts, in: folder)
    #expect(found(files, in: folder) == ["App/A.swift": "a"])
    let others = edited(["App/New.swift": "n"], in: folder)
    #expect(throws: SourceError.self) { try others.contents(folder("New.swift"), limit: 9) }
    #expect(throws: SourceError.self) { try others.listing(folder("App/New.swift")) }
    #expect(try others.status(following: folder("App/New.swift")).kind == .file)
  }
}
