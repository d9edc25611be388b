/// The members of the library's values that yield what keys have for tests alone.
struct DependencyMembers {
  /// By name.
  private(set) var keys: [Name: DeclarationID] = [:]
  private var members: [DeclarationID: [DeclarationID]] = [:]

  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(of keys: [DeclarationID], _ resolver: Resolver) {
    self.resolver = resolver
    let wanted = Set(keys)
    for mention in resolver.facts.typeMentions where wanted.contains(mention.type) {
      guard let source = mention.place.source, isAsked(mention.place) else { continue }
      let id = program.memberDeclaration(around: source)
      guard program[id].kind == .variable, let holder = program[id].parent, isOfValues(holder)
      else { continue }
      self.keys[program[id].name] = mention.type
      members[mention.type, default: []].append(id)
    }
    removeAmbiguous()
  }

  private func isOfValues(_ holder: DeclarationID) -> Bool {
    program[holder].kind == .extensionBlock && program[holder].name == DependencyNames.values
  }

  /// Whether a type stands in the brackets of `self[Key.self]`.
  private func isAsked(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    let start = place.source.map { program[program.memberDeclaration(around: $0)].node }
    let around = tree.nodes(aroundToken: place.token, from: start ?? .root)
    guard let call = around.last(where: { tree.kind($0) == .subscriptCall }),
      let base = tree.expression(in: call)
    else { return false }
    return tree.text(base) == "self"
  }

  /// Forgets names that several targets give to members of their own.
  private mutating func removeAmbiguous() {
    guard !keys.isEmpty else { return }
    var counts: [Name: Int] = [:]
    for holder in resolver.symbols.extensions(ofTypesNamed: DependencyNames.values) {
      for member in resolver.symbols.members(heldBy: holder) {
        counts[program[member].name, default: 0] += 1
      }
    }
    keys = keys.filter { counts[$0.key] == 1 }
  }

  /// The keys among some to which code outside tests may give another value: a file that names one,
  /// or a member of it, and has a word by which values are put in.
  /// - Complexity: O(bytes of all files + files × keys).
  func overridden(among keys: [DeclarationID]) -> Set<DeclarationID> {
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
      for (key, names) in namesOfKeys where names.contains(where: isMentioned) {
        if isOverriding || !isDeclared(key, in: file) { found.insert(key) }
      }
    }
    return found
  }

  /// Whether a file declares a key or a member of it.
  private func isDeclared(_ key: DeclarationID, in file: Int) -> Bool {
    program[key].file == file || (members[key] ?? []).contains { program[$0].file == file }
  }
}
