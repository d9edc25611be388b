import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The types and functions outside tests that what the system starts leads to, as far as names tell.
///
/// A declaration at top level leads to all that its words may mean, comments included. So files count
/// whose bodies nobody looks into, and which these are makes no difference.
package struct ReachedByName {
  private let resolver: Resolver
  /// The types, and the functions, variables and extensions of libraries' types at top level.
  private var reached: Set<DeclarationID> = []
  private let calls: CallsByName
  /// Libraries' classes that call nothing of an heir which it does not override.
  private let classes: Set<Name>

  private var program: Program { resolver.program }

  /// - Parameters:
  ///   - members: The names of the members that are going to be asked for.
  ///   - classes: Libraries' classes that call nothing of an heir which it does not override.
  /// - Complexity: O(size of the sources).
  package init(_ resolver: Resolver, members: Set<Name>, heirsOf classes: Set<Name>) {
    self.resolver = resolver
    self.classes = classes
    calls = CallsByName(of: members, resolver)
    var graph = Graph()
    let targets = targets()
    let followed = Relevance.followedNames(resolver.symbols)
    let names = followed.intersection(targets.keys)
    let mentions = resolver.symbols.mentions ?? resolver.search(for: followed)
    add(mentions, of: names, targets, to: &graph)
    // An alias of a library's type may hide what its extensions add.
    let others = members.intersection(targets.keys).subtracting(followed)
    if !others.isEmpty {
      let mentions =
        MentionSearch(ofFew: spellings(of: others), in: sources, jobs: resolver.team.count)
        ?? resolver.search(for: others)
      add(mentions, of: others, targets, to: &graph)
    }
    var waiting = graph.first.union(starts())
    while let next = waiting.popFirst() {
      guard !resolver.isPreview(next), reached.insert(next).inserted else { continue }
      waiting.formUnion(graph.mentioned[next] ?? [])
      waiting.formUnion(resolver.ancestors(of: next).filter(program.isSource))
    }
  }

  /// The mentions between declarations.
  private struct Graph {
    var mentioned: [DeclarationID: Set<DeclarationID>] = [:]
    /// The mentions in code at top level.
    var first: Set<DeclarationID> = []
  }

  /// The declarations that a mention of each name reaches.
  private func targets() -> [Name: [DeclarationID]] {
    var found: [Name: [DeclarationID]] = [:]
    for file in program.sourceFiles where !program.targets.isTest(file: file) {
      for entry in program.files[file].topLevel {
        let id = DeclarationID(file: file, index: entry.declaration)
        let unit = topLevelUnit(of: id)
        guard program[id].kind == .extensionBlock, unit == id else {
          found[program[id].name, default: []].append(unit)
          continue
        }
        for member in resolver.symbols.members(heldBy: id) {
          found[program[member].name, default: []].append(unit)
        }
      }
    }
    return found
  }

  private var sources: [SourceFile] { program.sourceFiles.map { program.trees.source($0) } }

  /// Names of members as letters.
  private func spellings(of names: Set<Name>) -> [Name: ArraySlice<UInt8>] {
    var found: [Name: ArraySlice<UInt8>] = [:]
    for file in program.sourceFiles {
      for entry in program.files[file].topLevel {
        let block = DeclarationID(file: file, index: entry.declaration)
        for id in program.children(of: block) where names.contains(program[id].name) {
          let text = program.text(id)
          // No search for words finds what is none.
          if NameSet.isWord(text) { found[program[id].name] = Array(text.utf8)[...] }
        }
      }
    }
    return found
  }

  /// Adds the mentions of some names.
  private func add(
    _ mentions: MentionSearch,
    of names: Set<Name>,
    _ targets: [Name: [DeclarationID]],
    to graph: inout Graph
  ) {
    for name in names {
      for group in mentions.index.groups(name) { add(group, targets[name] ?? [], to: &graph) }
    }
  }

  /// Adds the mentions of a name in one file.
  private func add(
    _ mentions: ArraySlice<MentionIndex.Place>,
    _ targets: [DeclarationID],
    to graph: inout Graph
  ) {
    guard let file = mentions.first.map({ Int($0.file) }), !program.targets.isTest(file: file)
    else {
      return
    }
    let map = program.targets
    let visible = targets.filter { map.canSee(fromFile: file, toFile: program[$0].file) }
    guard !visible.isEmpty else { return }
    var last: Range<UInt32> = 0..<0
    for mention in mentions where !last.contains(mention.offset) {
      if let around = program.files[file].topLevelDeclaration(at: mention.offset) {
        last = around.range
        let id = DeclarationID(file: file, index: around.declaration)
        if !isTopLevelCode(id) {
          graph.mentioned[topLevelUnit(of: id), default: []].formUnion(visible)
          continue
        }
      }
      if program.files[file].hasTopLevelCode, !isInMacro(mention.offset, file) {
        graph.first.formUnion(visible)
      }
    }
  }

  /// Whether a declaration is a variable of a script, which gets its value when its line is reached.
  private func isTopLevelCode(_ id: DeclarationID) -> Bool {
    program[id].kind == .variable && program[id].parent == nil
      && program.files[Int(id.file)].hasTopLevelCode
  }

  /// Whether a byte is in a macro at top level: the compiler puts that elsewhere, if anywhere in an app.
  private func isInMacro(_ offset: UInt32, _ file: Int) -> Bool {
    let tree = program.trees[file]
    return tree.children(.root).contains { node in
      guard tree.kind(node) == .macroExpansion else { return false }
      let span = tree.nodes[node.position]
      let last = tree.range(TokenIndex(span.endToken - 1))
      return (tree.range(TokenIndex(span.firstToken)).lowerBound..<last.upperBound).contains(offset)
    }
  }

  /// The code that runs without being mentioned: types that the system builds, and declarations for
  /// clients out of sight.
  private func starts() -> [DeclarationID] {
    program.sourceFiles.flatMap { file in
      program.files[file].topLevel.map { DeclarationID(file: file, index: $0.declaration) }
    }
    .filter(resolver.runsUnmentioned).map(topLevelUnit)
  }

  /// Whether the code around a declaration may run in the app.
  private func contains(_ id: DeclarationID) -> Bool {
    let unit = topLevelUnit(of: id)
    return reached.contains(unit) || isTopLevelCode(unit)
  }

  /// Whether the code at a place may run in the app.
  package func contains(_ place: Place) -> Bool {
    guard let source = place.source else {
      return !isInMacro(program.trees[place.file].range(place.token).lowerBound, place.file)
    }
    return contains(source) && !isInIdle(source)
  }

  /// Whether a declaration is or is in a function that nobody names and no protocol or superclass may know.
  package func isInIdle(_ source: DeclarationID) -> Bool {
    isIdle(program.memberDeclaration(around: source))
  }

  /// Whether a function is one that nobody names and no protocol or superclass may know.
  private func isIdle(_ function: DeclarationID) -> Bool {
    resolver.isCalledByNameAlone(function, inHeirsOf: classes) && calls.areNone(of: function)
  }

  /// The type at top level that a declaration is or belongs to; else what stands around it there.
  private func topLevelUnit(of id: DeclarationID) -> DeclarationID {
    var next = id
    while let parent = program[next].parent { next = parent }
    guard program[next].kind == .extensionBlock,
      var type = resolver.extendedType(of: next).declaration, program.isSource(type)
    else { return next }
    while let parent = program[type].parent { type = parent }
    return type
  }
}
