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

  /// Whether the local or parameter that a token names is used in any other way than to be kept.
  func mayBeKnownElsewhere(_ token: TokenIndex, in file: Int) -> Bool {
    model.kept.meanings(of: token, in: file).contains { meaning in
      guard program[meaning].kind == .parameter || program[meaning].traits.contains(.isLocal) else {
        return false
      }
      return resolver.references.references(to: meaning).contains { use in
        !use.isWrite && use.place.token != token && !isKept(use)
      }
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
