import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The initializers of types, with the labels by which calls of each are told.
final class CodeInitializers {
  private let outline: Resolver
  private let blocks: [Name: [DeclarationID]]
  private var known: [Name: [Initializer]] = [:]

  private var program: Program { outline.program }

  struct Initializer {
    let id: DeclarationID
    /// The labels that stand in each call of it.
    let labels: [Name]
  }

  /// - Parameter blocks: The types and their extensions, by name.
  init(_ outline: Resolver, _ blocks: [Name: [DeclarationID]]) {
    self.outline = outline
    self.blocks = blocks
  }

  /// Those of a type and its extensions.
  func of(_ type: Name) -> [Initializer] {
    if let found = known[type] { return found }
    let found = (blocks[type] ?? []).flatMap { program.children(of: $0) }
      .filter { program[$0].kind == .initializer }
      .map { Initializer(id: $0, labels: labels(of: $0)) }
    known[type] = found
    return found
  }

  /// The labels of the parameters that have no default, and that no closure behind the call can be
  /// for.
  private func labels(of initializer: DeclarationID) -> [Name] {
    outline.parameterList(of: initializer).compactMap { parameter in
      let isNeeded = !parameter.hasDefault && !parameter.isVariadic && !parameter.isDeferred
      return isNeeded && isNoClosure(parameter.type) ? parameter.label : nil
    }
  }

  private func isNoClosure(_ type: SwiftType) -> Bool {
    switch type.unwrapped.form {
    case .nominal, .tuple, .metatype: true
    case .external(let name, _): program.libraries.knows(name, .isData)
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  private static func mayStandBehindLabel(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "`")
  }

  /// The words with a colon behind them.
  var labels: Set<Name> {
    var found: Set<Name> = []
    var next = startIndex
    while let colon = self[next...].firstIndex(of: UInt8(ascii: ":")) {
      next = colon + 1
      var end = colon
      while end > startIndex, Self.mayStandBehindLabel(self[end - 1]) { end -= 1 }
      if let word = word(endingAt: end) { found.insert(word) }
    }
    return found
  }
}
