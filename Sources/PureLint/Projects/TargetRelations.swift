/// Resolves the names that targets depend on, and finds the targets that only tests are built with.
struct TargetRelations {
  /// Element `i` holds the direct dependencies that target `i` can import.
  private(set) var edges: [[Int]] = []
  /// Element `i` says whether target `i` is a test, or is there for tests alone.
  private(set) var isTest: [Bool]

  private let entries: [TargetAssembly.Entry]
  private var products: [String: [Int]] = [:]
  private var modules: [String: [Int]] = [:]

  /// More targets of one name than this are not looked at.
  private static let nameLimit = 64

  init(_ assembly: TargetAssembly, _ projects: [ProjectDescription]) {
    entries = assembly.targets
    isTest = entries.map { $0.kind.isTest || $0.isTestOnly }
    for (index, entry) in entries.enumerated() {
      for name in Set([moduleName(of: entry.name), entry.module]) {
        Self.append(index, to: &modules[name, default: []])
      }
    }
    for (index, project) in projects.enumerated() {
      for (product, names) in project.products {
        let found = names.compactMap { assembly.target($0, in: index)?.rawValue }
        for target in found { Self.append(target, to: &products[product, default: []]) }
      }
    }
    let all = entries.enumerated().map { dependencies(of: $1, at: $0, in: assembly) }
    findTestSupport(all)
    edges = all.enumerated().map { index, targets in
      targets.filter { isTest[index] || !isTest[$0] && entries[$0].kind.isImportable }
    }
  }

  private static func append(_ target: Int, to list: inout [Int]) {
    if list.count < nameLimit, list.last != target { list.append(target) }
  }

  /// A name means a target of the same project, else a product of any other, else a target of any
  /// other; what none declares comes from outside.
  private func dependencies(
    of entry: TargetAssembly.Entry,
    at index: Int,
    in assembly: TargetAssembly
  ) -> [Int] {
    var found: Set<Int> = []
    for name in entry.dependencies ?? [] {
      if let own = assembly.target(name, in: entry.project) {
        found.insert(own.rawValue)
      } else {
        found.formUnion(products[name] ?? modules[moduleName(of: name)] ?? [])
      }
    }
    found.remove(index)
    return found.sorted()
  }

  /// Marks the libraries named as those of tests are that nothing but tests depends on.
  private mutating func findTestSupport(_ edges: [[Int]]) {
    let isKnown = entries.allSatisfy { $0.kind.isTest || !$0.hasSources || $0.dependencies != nil }
    guard isKnown else { return }
    var dependents = Array(repeating: [Int](), count: entries.count)
    for (target, dependencies) in edges.enumerated() {
      for dependency in dependencies { dependents[dependency].append(target) }
    }
    let candidates = entries.indices.filter {
      entries[$0].kind == .library && !dependents[$0].isEmpty && Self.isForTests(entries[$0].name)
    }
    // Each round finds what supports the targets that the round before it found.
    for _ in 0..<4 {
      for target in candidates where dependents[target].allSatisfy({ isTest[$0] }) {
        isTest[target] = true
      }
    }
  }

  private static func isForTests(_ name: String) -> Bool {
    ["Test", "Mock", "Stub", "Fake", "Fixture"].contains { name.contains($0) }
  }
}
