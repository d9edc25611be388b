import GraphModel
import PureLintFindings
import PureLintProjects
import PureLintSource
import PureLintSyntax

extension Program {
  /// The files that matter to the graph, and those in an encoding that hides whether they do, as far
  /// as there is something to say of them and something compiles them; sorted by path.
  package func brokenFiles() -> [BrokenFile] {
    sourceFiles.filter { trees.hasBodies($0) || files[$0].isWide }
      .filter { mayBeBroken($0) && !targets.isLeftOut(file: $0) }
      .sorted { trees.source($0).path < trees.source($1).path }
      .map { file in
        BrokenFile(
          id: FileID(index: UInt32(file)),
          path: trees.source(file).path,
          problems: trees[file].problems()
        )
      }
      .filter { !$0.problems.isEmpty }
  }

  /// Whether the parser found an error in a file, or it is not all ASCII, so that some byte may belong
  /// to no character: nothing else is worth a closer look.
  private func mayBeBroken(_ file: Int) -> Bool {
    let tree = trees[file]
    return !tree.errors.isEmpty || tree.source.bytes.reduce(0, |) >= 0x80
  }

  /// The files with a syntax error in what was parsed of them.
  package var filesWithSyntaxErrors: Set<FileID> {
    Set(
      (0..<interfaceStart).filter { files[$0].syntaxErrorCount > 0 }
        .map { FileID(index: UInt32($0)) }
    )
  }

  /// The number of syntax errors in all other files, and the place of the first.
  package func syntaxErrors(notIn broken: [BrokenFile]) -> (count: Int, first: Location?) {
    let known = Set(broken.map(\.id.position))
    let others = (0..<interfaceStart).filter {
      files[$0].syntaxErrorCount > 0 && !known.contains($0)
    }
    let first = others.first.flatMap { file in
      files[file].firstSyntaxError.map {
        Location(file: FileID(index: UInt32(file)), offset: $0)
      }
    }
    return (others.reduce(0) { $0 + files[$1].syntaxErrorCount }, first)
  }
}
