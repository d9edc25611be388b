import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The nested structs of dependencies that are filled in for others than the type around them, which
/// may take their parts or be a mere namespace: no modules, but what is filled in has to be read.
package struct Bundles {
  /// The structs that count, each with the types whose functions take it.
  let takers: [DeclarationID: Set<DeclarationID>]

  /// - Parameters:
  ///   - names: How structs of dependencies are called.
  ///   - others: The structs that say what modules depend on.
  init(_ resolver: Resolver, named names: Set<Name>, except others: Set<DeclarationID>) {
    let candidates = Self.candidates(in: resolver, named: names) { structure, _ in
      !others.contains(structure)
    }
    takers = BundleSearch(resolver, candidates).takers()
  }

  /// The structs that count, in source order.
  var structs: [DeclarationID] { takers.keys.sorted() }

  /// The names that lead to such structs: their own and those of the types around them.
  ///
  /// - Parameter known: Names that need no finding out. Whether a struct counts of which both names
  ///   are among them is not looked into.
  package static func names(
    in resolver: Resolver,
    named names: Set<Name>,
    beyond known: Set<Name>
  ) -> Set<Name> {
    let program = resolver.program
    let found = candidates(in: resolver, named: names) { structure, owner in
      !known.contains(program[structure].name) || !known.contains(program[owner].name)
    }
    return found.reduce(into: []) { names, structure in
      names.insert(program[structure].name)
      resolver.owner(ofNested: structure).map { _ = names.insert(program[$0].name) }
    }
  }

  /// The structs that may be taken for what something depends on: by their name, and because they
  /// hold more than data.
  private static func candidates(
    in resolver: Resolver,
    named names: Set<Name>,
    where isWanted: (_ structure: DeclarationID, _ owner: DeclarationID) -> Bool
  ) -> Set<DeclarationID> {
    let program = resolver.program
    var found: Set<DeclarationID> = []
    let named = program.sourceDeclarations { $0.kind == .structType && names.contains($0.name) }
    for id in named {
      guard let owner = resolver.owner(ofNested: id), program.isSource(owner), isWanted(id, owner),
        program[owner].kind != .protocolType, !program.targets.isTest(file: Int(id.file)),
        !resolver.conformsToLibrary(id), resolver.holdsServices(id)
      else { continue }
      found.insert(id)
    }
    return found
  }
}

/// The search for who takes which struct of dependencies.
private struct BundleSearch {
  private let resolver: Resolver
  private let candidates: Set<DeclarationID>
  /// The places where each is filled in, tests aside.
  private let places: [DeclarationID: [Place]]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ candidates: Set<DeclarationID>) {
    self.resolver = resolver
    let filled = resolver.facts.constructions.filter {
      candidates.contains($0.declaration)
        && !resolver.program.targets.isTest(file: $0.place.file)
    }
    places = Dictionary(grouping: filled, by: \.declaration).mapValues { $0.map(\.place) }
    self.candidates = Set(places.keys)
  }

  func takers() -> [DeclarationID: Set<DeclarationID>] {
    var found: [DeclarationID: Set<DeclarationID>] = [:]
    guard !candidates.isEmpty else { return found }
    for file in program.filesWithBodies where file < program.interfaceStart {
      guard !program.targets.isTest(file: file) else { continue }
      for (index, declaration) in program.files[file].declarations.enumerated() {
        let id = DeclarationID(file: file, index: index)
        switch declaration.kind {
        case .parameter: add(takerOf: id, to: &found)
        case .variable where isAnnotated(id): add(takerCalledBy: id, to: &found)
        default: break
        }
      }
    }
    return found
  }

  /// Adds the type whose function has a parameter for a struct, or takes a function that does.
  private func add(
    takerOf parameter: DeclarationID,
    to found: inout [DeclarationID: Set<DeclarationID>]
  ) {
    guard let function = program[parameter].parent,
      program[function].kind == .function || program[function].kind == .initializer
    else { return }
    let type = resolver.type(of: parameter).unwrapped
    guard let structure = type.declaration else { return add(takerCalledBy: parameter, to: &found) }
    guard candidates.contains(structure), isFilledFor(function, structure) else { return }
    let holder = resolver.holder(of: program.memberDeclaration(around: function))
    found[structure, default: []].insert(holder)
  }

  /// Adds the type that has a closure which is called with a struct.
  private func add(
    takerCalledBy variable: DeclarationID,
    to found: inout [DeclarationID: Set<DeclarationID>]
  ) {
    guard case .function(let parameters, _) = resolver.type(of: variable).unwrapped.form else {
      return
    }
    for structure in parameters.compactMap(\.type.unwrapped.declaration)
    where candidates.contains(structure) {
      let holder = resolver.holder(of: program.memberDeclaration(around: variable))
      found[structure, default: []].insert(holder)
    }
  }

  /// Whether a function takes a struct that others than the type around it fill in, or is another's:
  /// what a type hands itself in that way is its own business.
  private func isFilledFor(_ function: DeclarationID, _ structure: DeclarationID) -> Bool {
    guard let owner = resolver.owner(ofNested: structure) else { return false }
    guard let scope = program[function].parent,
      resolver.selfDeclaration(of: scope).map({ $0 == owner || $0 == structure }) ?? false
    else { return true }
    return program[function].kind == .function
      && resolver.selfDeclaration(of: scope) == owner
      && (places[structure] ?? []).contains { !resolver.isInside(owner, $0) }
  }

  private func isAnnotated(_ variable: DeclarationID) -> Bool {
    program.tree(of: variable).annotatedType(of: program[variable].node) != nil
  }
}

extension Resolver {
  /// Whether a struct holds something that does more than tell a value: an instance, a function.
  fileprivate func holdsServices(_ structure: DeclarationID) -> Bool {
    var visited: Set<DeclarationID> = []
    return holdsServices(structure, &visited)
  }

  private func holdsServices(
    _ structure: DeclarationID,
    _ visited: inout Set<DeclarationID>
  ) -> Bool {
    guard visited.insert(structure).inserted else { return false }
    return storedProperties(of: structure).contains { isService(type(of: $0), &visited) }
  }

  private func isService(_ type: SwiftType, _ visited: inout Set<DeclarationID>) -> Bool {
    switch type.unwrapped.form {
    case .function, .composition: return true
    case .nominal(let id, let arguments):
      if program[id].kind.isReferenceType { return true }
      return program[id].kind == .structType && program.isSource(id) && holdsServices(id, &visited)
        || arguments.contains { isService($0, &visited) }
    case .external(let name, let arguments):
      return arguments.isEmpty
        ? !program.libraries.knows(name, .isData) : arguments.contains { isService($0, &visited) }
    case .tuple(let elements): return elements.contains { isService($0.type, &visited) }
    default: return false
    }
  }
}
