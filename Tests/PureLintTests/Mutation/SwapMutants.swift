@testable import PureLintSyntax

extension MutationKind {
  /// Swaps the values of two arguments where neither can be what the other has to be. Both
  /// arguments are wrong, and each is told.
  static let swapArguments = MutationKind(name: "swap two arguments") { outline in
    outline.wirings().flatMap { wiring, structure in
      wiring.arguments.indices.flatMap { first in
        wiring.arguments.indices.dropFirst(first + 1).compactMap { second in
          mutant(swapping: first, second, of: wiring, structure, outline)
        }
      }
    }
  }

  private static func mutant(
    swapping first: Int,
    _ second: Int,
    of wiring: ConstructionOutline,
    _ structure: StructureOutline,
    _ outline: AppOutline
  ) -> Mutant? {
    let arguments = [wiring.arguments[first], wiring.arguments[second]]
    let shapes = arguments.map { argument in
      structure.fields.first { $0.name == argument.label }?.type
        .flatMap { outline.shape(ofType: $0) }
    }
    guard let left = shapes[0], let right = shapes[1], outline.exclude(left, right),
      arguments.allSatisfy({ outline.isKnown($0.value) })
    else { return nil }
    let file = wiring.site.file
    let ranges = arguments.map { outline.range($0.value) }
    let texts = arguments.map { outline.tree($0.value).text($0.value.node) }
    let names = arguments.map { "'\(structure.name).\($0.label ?? "")'" }
    return Mutant(
      title: "\(names[0]) and \(names[1]) are swapped",
      edits: [
        Mutant.Edit(file: file, range: ranges[0], replacement: texts[1]),
        Mutant.Edit(file: file, range: ranges[1], replacement: texts[0]),
      ],
      expected: arguments.indices.map { index in
        Mutant.Expectation(
          ruleID: "mismatched-provider",
          place: .kept(file: file, offset: outline.range(arguments[index].site).lowerBound),
          mentions: [names[index]]
        )
      }
    )
  }
}

extension AppOutline {
  /// Whether no value can be of both types.
  fileprivate func exclude(_ left: Shape, _ right: Shape) -> Bool {
    switch (left, right) {
    case (.type(let left), .type(let right)):
      return !types.keys.contains { supertypes(of: $0).isSuperset(of: [left, right]) }
    case (.builder(let left), .builder(let right)): return left != right
    case (.function, .function), (.metatype, .metatype): return false
    default: return true
    }
  }

  /// Whether the source shows what an expression is without what is expected of it.
  fileprivate func isKnown(_ value: Site) -> Bool {
    tree(value).kind(value.node) != .closure && shape(ofValue: value) != nil
  }
}
