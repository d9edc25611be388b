import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax

extension InjectedSearch {
  /// Whether a type's own wish is all that asks for an initializer's parameters.
  func isChosen(_ initializer: DeclarationID) -> Bool {
    !program[initializer].traits.contains(.isOverride)
      && program.bearsOnly(.changesNoUse, initializer)
      && (!isRequired(initializer) || isRequiredByNobody(initializer))
      && resolver.requirements(of: initializer, byClasses: false)?.isEmpty == true
  }

  private func isRequired(_ initializer: DeclarationID) -> Bool {
    let tree = program.tree(of: initializer)
    return tree.children(program[initializer].node).contains {
      tree.kind($0) == .modifier
        && tree.tokens.kinds[tree.mainToken($0).position] == .cwRequired
    }
  }

  /// Whether no class can ask for an initializer: none of a library, as it takes what the sources
  /// declare, no declared one, which would have one of its labels, and no heir has to have it.
  private func isRequiredByNobody(_ initializer: DeclarationID) -> Bool {
    let type = resolver.holder(of: initializer)
    return resolver.heirs(of: type).isEmpty
      && resolver.parameterDeclarations(of: initializer).contains { parameter in
        resolver.type(of: parameter).unwrapped.declaration.map(program.isSource) ?? false
      }
      && !bases(of: type).contains { labels.has($0, thoseOf: initializer) }
  }

  /// The parameters for objects that no word in an initializer's body names.
  func unnamedParameters(of initializer: DeclarationID) -> [DeclarationID] {
    let parameters = resolver.parameterDeclarations(of: initializer).filter { parameter in
      let name = program.text(parameter)
      return name != "_" && !name.isEmpty
        && kinds.mayHoldObjects(resolver.type(of: parameter))
    }
    guard !parameters.isEmpty, let end = parameters.map({ range(of: $0).upperBound }).max() else {
      return []
    }
    let whole = range(of: initializer)
    let bytes = program.trees.source(program[initializer].file).bytes
    // What stands behind the last parameter may be a default value's rest, which names none of them.
    let names = NameSet(Set(parameters.map { program[$0].name }))
    var seen: Set<UInt32> = []
    names.visit(in: bytes[Int(end)..<Int(whole.upperBound)]) { slot, offset in
      if !bytes.isInLineComment(at: offset) { seen.insert(UInt32(slot)) }
      return true
    }
    return parameters.filter { parameter in
      names.slot(of: program[parameter].name).map { !seen.contains(UInt32($0)) } ?? false
    }
  }

  private func range(of id: DeclarationID) -> Range<UInt32> {
    program.tree(of: id).range(program[id].node)
  }
}
