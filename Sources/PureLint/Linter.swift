import Dispatch
import GraphModel

/// The whole analysis: from files to a graph to findings.
struct Linter: Sendable {
  var rules: [Rule] = Rule.all.filter { !$0.isOptIn }
  /// The number of threads that parse; at least 1. The outcome does not depend on it.
  var jobs = 1

  /// What one run found.
  struct Report: Sendable {
    let files: [SourceFile]
    let graph: Graph
    /// Sorted by path, offset, rule and message.
    let diagnostics: [Diagnostic]
    /// Constructions that could not be followed.
    let unresolved: [Location]
    /// How many errors the parser met, over all files.
    let syntaxErrorCount: Int
  }

  func run(_ files: [SourceFile]) -> Report {
    let resolver = Resolver(SymbolTable(parse(files)))
    for file in files.indices { resolver.walk(file: file) }
    var assembly = GraphAssembly(resolver)
    let unresolved = PureDialect(resolver).contribute(to: &assembly)
    let graph = assembly.build()
    return Report(
      files: files,
      graph: graph,
      diagnostics: diagnostics(of: graph),
      unresolved: unresolved,
      syntaxErrorCount: resolver.program.trees.reduce(0) { $0 + $1.errors.count }
    )
  }

  /// Parses the files and the interfaces that dialects bring along, each on its own.
  private func parse(_ files: [SourceFile]) -> Program {
    let interfaces = Interface.all.map {
      SourceFile(path: $0.module, bytes: Array($0.source.utf8))
    }
    let all = files + interfaces
    let parsed = inParallel(all.indices, jobs: jobs) { index in
      let tree = SyntaxTree(parsing: all[index], bodies: .parse)
      return (tree, DeclarationCollector.collect(from: tree, file: index))
    }
    return Program(
      trees: parsed.map(\.0), files: parsed.map(\.1), interfaceStart: files.count,
      targets: TargetMap(paths: all.map(\.path)))
  }

  private func diagnostics(of graph: Graph) -> [Diagnostic] {
    rules.flatMap { rule in
      var findings = Findings(of: rule)
      rule.check(graph, &findings)
      return findings.diagnostics
    }
    .sorted { left, right in
      let (leftPath, rightPath) = (graph[left.location.file], graph[right.location.file])
      return (leftPath, left.location.offset, left.ruleID, left.message)
        < (rightPath, right.location.offset, right.ruleID, right.message)
    }
  }
}

/// Maps the elements of a range on several threads; the order of the results is that of the range.
private func inParallel<Result: Sendable>(
  _ range: Range<Int>, jobs: Int, _ transform: @Sendable (Int) -> Result
) -> [Result] {
  let count = max(1, min(jobs, range.count))
  let parts = Parts<Result>(count: count)
  DispatchQueue.concurrentPerform(iterations: count) { part in
    let mine = stride(from: range.lowerBound + part, to: range.upperBound, by: count)
    parts.store(mine.map { ($0, transform($0)) }, at: part)
  }
  return parts.all.sorted { $0.0 < $1.0 }.map(\.1)
}

/// What each thread found, collected under a lock that each takes once.
private final class Parts<Result: Sendable>: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var parts: [[(Int, Result)]]

  init(count: Int) { parts = Array(repeating: [], count: count) }

  func store(_ part: [(Int, Result)], at index: Int) {
    lock.wait()
    defer { lock.signal() }
    parts[index] = part
  }

  var all: [(Int, Result)] { Array(parts.joined()) }
}
