@testable import PureLintSyntax

extension MutationKind {
  /// Takes out a registration. Whoever asks for its key finds nothing, and what only it asked for
  /// has the same cause. Of two that exclude each other, some build has the other.
  static let dropRegistration = MutationKind(name: "drop a registration") { outline in
    let dirk = DirkOutline(outline)
    return dirk.registrations.indices.map { index in
      let registration = dirk.registrations[index]
      return Mutant(
        title: "'\(registration.key)' is not registered",
        edits: [outline.removal(of: registration.call)],
        expected: registration.isConditional ? [] : dirk.missing(without: [index])
      )
    }
  }

  /// Never starts a module: whoever asks for what it registers finds nothing. If nobody does, the
  /// module is unused.
  static let dropModule = MutationKind(name: "drop a module") { outline in
    let dirk = DirkOutline(outline)
    return outline.sites(of: .call).compactMap { call in
      let module = outline.calleeName(of: call)
      let listed = dirk.registrations.indices.filter { dirk.registrations[$0].module == module }
      guard !listed.isEmpty, let declaration = outline.types[module]?.declaration else {
        return nil
      }
      let statement = outline.statement(around: call)
      let missing = dirk.missing(without: listed)
      return Mutant(
        title: "'\(module)' is never started",
        edits: [outline.removal(of: statement)],
        expected: missing.isEmpty ? [outline.unused(typeAt: declaration)] : missing
      )
    }
  }

  /// Makes a factory a singleton, or the reverse. What a singleton keeps of a factory's is told, if
  /// others ask for it too.
  static let changeLifetime = MutationKind(name: "make a lifetime shorter or longer") { outline in
    let dirk = DirkOutline(outline)
    return dirk.graph.services.indices.compactMap { index in
      var changed = dirk.graph
      guard let other = changed.services[index].lifetime.otherProvider else { return nil }
      changed.services[index].lifetime = other.lifetime
      return Mutant(
        title: "'\(changed.services[index].name)' is a '\(other.name)'",
        edits: [outline.renaming(of: dirk.registrations[index].call, to: other.name)],
        expected: changed.expected(in: .dirk, outline)
      )
    }
  }

  /// Asks for an optional, which is a key of its own that nobody registers.
  static let askForOptional = MutationKind(name: "ask for an optional") { outline in
    let wrappers = outline.wrappersByType
    return outline.sites(of: .variableDeclaration).flatMap { property -> [Mutant] in
      let tree = outline.tree(property)
      guard outline.attributes(of: property).contains(where: { wrappers.contains($0.name) }),
        let binding = tree.child(property.node, .patternBinding),
        let type = tree.annotatedType(of: binding), tree.kind(type) == .identifierType
      else { return [] }
      return ["?", "!"].map { mark in
        let end = Int(tree.range(type).upperBound)
        return Mutant(
          title: "'\(tree.text(binding))' ends in '\(mark)'",
          edits: [outline.insertion(mark, at: end, of: property.file)],
          expected: [
            Mutant.Expectation(
              ruleID: "missing-provider",
              place: outline.place(Site(file: property.file, node: binding)).kept
            )
          ]
        )
      }
    }
  }
}

extension AppOutline {
  /// The property wrappers that ask by the type of the property, and may not go without.
  fileprivate var wrappersByType: Set<String> {
    imports("Dirk")
      ? Set(DirkOutline.wrappers.keys)
      : imports("Resolver") ? ["Injected", "LazyInjected", "InjectedObject"] : []
  }
}

extension DirkOutline {
  /// The findings at those who ask for what only lost registrations gave. The builders of these do
  /// not get to ask, nor does what they built, if it is known by a protocol alone.
  fileprivate func missing(without lost: [Int]) -> [Mutant.Expectation] {
    let found = graph.asks.filter { ask in
      guard lost.contains(ask.service) else { return false }
      guard let asker = ask.asker, lost.contains(asker) else { return true }
      let registration = registrations[asker]
      return registration.type == registration.key && !outline.contains(registration.call, ask.site)
    }
    return Set(found.map { outline.place($0.site) }).map {
      Mutant.Expectation(ruleID: "missing-provider", place: $0.kept)
    }
  }
}

extension Lifetime {
  /// The other one of Dirk's two providers.
  fileprivate var otherProvider: (name: String, lifetime: Lifetime)? {
    switch self {
    case .each: ("Singleton", .single)
    case .single: ("Factory", .each)
    case .graph, .weak: nil
    }
  }
}

extension AppOutline {
  /// A call calls something else.
  fileprivate func renaming(of call: Site, to name: String) -> Mutant.Edit {
    let start = range(call).lowerBound
    let end = start + calleeName(of: call).utf8.count
    return Mutant.Edit(file: call.file, range: start..<end, replacement: name)
  }
}
