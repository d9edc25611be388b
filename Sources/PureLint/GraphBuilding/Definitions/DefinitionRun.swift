import GraphModel
import PureLintResolution
import PureLintWiring

/// A run of the code behind an assembly's member, step by step: what is stored under which key, and
/// which placeholders find nothing.
///
/// What may run or not, such as a branch, may store what others find, and is blamed for nothing.
struct DefinitionRun {
  /// An assembly's member, as whoever has the assembly asks for it.
  struct Ask: Hashable {
    let member: DeclarationID
    /// The class of the assembly that is asked.
    let assembly: DeclarationID
  }

  /// A key of one assembly.
  struct Key: Hashable {
    let assembly: DeclarationID
    let key: String
  }

  /// A placeholder that is asked for in vain.
  struct Failure {
    let placeholder: Definition
    let assembly: DeclarationID
  }

  /// How many members are asked before the rest is left open.
  private static let stepLimit = 2_000

  private let steps: DefinitionSteps
  private var remaining = Self.stepLimit
  private var depth = 0
  /// What can be found under each key while the outermost definition is being built.
  private var stored: [Key: SwiftType] = [:]
  /// What the computed keys of each assembly begin with, under which anything may be found.
  private var open: [DeclarationID: Set<String>] = [:]
  /// The lazy singletons that are there.
  private(set) var singletons: Set<Key>
  private(set) var failures: [Failure] = []
  /// The later requests of objects that have been built.
  private(set) var later: [Ask] = []
  /// The members that are being asked, so that recursion ends.
  private var asked: [Ask: Int] = [:]

  /// - Parameter singletons: Those that have been built before.
  init(_ steps: DefinitionSteps, _ singletons: Set<Key> = []) {
    self.steps = steps
    self.singletons = singletons
  }

  /// Whether all that happens was followed.
  var isComplete: Bool { remaining > 0 }

  mutating func ask(_ ask: Ask, isCertain: Bool = true) {
    guard remaining > 0, asked[ask, default: 0] < 3 else { return }
    remaining -= 1
    asked[ask, default: 0] += 1
    run(steps.body(of: ask.member), ask.assembly, isCertain)
    asked[ask, default: 1] -= 1
  }

  private mutating func run(
    _ body: [DefinitionSteps.Step],
    _ assembly: DeclarationID,
    _ isCertain: Bool
  ) {
    for step in body {
      let isCertain = isCertain && step.isCertain
      switch step.action {
      case .ask(let member, let other, let isDynamic):
        let holder = other ?? assembly
        let meant = isDynamic ? steps.override(of: member, in: holder) : member
        if step.isLater { later.append(Ask(member: meant, assembly: holder)) }
        ask(Ask(member: meant, assembly: holder), isCertain: isCertain)
      case .define(let definition, let value, let completion):
        define(definition, value, completion, assembly, isCertain)
      }
    }
  }

  private mutating func define(
    _ definition: Definition,
    _ value: [DefinitionSteps.Step],
    _ completion: [DefinitionSteps.Step],
    _ assembly: DeclarationID,
    _ isCertain: Bool
  ) {
    guard let name = definition.key else {
      open[assembly, default: []].insert(definition.keyPrefix)
      build(nil, definition, value, completion, assembly, isCertain)
      return
    }
    let key = Key(assembly: assembly, key: name)
    if definition.kind == .placeholder {
      guard isCertain, !isFound(key, by: definition) else { return }
      failures.append(Failure(placeholder: definition, assembly: assembly))
      return
    }
    if definition.lifetime == .singleton, singletons.contains(key) { return }
    if definition.lifetime != .transient, isCertain, stored[key] != nil { return }
    build(key, definition, value, completion, assembly, isCertain)
  }

  private mutating func build(
    _ key: Key?,
    _ definition: Definition,
    _ value: [DefinitionSteps.Step],
    _ completion: [DefinitionSteps.Step],
    _ assembly: DeclarationID,
    _ isCertain: Bool
  ) {
    depth += 1
    run(value, assembly, isCertain)
    if let key {
      stored[key] = isCertain || stored[key] == nil ? steps.type(of: definition) : .unknown
    }
    run(completion, assembly, isCertain)
    depth -= 1
    if let key, definition.lifetime == .singleton, isCertain { singletons.insert(key) }
    if depth == 0 {
      stored = [:]
      open = [:]
    }
  }

  private func isFound(_ key: Key, by placeholder: Definition) -> Bool {
    if open[key.assembly]?.contains(where: key.key.hasPrefix) == true { return true }
    guard let type = stored[key] else { return false }
    return steps.mayBe(type, placeholder)
  }
}
