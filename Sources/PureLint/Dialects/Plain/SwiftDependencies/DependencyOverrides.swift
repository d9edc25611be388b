import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The keys among some to which code outside tests may give another value.
struct DependencyOverrides {
  private let keys: [DeclarationID]
  private let members: [DeclarationID: [DeclarationID]]
  private let program: Program

  init(of keys: [DeclarationID], _ members: DependencyMembers, _ program: Program) {
    self.keys = keys
    self.members = members.members
    self.program = program
  }

  /// A key may be given a value in a file that puts values in and leads to it, or that speaks of
  /// the library's values and of it without declaring it.
  /// - Complexity: O(bytes of all files + files × keys).
  func all() -> Set<DeclarationID> {
    guard !keys.isEmpty else { return [] }
    let (words, values) = (DependencyNames.overrides, DependencyNames.values)
    var namesOfKeys: [DeclarationID: Set<Name>] = [:]
    for key in keys {
      namesOfKeys[key] = Set(([key] + (members[key] ?? [])).map { program[$0].name })
    }
    let names = NameSet(namesOfKeys.values.reduce(words.union([values])) { $0.union($1) })
    var found: Set<DeclarationID> = []
    for file in program.sourceFiles where !program.targets.isTest(file: file) {
      let slots = Set(Mention.all(of: names, in: program.trees.source(file)).map { Int($0.slot) })
      func isMentioned(_ name: Name) -> Bool { names.slot(of: name).map(slots.contains) == true }
      let isOverriding = words.contains(where: isMentioned)
      guard isOverriding || isMentioned(values) else { continue }
      let mentioned = namesOfKeys.filter { $0.value.contains(where: isMentioned) }
      guard !mentioned.isEmpty else { continue }
      if isMentioned(values) {
        found.formUnion(mentioned.keys.filter { isOverriding || !isDeclared($0, in: file) })
      } else {
        let reached = namesReached(in: file, keys: Set(mentioned.keys.map { program[$0].name }))
        found.formUnion(mentioned.filter { !$0.value.isDisjoint(with: reached) }.keys)
      }
    }
    return found
  }

  /// Whether a file declares a key or a member of it.
  private func isDeclared(_ key: DeclarationID, in file: Int) -> Bool {
    program[key].file == file || (members[key] ?? []).contains { program[$0].file == file }
  }

  /// The names by which a file may lead to a value: keys, members of anything but `self`, and what
  /// paths go through, previews and properties that read a value aside.
  private func namesReached(in file: Int, keys: Set<Name>) -> Set<Name> {
    let tree = program.parseBodies(of: file)
    var found: Set<Name> = []
    var position = 0
    while position < tree.nodes.count {
      let node = NodeIndex(position)
      if isRead(node, tree) || isPreview(node, tree) {
        position = tree.end(of: node)
        continue
      }
      switch tree.kind(node) {
      case .nameExpression:
        if keys.contains(tree.name(node)) { found.insert(tree.name(node)) }
      case .implicitMember, .keyPathComponent: found.insert(tree.name(node))
      case .memberAccess:
        if !isOfSelf(node, tree) { found.insert(tree.name(node)) }
      default: break
      }
      position += 1
    }
    return found
  }

  /// Whether a node is the attribute of a property that reads a value.
  private func isRead(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.kind(node) == .attribute
      && tree.type(in: node).map { tree.name($0) } == DependencyNames.wrapper
  }

  /// Whether a node is a type or a macro that shows a part of the app while it is written.
  private func isPreview(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    if tree.kind(node) == .macroExpansion {
      return program.libraries.knows(tree.name(node), .isPreview)
    }
    guard tree.kind(node).isDeclaration, let clause = tree.child(node, .inheritanceClause) else {
      return false
    }
    return tree.children(clause).contains { inherited in
      tree.type(in: inherited).map { program.libraries.knows(tree.name($0), .isPreview) } == true
    }
  }

  /// Whether a member is one of `self`, written so.
  private func isOfSelf(_ access: NodeIndex, _ tree: SyntaxTree) -> Bool {
    guard let base = tree.expression(in: access), tree.kind(base) == .nameExpression else {
      return false
    }
    return tree.tokens.kinds[tree.mainToken(base).position] == .kwSelf
  }
}
