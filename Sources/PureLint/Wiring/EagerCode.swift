import PureLintResolution

/// The members that run while a type is built: its initializers, the initial values of what it
/// stores, and what of its own these call.
package final class EagerCode {
  private let resolver: Resolver
  /// By type, what its own code mentions of it: the member in which it does, and the target; of the types
  /// that were asked for.
  private var mentionsByType: [DeclarationID: [Mention]] = [:]
  /// The members that run, of the types that were asked for.
  private var membersByType: [DeclarationID: Set<DeclarationID>] = [:]

  private typealias Mention = (source: DeclarationID, target: DeclarationID)

  private var program: Program { resolver.program }

  package init(_ resolver: Resolver) { self.resolver = resolver }

  /// Whether the code at a place runs whenever the declaration around it does.
  package static func isCertain(_ place: Place) -> Bool {
    !place.isDeferred && !place.isSourceDeferred && !place.isOnWrite && !place.isConditional
  }

  /// Whether the code at a place runs whenever the declaration around it does, in a build that compiles
  /// it.
  package static func isCertainIfCompiled(_ place: Place) -> Bool {
    !place.isDeferred && !place.isSourceDeferred && !place.isOnWrite && !place.isUncertain
  }

  /// Whether building a type reads one of its properties.
  package func reads(_ property: DeclarationID, whileBuilding type: DeclarationID) -> Bool {
    let members = members(of: type)
    return mentions(of: type).contains {
      $0.target == property && members.contains($0.source)
    }
  }

  /// Whether the code at a place runs while a type is built.
  package func runs(_ place: Place, whileBuilding type: DeclarationID) -> Bool {
    guard Self.isCertainIfCompiled(place), let source = place.source else { return false }
    return members(of: type).contains(program.memberDeclaration(around: source))
  }

  /// The members that run.
  private func members(of type: DeclarationID) -> Set<DeclarationID> {
    if let known = membersByType[type] { return known }
    var found: Set<DeclarationID> = []
    var waiting = ([type] + resolver.extensions(of: type))
      .flatMap { resolver.symbols.members(heldBy: $0) }.filter(isFirst)
    let mentions = Dictionary(grouping: mentions(of: type), by: \.source)
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += (mentions[next] ?? []).map(\.target).filter(isCode)
    }
    membersByType[type] = found
    return found
  }

  private func mentions(of type: DeclarationID) -> [Mention] {
    if let known = mentionsByType[type] { return known }
    let found = ([type] + resolver.extensions(of: type)).flatMap { mentions(of: type, in: $0) }
    mentionsByType[type] = found
    return found
  }

  /// What the code in a block of a type mentions of the type.
  private func mentions(of type: DeclarationID, in block: DeclarationID) -> [Mention] {
    let file = program[block].file
    let node = program.trees[file].nodes[program[block].node.position]
    let references = resolver.references.references(in: file, node.firstToken..<node.endToken)
    return references.compactMap { reference in
      guard program.isSource(reference.target), !reference.base.isAnother,
        Self.isCertainIfCompiled(reference.place), let source = reference.place.source,
        resolver.selfDeclaration(of: reference.target) == type,
        resolver.selfDeclaration(of: source) == type
      else { return nil }
      return (program.memberDeclaration(around: source), reference.target)
    }
  }

  /// Whether a member is an initializer or a stored property with an initial value.
  private func isFirst(_ member: DeclarationID) -> Bool {
    let declaration = program[member]
    if declaration.kind == .initializer { return true }
    return declaration.kind == .variable && declaration.traits.contains(.hasInitialValue)
      && declaration.traits.isDisjoint(with: [.isStatic, .isLazy, .isComputed])
  }

  private func isCode(_ member: DeclarationID) -> Bool {
    let declaration = program[member]
    return declaration.kind == .function || declaration.kind == .subscriptMember
      || declaration.kind == .variable
        && !declaration.traits.isDisjoint(with: [.isComputed, .isLazy])
  }
}
