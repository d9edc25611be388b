@testable import PureLintSyntax

extension MutationKind {
  /// Makes two providers need each other at once: two lazy members of a class, one of them and
  /// itself, or two locals of a function, where waiting does not help.
  static let closeEagerCycle = MutationKind(name: "close an eager cycle") { outline in
    ProviderPair.members(in: outline).map { $0.mutant(waits: false, outline) }
      + ProviderPair.locals(in: outline).flatMap { pair in
        [pair.mutant(waits: false, outline), pair.mutant(waits: true, outline)]
      }
  }

  /// Makes two lazy members need each other, the second in a closure that runs later.
  static let closeWaitingCycle = MutationKind(name: "close a cycle that waits") { outline in
    ProviderPair.members(in: outline).map { $0.mutant(waits: true, outline) }
  }
}

/// Two providers of which the later is made to need the earlier, or the earlier the later.
private struct ProviderPair {
  /// The one that a new mention is written into.
  let user: ProviderOutline
  let used: ProviderOutline
  /// The mention of the user in what is used; nil if a mutant has to write that too.
  let back: Site?

  // MARK: Search

  /// All pairs of lazy members of one class, and each member with itself.
  static func members(in outline: AppOutline) -> [ProviderPair] {
    let members = outline.providers().filter { if case .type = $0.owner { true } else { false } }
    return groups(of: members).flatMap { members in
      members.indices.flatMap { first in
        members[first...].map { second -> ProviderPair in
          let earlier = members[first]
          // What already needs the other keeps its mention.
          if let mention = eagerMention(of: second, in: earlier, outline) {
            return ProviderPair(user: second, used: earlier, back: mention)
          }
          let mention = eagerMention(of: earlier, in: second, outline)
          return ProviderPair(user: earlier, used: second, back: mention)
        }
      }
    }
  }

  /// All pairs of locals of one function where the later needs the earlier already.
  static func locals(in outline: AppOutline) -> [ProviderPair] {
    let locals = outline.providers().filter { if case .function = $0.owner { true } else { false } }
    return groups(of: locals).flatMap { locals in
      locals.indices.flatMap { index -> [ProviderPair] in
        var needing = [index]
        var pairs: [ProviderPair] = []
        for later in locals.indices where later > index {
          let mentions = needing.flatMap { outline.mentions(of: locals[$0]).sites }
          let mention = mentions.first { outline.contains(locals[later].value, $0) }
          guard let mention else { continue }
          needing.append(later)
          // Before its declaration, a local does not hide the type's member of its name.
          guard !outline.isMember(locals[later].name, around: locals[later].binding) else {
            continue
          }
          pairs.append(ProviderPair(user: locals[index], used: locals[later], back: mention))
        }
        return pairs
      }
    }
  }

  /// Providers of one owner together, in source order.
  private static func groups(of providers: [ProviderOutline]) -> [[ProviderOutline]] {
    var groups: [[ProviderOutline]] = []
    for provider in providers {
      if let index = groups.firstIndex(where: { $0[0].owner == provider.owner }) {
        groups[index].append(provider)
      } else {
        groups.append([provider])
      }
    }
    return groups
  }

  /// The first mention of a provider in the value of another that is evaluated with the value.
  private static func eagerMention(
    of mentioned: ProviderOutline,
    in user: ProviderOutline,
    _ outline: AppOutline
  ) -> Site? {
    outline.mentions(of: mentioned).sites.first { site in
      guard outline.contains(user.value, site) else { return false }
      return outline.ancestors(of: site).prefix { outline.contains(user.value, $0) }.allSatisfy {
        outline.tree($0).kind($0.node) != .closure && !outline.isDependencyOfBuilder($0)
      }
    }
  }

  // MARK: Mutants

  func mutant(waits: Bool, _ outline: AppOutline) -> Mutant {
    var edits = wrapping(user, used, waits: waits, outline)
    var places = [Mutant.Place.inserted(edit: 1, offset: suffix(used, waits: waits).mention)]
    if let back {
      places.append(.kept(file: back.file, offset: outline.range(back).lowerBound))
    } else if user.binding != used.binding {
      places.append(.inserted(edit: 3, offset: suffix(user, waits: false).mention))
      edits += wrapping(used, user, waits: false, outline)
    }
    let annotations = isMember ? parties.compactMap(outline.annotation) : []
    // The first edge in source order is the one in the earlier of the two.
    let isUserFirst = user.binding.node <= used.binding.node
    let helper = """

      private func linked<Value>(_ value: Value, to other: Any) -> Value { value }
      private func linked<Value>(_ value: Value, later other: @escaping () -> Any) -> Value { value }

      """
    let isFatal = !waits || !isMember
    return Mutant(
      title: "'\(user.name)' and '\(used.name)' need each other"
        + (waits ? ", the former later" : ""),
      edits: edits + annotations + [outline.append(helper, to: user.binding.file)],
      expected: isFatal
        ? [
          .init(
            ruleID: "dependency-cycle",
            place: isUserFirst ? places[0] : places[places.count - 1]
          )
        ]
        : []
    )
  }

  private var parties: [ProviderOutline] { user == used ? [user] : [user, used] }

  private var isMember: Bool { if case .type = user.owner { true } else { false } }

  /// `value` becomes `linked(value, to: other)`.
  private func wrapping(
    _ user: ProviderOutline,
    _ used: ProviderOutline,
    waits: Bool,
    _ outline: AppOutline
  ) -> [Mutant.Edit] {
    let range = outline.range(user.value)
    let file = user.binding.file
    return [
      Mutant.Edit(
        file: file,
        range: range.lowerBound..<range.lowerBound,
        replacement: "linked("
      ),
      Mutant.Edit(
        file: file,
        range: range.upperBound..<range.upperBound,
        replacement: suffix(used, waits: waits).text
      ),
    ]
  }

  private func suffix(_ used: ProviderOutline, waits: Bool) -> (text: String, mention: Int) {
    let name = isMember ? "self.\(used.name)" : used.name
    return waits ? (", later: { \(name) })", 11) : (", to: \(name))", 6)
  }
}

extension AppOutline {
  /// Whether the type around a site has a variable of a name.
  fileprivate func isMember(_ name: String, around site: Site) -> Bool {
    scope(of: site).map { members(of: $0).contains { binding(named: name, in: $0) != nil } }
      ?? false
  }

  /// The type of what a provider's value builds, where the source leaves it to be inferred: the
  /// compiler does not infer types in a circle.
  func annotation(of provider: ProviderOutline) -> Mutant.Edit? {
    let tree = tree(provider.value)
    guard tree.annotatedType(of: provider.binding.node) == nil,
      constructions.contains(where: { $0.site == provider.value }),
      let callee = tree.expression(in: provider.value.node),
      let pattern = tree.child(provider.binding.node, .identifierPattern)
    else { return nil }
    let end = Int(tree.range(pattern).upperBound)
    return Mutant.Edit(
      file: provider.binding.file,
      range: end..<end,
      replacement: ": " + tree.text(callee).replacing(/\.init$/, with: "")
    )
  }

  /// Whether a site is the argument that a factory or a configurator evaluates when it is used.
  fileprivate func isDependencyOfBuilder(_ site: Site) -> Bool {
    let tree = tree(site)
    guard tree.kind(site.node) == .argument, tree.flags(site.node).contains(.hasLabel),
      tree.text(tree.mainToken(site.node)) == "dependency",
      let list = parent(of: site), let call = parent(of: list)
    else { return false }
    // What is built under a name of several types is most often a factory too.
    return !constructions.contains { construction in
      guard construction.site == call, case .type = construction.built else { return false }
      return true
    }
  }
}
