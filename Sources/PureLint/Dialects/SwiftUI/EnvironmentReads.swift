import PureLintProjects
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Where the objects that properties take from the environment are read.
struct EnvironmentReads {
  /// The number of mentions of one declaration that are looked at.
  private static let mentionLimit = 100

  private let resolver: Resolver
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// A read of a property once its owner is shown: in what the library enters, or in what that leads
  /// to.
  struct Read {
    let place: Place
    /// Whether it happens only on some condition, as far as is known.
    let isConditional: Bool
  }

  /// The first such read, if possible one that no condition decides about.
  func read(of property: DeclarationID) -> Read? {
    let reads = reads(of: property).lazy.filter { reference in
      reference.place.source.map { program[$0].kind != .initializer } ?? false
    }
    .prefix(Self.mentionLimit)
    for isConditional in [false, true] {
      let first = reads.first { isEntered(reference: $0, onCondition: isConditional) }
      if let first { return Read(place: first.place, isConditional: isConditional) }
    }
    return nil
  }

  /// A read of a property while its owner is built.
  func readInInitializer(of property: DeclarationID) -> Place? {
    reads(of: property).first { reference in
      guard let source = reference.place.source, !reference.place.isDeferred,
        program[source].kind == .initializer
      else { return false }
      return resolver.selfDeclaration(of: source) == resolver.owner(ofNested: property)
        && !reference.base.isAnother
    }?.place
  }

  /// The mentions that take the value, in source order: `$name` and `_name` stand for the wrapper.
  func reads(of property: DeclarationID) -> [Reference] {
    resolver.references.references(to: property).filter { reference in
      guard !reference.isWrite, !reference.isAbsent, program.isSource(reference.place) else {
        return false
      }
      let tree = program.trees[reference.place.file]
      return tree.wrappedName(at: reference.place.token) != program[property].name
    }
    .sorted { $0.place.precedes($1.place) }
  }

  /// Whether the library enters the member around a reference, or something that it enters leads
  /// there.
  /// - Parameter onCondition: Whether it may depend on a condition.
  private func isEntered(reference: Reference, onCondition: Bool) -> Bool {
    guard let start = source(of: reference, onCondition) else { return false }
    let owner = resolver.selfDeclaration(of: start)
    var visited: Set<DeclarationID> = []
    var waiting = [program.memberDeclaration(around: start)]
    while let next = waiting.popLast() {
      guard visited.insert(next).inserted else { continue }
      if SwiftUINames.entries.contains(program[next].name) { return true }
      for reference in resolver.references.references(to: next).prefix(Self.mentionLimit) {
        guard let source = source(of: reference, onCondition) else { continue }
        if resolver.selfDeclaration(of: source) == owner {
          waiting.append(program.memberDeclaration(around: source))
        } else if onCondition, isInApp(reference.place, source) {
          return true
        }
      }
    }
    return false
  }

  /// The declaration that mentions another one, unless it may do so only on some condition.
  private func source(of reference: Reference, _ onCondition: Bool) -> DeclarationID? {
    let place = reference.place
    let isSure = !place.isConditional && !place.isSourceDeferred && isSure(place)
    return onCondition || isSure ? place.source : nil
  }

  /// Whether what stands at a place is evaluated, or waits for nothing but the user, once the code
  /// around it runs: closures that it stands in are given to containers, or are actions of them.
  private func isSure(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    let around = tree.nodes(aroundToken: place.token)
    return around.indices.allSatisfy { index in
      guard tree.kind(around[index]) == .closure,
        let call = around[..<index].last(where: { tree.kind($0) == .call }),
        let callee = tree.expression(in: call)
      else { return true }
      let token = tree.mainToken(callee)
      return tree.startsUppercase(token) || SwiftUINames.runs(tree.name(token))
    }
  }

  private func isInApp(_ place: Place, _ source: DeclarationID) -> Bool {
    guard !program.targets.isTest(file: place.file) else { return false }
    return resolver.selfDeclaration(of: source).map { !resolver.isPreview($0) } ?? true
  }
}
