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
    let program = read(files)
    let resolver = Resolver(SymbolTable(program))
    for file in files.indices where program.trees.isFull(file) { resolver.walk(file: file) }
    var assembly = GraphAssembly(resolver)
    let unresolved = PureDialect(resolver).contribute(to: &assembly)
    let graph = assembly.build()
    return Report(
      files: files,
      graph: graph,
      diagnostics: diagnostics(of: graph),
      unresolved: unresolved,
      syntaxErrorCount: 0
    )
  }

  /// Parses the files and the interfaces that dialects bring along, each on its own: first what
  /// they declare, then in full those whose bodies may matter.
  private func read(_ files: [SourceFile]) -> Program {
    let all = files + Interface.all.map { SourceFile(path: $0.module, bytes: Array($0.source.utf8)) }
    var declarations = inParallel(all, jobs: jobs) { index in
      DeclarationCollector.collect(
        from: SyntaxTree(parsing: all[index], bodies: .skip), file: index)
    }
    let isRelevant = relevantFiles(files, declarations)
    let full = inParallel(all, jobs: jobs) { index -> (SyntaxTree, FileDeclarations)? in
      guard index < files.count, isRelevant[index] else { return nil }
      let tree = SyntaxTree(parsing: all[index], bodies: .parse)
      return (tree, DeclarationCollector.collect(from: tree, file: index))
    }
    for (index, parsed) in full.enumerated() {
      if let parsed { declarations[index] = parsed.1 }
    }
    return Program(
      trees: TreeStore(all, trees: full.map { $0?.0 }), files: declarations,
      interfaceStart: files.count, targets: TargetMap(paths: all.map(\.path)))
  }

  /// Element `i` says whether the bodies of file `i` may matter.
  private func relevantFiles(
    _ files: [SourceFile], _ declarations: [FileDeclarations]
  ) -> [Bool] {
    let relevance = Relevance(declarations)
    guard let moduleNames = relevance.moduleNames else {
      return [Bool](repeating: false, count: files.count)
    }
    let mentionsModules = inParallel(files, jobs: jobs) { moduleNames.occurs(in: files[$0].bytes) }
    let structs = inParallel(files, jobs: jobs) { index -> Set<Name> in
      guard mentionsModules[index] else { return [] }
      return relevance.structNames.occurrences(in: files[index].bytes)
    }
    let fields = relevance.fieldNames(ofStructs: structs.reduce(into: []) { $0.formUnion($1) })
    return inParallel(files, jobs: jobs) { index in
      mentionsModules[index] || fields.occurs(in: files[index].bytes)
    }
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

/// Maps the files on several threads, each with about the same number of bytes; the order of the
/// results is that of the files.
private func inParallel<Result: Sendable>(
  _ files: [SourceFile], jobs: Int, _ transform: @Sendable (Int) -> Result
) -> [Result] {
  let parts = shares(of: files, count: max(1, min(jobs, files.count)))
  let results = Parts<Result>(count: parts.count)
  DispatchQueue.concurrentPerform(iterations: parts.count) { part in
    results.store(parts[part].map { ($0, transform($0)) }, at: part)
  }
  return results.all.sorted { $0.0 < $1.0 }.map(\.1)
}

/// Divides the files into shares of about the same number of bytes: the largest first, each to the
/// share that has least.
private func shares(of files: [SourceFile], count: Int) -> [[Int]] {
  guard count > 1 else { return [Array(files.indices)] }
  var shares = [[Int]](repeating: [], count: count)
  var sizes = [Int](repeating: 0, count: count)
  let order = files.indices.sorted { (files[$1].bytes.count, $0) < (files[$0].bytes.count, $1) }
  for file in order {
    let least = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
    shares[least].append(file)
    sizes[least] += files[file].bytes.count
  }
  return shares
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
