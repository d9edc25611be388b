import PureLintProjects
import PureLintResolution
import PureLintSyntax

/// The properties that may be all that keeps an object alive which others know without keeping it: a
/// delegate, an observer.
struct SoleOwners {
  private let model: WiringModel

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  init(_ model: WiringModel) { self.model = model }

  /// Whether what a property is set to is also handed to somebody who may not keep it.
  func mayContain(_ property: DeclarationID) -> Bool {
    resolver.references.references(to: property).contains { write in
      guard write.isWrite, let value = value(assignedAt: write.place) else { return false }
      return mayBeKnownElsewhere(value, in: write.place.file)
    }
  }

  /// The parameters of initializers that a property is set to.
  func parameters(keptIn property: DeclarationID) -> [DeclarationID] {
    resolver.references.references(to: property).filter(\.isWrite).flatMap { write in
      value(assignedAt: write.place).map { model.kept.meanings(of: $0, in: write.place.file) } ?? []
    }
    .filter { program[$0].kind == .parameter }
  }

  /// Whether somebody outside tests hands an initializer's parameter what he has another use for.
  func isGivenWhatOthersKnow(_ parameter: DeclarationID) -> Bool {
    guard let initializer = program[parameter].parent else { return false }
    return resolver.references.references(to: initializer).contains { mention in
      let file = mention.place.file
      let tree = program.trees[file]
      guard !program.targets.isTest(file: file), let call = tree.call(of: mention.place.token)
      else { return false }
      return tree.callArguments(of: call).contains { argument in
        tree.kind(argument.node) == .nameExpression
          && model.kept.parameters(of: initializer, for: argument.node, of: call, tree)
            .contains(parameter)
          && mayBeKnownElsewhere(tree.mainToken(argument.node), in: file)
      }
    }
  }

  /// Whether the local or parameter that a token names is used in any other way than to be kept.
  func mayBeKnownElsewhere(_ token: TokenIndex, in file: Int) -> Bool {
    model.kept.meanings(of: token, in: file).contains { meaning in
      guard program[meaning].kind == .parameter || program[meaning].traits.contains(.isLocal) else {
        return false
      }
      return resolver.references.references(to: meaning).contains { use in
        !use.isWrite && use.place.token != token && !isKept(use) && !onlyReads(use)
      }
    }
  }

  /// Whether a use only reads a property of a value, which makes the value known to nobody.
  private func onlyReads(_ use: Reference) -> Bool {
    let tree = program.trees[use.place.file]
    var around = tree.nodes(aroundToken: use.place.token)
    while let value = around.popLast(), let outer = around.last {
      switch tree.kind(outer) {
      case .forceUnwrapExpression, .optionalChainingExpression: continue
      case .memberAccess where tree.expression(in: outer) == value:
        let members = model.kept.meanings(of: tree.mainToken(outer), in: use.place.file)
        return !members.isEmpty && members.allSatisfy(isStored)
      default: return false
      }
    }
    return false
  }

  /// Whether a property holds something that was made without its owner being handed to anybody.
  private func isStored(_ member: DeclarationID) -> Bool {
    let declaration = program[member]
    guard declaration.kind == .variable, program.isSource(member),
      declaration.traits.isDisjoint(with: [.isComputed, .isStatic]), !program.mayBeWrapped(member)
    else { return false }
    let tree = program.tree(of: member)
    guard let value = tree.initialValue(of: declaration.node) else { return true }
    let range = tree.nodes[value.position].firstToken..<tree.nodes[value.position].endToken
    return range.allSatisfy { position in
      tree.tokens.kinds[Int(position)] != .kwSelf || tree.tokens.kinds[Int(position) + 1] == .period
    }
  }

  /// Whether a use hands a value to an initializer whose type knows nothing weakly, or to a property
  /// that keeps it.
  private func isKept(_ use: Reference) -> Bool {
    guard let destination = use.destination else { return false }
    guard program[destination].kind == .parameter else {
      return program[destination].traits.contains(.isLocal)
        || model.kept.fate(storedIn: destination) == .kept
    }
    guard let function = program[destination].parent, program[function].kind == .initializer,
      let type = resolver.owner(ofNested: function)
    else { return false }
    return !resolver.storedProperties(of: type).contains(where: model.kept.isWeak)
  }

  /// The name that is assigned to what stands at a place, if it is one.
  private func value(assignedAt place: Place) -> TokenIndex? {
    let tree = program.trees[place.file]
    let around = tree.nodes(aroundToken: place.token)
    guard let sequence = around.last(where: { tree.kind($0) == .sequenceExpression }),
      let last = Array(tree.children(sequence)).last, tree.kind(last) == .nameExpression
    else { return nil }
    return tree.mainToken(last)
  }
}

extension WiringModel {
  /// Whether instances of a class hand themselves out, as a delegate or to a function that knows them
  /// weakly: who calls later finds nobody once the last owner is gone.
  func handsItselfOut(_ type: SwiftType) -> Bool {
    let program = resolver.program
    guard let id = type.unwrapped.declaration, program.isSource(id),
      program[id].kind.isReferenceType, program[id].kind != .protocolType
    else { return false }
    return ([id] + resolver.extensions(of: id) + resolver.heirs(of: id)).contains { block in
      let tree = program.parseBodies(of: program[block].file)
      let range = program.tree(of: block).range(program[block].node)
      let (starts, kinds) = (tree.tokens.starts[...], tree.tokens.kinds)
      let first = starts.partitioningIndex { $0 >= range.lowerBound }
      let end = starts.partitioningIndex { $0 >= range.upperBound }
      // What names a member of its own, or a type, hands nothing out.
      return (first + 1..<max(first + 1, end)).contains { position in
        kinds[position] == .kwSelf && kinds[position + 1] != .period
          && kinds[position - 1] != .period
      }
    }
  }
}
