import Foundation
import Testing

@testable import PureLint

/// `--staged` and `--since` start no program that a repository names, and read nothing but what it
/// has recorded.
@Suite struct StagedTrustTests {
  /// A folder with a program that leaves a mark when it is started.
  private struct Trap {
    let folder: TemporaryFolder
    var program: String { folder("trap") }

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("#!/bin/sh\ntouch '\(folder.path)/mark'\ncat\n", to: "trap")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: folder("trap")
      )
    }

    var isSprung: Bool { FileManager.default.fileExists(atPath: folder("mark")) }
  }

  /// A clone that has commits and folders, and no contents.
  private func partialClone() throws -> GitFolder {
    let origin = try GitFolder(SmallApp.files)
    try origin.commit()
    try origin.git("config", "uploadpack.allowFilter", "true")
    let clone = try GitFolder()
    let address = "file://" + origin.path
    try clone.git("remote", "add", "origin", address)
    try clone.git("fetch", "--quiet", "--filter=blob:none", "origin", "main")
    try clone.git("read-tree", "FETCH_HEAD")
    try clone.git("update-ref", "HEAD", "FETCH_HEAD")
    return clone
  }

  @Test(arguments: ["uploadpack", "ext", "ssh"])
  func whatAPartialCloneLacksIsNotFetched(way: String) throws {
    let trap = try Trap()
    let clone = try partialClone()
    switch way {
    case "uploadpack": try clone.git("config", "remote.origin.uploadpack", trap.program)
    case "ext":
      try clone.git("config", "remote.origin.url", "ext::\(trap.program)")
      try clone.git("config", "protocol.ext.allow", "always")
    default:
      try clone.git("config", "remote.origin.url", "ssh://host/path")
      try clone.git("config", "core.sshCommand", trap.program)
    }
    let result = try clone.check("--staged")
    #expect(result.exitCode == 2, "\(result)")
    #expect(!trap.isSprung)
    _ = try clone.check("--since", "HEAD")
    #expect(!trap.isSprung)
  }

  @Test(arguments: ["all", "dirty", "none"])
  func noFilterOfASubmoduleRuns(ignored: String) throws {
    let trap = try Trap()
    let module = try GitFolder([
      "Clock.swift": SmallApp.module(), ".gitattributes": "*.swift filter=trap\n",
    ])
    try module.commit()
    let repository = try GitFolder(["Root.swift": SmallApp.root()])
    try repository.git("submodule", "--quiet", "add", module.path, "Module")
    try repository.git("config", "-f", ".gitmodules", "submodule.Module.ignore", ignored)
    let inner = repository.inside("Module")
    try inner.git("config", "filter.trap.clean", trap.program)
    try inner.write(SmallApp.module() + "\n", to: "Module/Clock.swift")
    let result = try repository.check("--staged")
    #expect(result.messages.hasPrefix("checked 2 files: 1 composition root, 1 type"), "\(result)")
    #expect(!trap.isSprung)
  }

  @Test(arguments: ["../../../../secret", "ab", "AB", "/secret", "ab/../../../../../secret"])
  func aPointerNamesAContentAndNoFile(name: String) throws {
    let name = name.count == 2 ? String(repeating: name, count: 31) + "\u{e9}" : name
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(name)\nsize 4\n"
    let repository = try GitFolder(["App.swift": pointer])
    try repository.write("final class Told", to: "secret")
    try repository.write("final class Told", to: ".git/secret")
    try repository.write("final class Told", to: ".git/lfs/objects/\(name)")
    try repository.write("", to: "App.swift")
    for form in ["text", "pretty"] {
      let result = try repository.check("--staged", "--format", form)
      #expect(result.exitCode == 2)
      #expect(result.messages.contains("cannot read 'App.swift': the repository here lacks its"))
      #expect(!result.output.contains("Told"))
    }
  }
}
