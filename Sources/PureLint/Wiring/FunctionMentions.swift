import PureLintProjects
import PureLintResolution

/// Where functions are mentioned, by their own name or by that of a requirement that they meet.
package struct FunctionMentions {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  package init(_ resolver: Resolver) { self.resolver = resolver }

  /// All that may call a function, as far as the sources tell; nil where a library, the system or
  /// somebody who is out of sight may, too.
  package func all(of function: DeclarationID) -> [Reference]? {
    guard resolver.isKnownByNameAlone(function), !isKnownToLibrary(function),
      let required = requirements(metBy: function)
    else { return nil }
    let called = [function] + required
    guard called.allSatisfy({ !resolver.unknownReads.hasReads(of: $0) }),
      !required.contains(where: program.isForClients)
    else { return nil }
    return called.flatMap { target in
      resolver.references.references(to: target).filter { !isOfAnother($0, meeting: target) }
    }
  }

  /// Whether a mention of a requirement names a member of one type, so that members of other types
  /// are not meant.
  private func isOfAnother(_ reference: Reference, meeting requirement: DeclarationID) -> Bool {
    guard let asking = program[requirement].parent else { return false }
    let token = reference.place.token.rawValue
    return resolver.references.references(in: reference.place.file, token..<token + 1).contains {
      $0.target != requirement
        && resolver.owner(ofNested: $0.target).map {
          resolver.ancestors(of: $0).contains(asking)
        } ?? false
    }
  }

  /// The requirements of declared protocols by which a function may be called; nil if there may be
  /// others.
  private func requirements(metBy function: DeclarationID) -> [DeclarationID]? {
    guard let found = resolver.requirements(of: function) ?? (isHidden(function) ? [] : nil) else {
      return nil
    }
    // A default implementation is called by what it is the default of.
    guard let block = program[function].parent, program[block].kind == .extensionBlock,
      let extended = resolver.extendedType(of: block).bareDeclaration, program.isSource(extended),
      program[extended].kind == .protocolType
    else { return found }
    let own = resolver.members(of: extended)[program[function].name] ?? []
    return found + own.filter { $0 != function }
  }

  /// Whether a function is private in a type that is not, so that it meets nothing that a library asks
  /// for, and no protocol of the sources asks for one of its name.
  private func isHidden(_ function: DeclarationID) -> Bool {
    let declaration = program[function]
    guard declaration.traits.contains(.isPrivate),
      let type = resolver.selfDeclaration(of: function), !program[type].traits.contains(.isPrivate)
    else { return false }
    return resolver.ancestors(of: type).allSatisfy { ancestor in
      !program.isSource(ancestor) || resolver.members(of: ancestor)[declaration.name] == nil
    }
  }

  /// Whether a library has a function of its own by the name of one that is added to its type.
  private func isKnownToLibrary(_ function: DeclarationID) -> Bool {
    guard let holder = resolver.selfType(of: program[function].parent).declaration,
      !program.isSource(holder)
    else { return false }
    return (resolver.members(of: holder)[program[function].name] ?? []).contains {
      !program.isSource($0)
    }
  }
}

extension Resolver {
  /// Whether all calls of a function are in sight.
  package func areCallsInSight(of function: DeclarationID) -> Bool {
    isKnownByNameAlone(function) && !mayBeRequired(function)
      && !unknownReads.hasReads(of: function)
  }

  /// Whether a function is called by nobody but who names it, unless some protocol asks for it.
  func isKnownByNameAlone(_ function: DeclarationID) -> Bool {
    let declaration = program[function]
    return declaration.kind == .function && !declaration.traits.contains(.isOverride)
      && declaration.name != "main" && program.bearsOnly(.changesNoUse, function)
      && !program.isForClients(function)
  }
}
