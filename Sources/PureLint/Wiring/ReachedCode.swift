import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The types and functions outside tests that what the system starts leads to.
///
/// A type leads to all that its members mention, whichever of them run. What only previews mention
/// is not reached; nor is what nobody names.
package struct ReachedCode {
  private let resolver: Resolver
  /// The types, and the functions and variables at top level.
  private var reached: Set<DeclarationID> = []
  private let isNeverRun: (Place) -> Bool

  private var program: Program { resolver.program }

  /// - Parameter isIdle: Whether what stands at a place never runs.
  /// - Complexity: O(facts).
  package init(_ resolver: Resolver, except isIdle: @escaping (Place) -> Bool = { _ in false }) {
    self.resolver = resolver
    isNeverRun = isIdle
    let (mentioned, first) = mentions()
    var waiting = first.union(starts())
    while let next = waiting.popFirst() {
      guard !resolver.isPreview(next), reached.insert(next).inserted else { continue }
      waiting.formUnion(mentioned[next] ?? [])
      waiting.formUnion(resolver.ancestors(of: next).filter(program.isSource))
    }
  }

  /// The mentions in the code of each type or function, and in code at top level.
  private func mentions() -> ([DeclarationID: Set<DeclarationID>], Set<DeclarationID>) {
    var found: [DeclarationID: Set<DeclarationID>] = [:]
    var first: Set<DeclarationID> = []
    func add(_ target: DeclarationID, at place: Place) {
      guard program.isSource(place), program.isSource(target),
        !program.targets.isTest(file: place.file), !isNeverRun(place), let unit = unit(of: target)
      else { return }
      if let source = place.source.flatMap({ self.unit(of: $0) }), !isTopLevelCode(source) {
        if source != unit { found[source, default: []].insert(unit) }
      } else if !isInMacro(place) {
        first.insert(unit)
      }
    }
    for construction in resolver.facts.sites {
      add(construction.declaration, at: construction.place)
    }
    for mention in resolver.facts.typeMentions { add(mention.type, at: mention.place) }
    for reference in resolver.facts.references { add(reference.target, at: reference.place) }
    return (found, first)
  }

  /// The code that runs without being mentioned: types that the system builds, and declarations for
  /// clients out of sight.
  private func starts() -> [DeclarationID] {
    program.sourceFiles.flatMap { file in
      program.files[file].topLevel.map { DeclarationID(file: file, index: $0.declaration) }
    }
    .filter(resolver.runsUnmentioned)
  }

  /// The type that a declaration is or belongs to; else what stands around it at top level.
  private func unit(of id: DeclarationID) -> DeclarationID? {
    var next = id
    while true {
      if program[next].kind.holdsMembers {
        return resolver.selfDeclaration(of: next).flatMap { program.isSource($0) ? $0 : nil }
          ?? next
      }
      guard let parent = program[next].parent else { return next }
      next = parent
    }
  }

  /// Whether a declaration is a variable of a script, which gets its value when its line is reached.
  private func isTopLevelCode(_ id: DeclarationID) -> Bool {
    program[id].kind == .variable && program[id].parent == nil
      && program.files[Int(id.file)].hasTopLevelCode
  }

  /// Whether a place is an argument of a macro at top level: the compiler puts it elsewhere, if
  /// anywhere in an app.
  private func isInMacro(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    return tree.nodes(aroundToken: place.token).contains { tree.kind($0) == .macroExpansion }
  }

  /// Whether the code around a declaration may run in the app.
  package func contains(_ id: DeclarationID) -> Bool {
    unit(of: id).map { reached.contains($0) || isTopLevelCode($0) } ?? true
  }

  /// Whether the code at a place may run in the app.
  package func contains(_ place: Place) -> Bool {
    guard let source = place.source else { return !isInMacro(place) }
    return contains(source) && !isIdle(program.memberDeclaration(around: source))
  }

  /// Whether a function is one that nobody mentions and no protocol or superclass may know.
  private func isIdle(_ function: DeclarationID) -> Bool {
    resolver.isCalledByNameAlone(function)
      && resolver.references.references(to: function).isEmpty
      && !resolver.unknownReads.hasReads(of: function)
  }
}

extension Resolver {
  /// Whether a declaration at top level outside tests runs without being mentioned: the system builds it,
  /// or clients out of sight use it.
  func runsUnmentioned(_ id: DeclarationID) -> Bool {
    let declaration = program[id]
    guard !program.targets.isTest(file: declaration.file) else { return false }
    if declaration.kind.isNominalType, isEntryPoint(id) { return true }
    return isKnownToLibrary(id) || program.isForClients(id)
  }

  /// Whether an extension gives a library's type a conformance, by which the library may call it.
  private func isKnownToLibrary(_ id: DeclarationID) -> Bool {
    program[id].kind == .extensionBlock
      && program.tree(of: id).child(program[id].node, .inheritanceClause) != nil
      && selfDeclaration(of: id).map { !program.isSource($0) } ?? true
  }

  /// Whether nobody calls a function who does not name it, as far as protocols, superclasses and
  /// clients out of sight go.
  /// - Parameter classes: Libraries' classes that call nothing of an heir which it does not override.
  package func isCalledByNameAlone(
    _ function: DeclarationID,
    inHeirsOf classes: Set<Name> = []
  ) -> Bool {
    let declaration = program[function]
    guard declaration.kind == .function, !declaration.traits.contains(.isOverride),
      !declaration.traits.contains(.isPublic), declaration.name != "main",
      !program.tree(of: function).children(declaration.node).contains(where: {
        program.tree(of: function).kind($0) == .attribute
      })
    else { return false }
    guard let owner = selfDeclaration(of: function) else { return declaration.parent == nil }
    return allSupertypes(of: .nominal(owner, [])).allSatisfy { supertype in
      // A library's protocol may ask for it.
      guard let id = supertype.declaration, program.isSource(id) else {
        return name(of: supertype).map(classes.contains) ?? false
      }
      return id == owner
        || findMembers(declaration.name, of: supertype).allSatisfy { $0.id == function }
    }
  }

  private func name(of type: SwiftType) -> Name? {
    if case .external(let name, _) = type.form { return name }
    return type.declaration.map { program[$0].name }
  }

  /// Whether code stands in a preview: in a type that is one, or in what a macro is handed.
  package func isForShow(_ place: Place) -> Bool {
    if let source = place.source {
      if let owner = selfDeclaration(of: source), isPreview(owner) { return true }
      if program[program.memberDeclaration(around: source)].parent != nil { return false }
    }
    let tree = program.trees[place.file]
    return tree.nodes(aroundToken: place.token).contains { tree.kind($0) == .macroExpansion }
  }

  /// Whether a type shows a part of the program while it is written.
  package func isPreview(_ type: DeclarationID) -> Bool {
    program[type].kind.isNominalType
      && allSupertypes(of: .nominal(type, [])).contains {
        if case .external(let name, _) = $0.form {
          return program.libraries.knows(name, .isPreview)
        }
        return false
      }
  }
}
