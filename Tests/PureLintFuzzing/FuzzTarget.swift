// Compiled by `.ci/fuzz`, behind the targets of the analyser.

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintPolicy
@testable import PureLintProjects
@testable import PureLintReporters
@testable import PureLintResolution
@testable import PureLintRules
@testable import PureLintSource
@testable import PureLintSyntax

/// Checks one input of the fuzzer, a project as text, in every way the program would, or by the
/// arguments that stand in it.
@_cdecl("LLVMFuzzerTestOneInput")
public func checkFuzzedInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let files = FuzzedProject.files(bytes)
  if let run = FuzzedRun(files) {
    run.run()
    return 0
  }
  for file in files {
    checkTrees(of: file)
    checkConfiguration(file)
    checkBaseline(file)
  }
  let projects = files.compactMap { ProjectFile(path: $0.path, bytes: $0.bytes) }
  let sources = files.filter { ProjectFile(path: $0.path, bytes: $0.bytes) == nil }
  let report = Linter(rules: Rule.all).run(sources, projects: projects)
  let printout = Printout(report, Policy(checking: Rule.all, of: Rule.all), listsUnresolved: true)
  let medium = Medium(isColored: true, width: 60)
  for reporter in Reporters.known.all { _ = reporter.render(printout, medium) }
  _ = printout.summary.text
  return 0
}

/// Reads a file as a configuration: what is refused has a place in it.
private func checkConfiguration(_ file: SourceFile) {
  let lines = file.bytes.count { $0 == UInt8(ascii: "\n") } + 1
  do throws(Configuration.Malformed) {
    let shape = Analyzer.purelint.configurationShape
    let configuration = try Configuration(file, in: ProjectPath("/App"), shape: shape)
    for exception in configuration.exceptions.list {
      precondition(exception.ruleRange.upperBound <= file.bytes.count, "an exception has no place")
    }
  } catch {
    precondition(!error.problems.isEmpty, "a configuration is refused without a reason")
    for problem in error.problems {
      precondition(1...lines ~= problem.place.position.line, "a problem has no place")
    }
  }
}

/// Reads a file as a baseline: what is written of it is read as the same.
private func checkBaseline(_ file: SourceFile) {
  guard let baseline = try? Baseline(file.bytes) else { return }
  precondition(baseline.count >= baseline.counts.count, "an entry of a baseline stands for nothing")
  let again = try? Baseline(Array(baseline.text.utf8))
  precondition(again?.counts == baseline.counts, "a baseline has changed on its way")
  precondition(again?.paths == baseline.paths, "the paths of a baseline have changed on their way")
}

/// Parses a file in all ways and holds the trees against what they promise.
private func checkTrees(of file: SourceFile) {
  let whole = SyntaxTree(parsing: file, bodies: .parse)
  let outline = SyntaxTree(parsing: file, bodies: .skip)
  checkNesting(whole)
  checkNesting(outline)
  let filled = outline.filled().tree
  checkNesting(filled)
  _ = whole.treeLines()
  _ = whole.outlineLines()
  if whole.errors.isEmpty {
    let declared = declarationsOutsideBodies(whole)
    precondition(declared == declarationsOutsideBodies(outline), "skipping bodies lost something")
    precondition(filled.treeLines() == whole.treeLines(), "bodies changed behind their outline")
  }
}

/// The tree covers all tokens, and nodes lie inside their parents, in order.
private func checkNesting(_ tree: SyntaxTree) {
  precondition(Array(tree.tokens.starts) == tree.tokens.starts.sorted(), "tokens out of order")
  precondition(Int(tree.nodes[0].size) == tree.nodes.count, "nodes outside the root")
  precondition(Int(tree.nodes[0].endToken) == tree.tokens.count - 1, "tokens outside the root")
  for (position, node) in tree.nodes.enumerated() {
    var previousEnd = node.firstToken
    for child in tree.children(NodeIndex(position)) {
      let inner = tree.nodes[child.position]
      precondition(inner.firstToken >= previousEnd && inner.endToken <= node.endToken, "overlap")
      previousEnd = inner.endToken
    }
  }
}

/// The names' offsets of all declarations that no body holds.
private func declarationsOutsideBodies(_ tree: SyntaxTree) -> [UInt32] {
  var result: [UInt32] = []
  var bodyEnd = 0
  for (position, node) in tree.nodes.enumerated() where position >= bodyEnd {
    if node.kind == .codeBlock { bodyEnd = position + Int(node.size) }
    let isDeclaration = "\(node.kind)".hasSuffix("Declaration")
    if isDeclaration && node.kind != .accessorDeclaration {
      result.append(tree.tokens.starts[Int(node.mainToken)])
    }
  }
  return result
}

/// The files of one input: each line `//--- PATH` begins another one.
private enum FuzzedProject {
  private static let mark = Array("\n//--- ".utf8)

  static func files(_ bytes: [UInt8]) -> [SourceFile] {
    var files: [SourceFile] = []
    var path = "Fuzzed.swift"
    var start = 0
    for offset in bytes.indices where bytes[offset...].starts(with: mark) {
      files.append(SourceFile(path: path, bytes: Array(bytes[start...offset])))
      let rest = bytes[(offset + mark.count)...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      path = String(decoding: bytes[(offset + mark.count)..<end], as: UTF8.self)
      start = end
    }
    files.append(SourceFile(path: path, bytes: Array(bytes[start...])))
    return files
  }
}
