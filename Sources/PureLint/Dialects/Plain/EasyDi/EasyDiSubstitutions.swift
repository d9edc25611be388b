import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Reads the substitutions: objects that the library hands out instead of definitions.
struct EasyDiSubstitutions {
  private static let functionName: Name = "addSubstitution"

  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// In source order.
  func all(for assemblies: Set<DeclarationID>) -> [DefinitionSubstitution] {
    guard !assemblies.isEmpty else { return [] }
    return resolver.references.references { program[$0].name == Self.functionName }.compactMap {
      reference in
      guard program.isSource(reference.place),
        let assembly = reference.base.type, assemblies.contains(assembly),
        !assemblies.contains(resolver.holder(of: reference.target))
      else { return nil }
      return substitution(at: reference.place, for: assembly)
    }
    .sorted { $0.place.precedes($1.place) }
  }

  private func substitution(
    at place: Place,
    for assembly: DeclarationID
  ) -> DefinitionSubstitution? {
    let tree = program.trees[place.file]
    guard let call = tree.call(of: place.token) else { return nil }
    let arguments = tree.callArguments(of: call)
    guard let named = arguments.first(where: { $0.label == "for" })?.node,
      tree.kind(named) == .stringLiteral, tree.child(named, .interpolation) == nil
    else { return nil }
    let text = tree.text(named)
    guard text.hasPrefix("\""), !text.hasPrefix("\"\"\""), text.count >= 2 else { return nil }
    let value = arguments.first { $0.label != "for" }?.node
    return DefinitionSubstitution(
      place: Place(
        file: place.file,
        token: tree.mainToken(named),
        source: place.source,
        isDeferred: place.isDeferred,
        isConditional: place.isConditional
      ),
      assembly: assembly,
      name: String(text.dropFirst().dropLast()),
      value: value.flatMap { tree.kind($0) == .closure ? $0 : nil }
    )
  }
}
