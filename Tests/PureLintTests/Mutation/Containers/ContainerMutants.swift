@testable import PureLintSyntax

extension MutationKind {
  /// Takes out what is registered in a container, with all that is said of it there. Whoever asks
  /// finds nothing, and what only it asked for has the same cause.
  static let dropFromContainer = MutationKind(name: "drop from a container") { outline in
    let swinject = SwinjectOutline(outline)
    return swinject.registrations.indices.compactMap { index in
      let statement = swinject.registrations[index].statement
      guard !outline.isUsedOnly(in: statement) else { return nil }
      return Mutant(
        title: "'\(swinject.graph.services[index].name)' is not registered",
        edits: [outline.removal(of: statement)],
        expected: swinject.missing(without: [index])
      )
    }
  }

  /// Never applies an assembly: nobody uses it, and whoever asks for what it registers finds nothing.
  static let dropAssembly = MutationKind(name: "drop an assembly") { outline in
    let swinject = SwinjectOutline(outline)
    return outline.sites(of: .call).compactMap { call in
      let assembly = outline.calleeName(of: call)
      let lost = swinject.registrations.indices.filter {
        swinject.registrations[$0].assembly == assembly
      }
      guard !lost.isEmpty, let declaration = outline.types[assembly]?.declaration else {
        return nil
      }
      return Mutant(
        title: "'\(assembly)' is never applied",
        edits: [outline.removal(ofElement: call)],
        expected: [outline.unused(typeAt: declaration)] + swinject.missing(without: lost)
      )
    }
  }

  /// Takes one statement out of a closure that runs once something is stored, or comes from a
  /// storyboard. What only that statement asked for is unused.
  static let dropCompletion = MutationKind(name: "drop a completion") { outline in
    let swinject = SwinjectOutline(outline)
    let closures = outline.sites(of: .call).filter {
      ["initCompleted", "storyboardInitCompleted"].contains(outline.calleeName(of: $0))
    }
    .compactMap(outline.trailingClosure)
    return closures.flatMap(outline.statements).filter { outline.assignment(at: $0) != nil }.map {
      Mutant(
        title: "a completion does without a statement",
        edits: [outline.removal(of: $0)],
        expected: swinject.graph.leftUnused(without: $0, in: outline)
      )
    }
  }

  /// Gives a registration each of the other scopes.
  static let changeObjectScope = MutationKind(name: "change an object scope") { outline in
    let swinject = SwinjectOutline(outline)
    return swinject.registrations.indices.flatMap { index -> [Mutant] in
      let registration = swinject.registrations[index]
      let isFixed = outline.arguments(of: registration.call).contains { $0.label == "dependency" }
      let lifetime = swinject.graph.services[index].lifetime
      return Lifetime.allCases.filter { $0 != lifetime && !isFixed }.map { lifetime in
        var changed = swinject.graph
        changed.services[index].lifetime = lifetime
        changed.services[index].isLifetimeWritten = lifetime == .each
        return Mutant(
          title: "'\(changed.services[index].name)' is a '\(lifetime.objectScope)'",
          edits: [outline.edit(giving: lifetime, to: registration)],
          expected: changed.expected(in: .swinject, outline)
        )
      }
    }
  }
}

extension SwinjectOutline {
  /// The findings at those who ask for what only lost registrations gave, once for each question.
  /// What nobody asks for any more does not get to ask.
  fileprivate func missing(without lost: [Int]) -> [Mutant.Expectation] {
    let rest = graph.asks.filter { ask in !(ask.asker.map(lost.contains) ?? false) }
    var reached: Set<Int> = []
    var queue = rest.filter { $0.asker == nil }.map(\.service)
    while let next = queue.popLast() {
      guard !lost.contains(next), reached.insert(next).inserted else { continue }
      queue += rest.filter { $0.asker == next }.map(\.service)
    }
    return rest.filter { ask in
      lost.contains(ask.service) && !ask.isOptional && ask.asker.map(reached.contains) ?? true
    }
    .map { ask in
      Mutant.Expectation(ruleID: "missing-provider", place: outline.place(ask.site).kept)
    }
  }
}

extension AppOutline {
  /// Whether some local is mentioned in a statement and nowhere else.
  fileprivate func isUsedOnly(in statement: Site) -> Bool {
    sites(of: .variableDeclaration).contains { declaration in
      guard declaration.file == statement.file, let block = parent(of: declaration),
        tree(block).kind(block.node) == .codeBlock, contains(block, statement)
      else { return false }
      let tree = tree(declaration)
      let names = tree.namesBound(by: declaration.node).map { tree.text($0) }
      let mentions = sites(of: .nameExpression).filter {
        contains(block, $0) && names.contains(tree.text($0.node))
      }
      return !mentions.isEmpty && mentions.allSatisfy { contains(statement, $0) }
    }
  }

  /// Takes an element out of a list, or the whole statement where there is no list.
  fileprivate func removal(ofElement call: Site) -> Mutant.Edit {
    guard let list = parent(of: call), tree(list).kind(list.node) == .arrayExpression else {
      return removal(of: statement(around: call))
    }
    let ranges = tree(list).children(list.node).map { range(Site(file: call.file, node: $0)) }
    let index = ranges.firstIndex(of: range(call)) ?? 0
    let isLast = index == ranges.count - 1
    let start = isLast && index > 0 ? ranges[index - 1].upperBound : ranges[index].lowerBound
    let end = isLast ? ranges[index].upperBound : ranges[index + 1].lowerBound
    return Mutant.Edit(file: call.file, range: start..<end, replacement: "")
  }

  fileprivate func edit(
    giving lifetime: Lifetime,
    to registration: SwinjectOutline.Registration
  ) -> Mutant.Edit {
    guard let scope = registration.scope else {
      let end = range(registration.call).upperBound
      let text = ".inObjectScope(.\(lifetime.objectScope))"
      return insertion(text, at: end, of: registration.call.file)
    }
    return Mutant.Edit(
      file: scope.file,
      range: range(scope),
      replacement: ".\(lifetime.objectScope)"
    )
  }
}
