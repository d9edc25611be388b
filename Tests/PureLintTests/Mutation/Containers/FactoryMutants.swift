@testable import PureLintSource
@testable import PureLintSyntax

extension MutationKind {
  /// Has a property ask while its owner is built, rather than when it is read. That has no end where
  /// what it asks for needs the owner.
  static let askFactoryAtOnce = MutationKind(name: "ask a factory at once") { outline in
    guard outline.imports("FactoryKit") else { return [] }
    let factories = outline.factories()
    return outline.sites(of: .variableDeclaration).flatMap { property -> [Mutant] in
      guard let owner = outline.scope(of: property),
        let attribute = outline.attributes(of: property).first(where: { $0.name == "LazyInjected" }
        ),
        let asked = attribute.text.split(separator: ".").last?.prefix(while: { $0 != ")" }),
        let binding = outline.tree(property).child(property.node, .patternBinding)
      else { return [] }
      let range = outline.range(attribute.site)
      let start = range.lowerBound + 1
      let place = outline.place(Site(file: property.file, node: binding)).kept
      let back = factories.filter { $0.name == asked }.flatMap(\.asks).filter { ask in
        factories.contains { $0.name == ask.name && $0.builds.contains(owner) }
      }
      return [
        Mutant(
          title: "'\(owner)' asks for '\(asked)' at once",
          edits: [
            Mutant.Edit(
              file: property.file,
              range: start..<start + "LazyInjected".utf8.count,
              replacement: "Injected"
            )
          ],
          expected: back.prefix(1).map { ask in
            let there = outline.place(ask.site).kept
            let isFirst =
              outline.app.files[ask.site.file].path < outline.app.files[property.file].path
            return Mutant.Expectation(
              ruleID: "dependency-cycle",
              place: isFirst ? there : place
            )
          }
        )
      ]
    }
  }
}

extension AppOutline {
  /// A member that is a factory, as its text tells.
  fileprivate struct FactoryOutline {
    let name: String
    /// The types that its code builds.
    let builds: Set<String>
    /// The other factories of its container that its code asks.
    let asks: [(name: String, site: Site)]
  }

  fileprivate func factories() -> [FactoryOutline] {
    sites(of: .patternBinding).compactMap { binding in
      let tree = tree(binding)
      guard let type = tree.annotatedType(of: binding.node), tree.text(type).hasPrefix("Factory<"),
        let pattern = tree.child(binding.node, .identifierPattern)
      else { return nil }
      let calls = sites(of: .call).filter { contains(binding, $0) }
      return FactoryOutline(
        name: tree.text(tree.mainToken(pattern)),
        builds: Set(calls.map { calleeName(of: $0) }.filter { $0.first?.isUppercase == true }),
        asks: calls.compactMap { call in
          guard let callee = tree.expression(in: call.node), tree.kind(callee) == .memberAccess,
            let base = tree.expression(in: callee), tree.text(base) == "self"
          else { return nil }
          return (calleeName(of: call), call)
        }
      )
    }
  }

  /// Whether some file imports a module.
  func imports(_ module: String) -> Bool {
    sites(of: .importPath).contains { tree($0).text($0.node) == module }
  }

  /// The attributes of a property with the names of their types and their texts.
  func attributes(of property: Site) -> [(name: String, text: String, site: Site)] {
    let tree = tree(property)
    return tree.children(property.node).filter { tree.kind($0) == .attribute }.compactMap { node in
      tree.type(in: node).map {
        (tree.text($0), tree.text(node), Site(file: property.file, node: node))
      }
    }
  }
}
