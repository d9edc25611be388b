@testable import PureLintSyntax

extension MutationKind {
  /// Takes out one assignment from a customised `create`.
  ///
  /// A property with `!` that the module reads is left unset, and the factory is told; any other
  /// may stay unset, and the dependency is what nobody reads any more.
  static let dropPropertyAssignment = MutationKind(name: "drop a property's assignment") {
    outline in
    let reads = ReadOutline(outline)
    return outline.types.sorted { $0.key < $1.key }.flatMap { module, type in
      type.builderBlocks.flatMap(outline.members(inBlock:)).flatMap { function in
        outline.assignments(in: function, to: module).map { assignment in
          Mutant(
            title: "'\(module).\(assignment.property)' is left unset",
            edits: [
              Mutant.Edit(
                file: assignment.site.file,
                range: outline.range(assignment.site),
                replacement: ""
              )
            ],
            expected: assignment.isForced
              ? [outline.expectation(ofUnset: assignment.property, by: function)]
              : outline.fieldsLeftUnread(without: assignment.site, reads)
          )
        }
      }
    }
  }
}

/// `module.x = …` in a function that customises a factory.
private struct AssignmentOutline {
  let site: Site
  let property: String
  /// Whether the property's type ends in `!`.
  let isForced: Bool
}

extension AppOutline {
  fileprivate func assignments(in function: Site, to module: String) -> [AssignmentOutline] {
    guard tree(function).kind(function.node) == .functionDeclaration else { return [] }
    return sites(of: .sequenceExpression).compactMap { site in
      guard contains(function, site) else { return nil }
      let tree = tree(site)
      let parts = Array(tree.children(site.node))
      guard parts.count == 3, tree.kind(parts[1]) == .assignmentOperator,
        tree.kind(parts[0]) == .memberAccess
      else { return nil }
      let property = tree.text(tree.mainToken(parts[0]))
      let binding = members(of: module).lazy.compactMap { self.binding(named: property, in: $0) }
        .first
      guard let binding, !mentions(ofProperty: property, of: module).sites.isEmpty else {
        return nil
      }
      let annotation = self.tree(binding).annotatedType(of: binding.node)
      let isForced = annotation.map { self.tree(binding).kind($0) == .implicitlyUnwrappedType }
      return AssignmentOutline(site: site, property: property, isForced: isForced ?? false)
    }
  }

  fileprivate func expectation(ofUnset property: String, by function: Site) -> Mutant.Expectation {
    let tree = tree(function)
    let name = tree.range(tree.mainToken(function.node))
    return Mutant.Expectation(
      ruleID: "uninjected-property",
      place: .kept(file: function.file, offset: Int(name.lowerBound)),
      mentions: ["\(property)'"]
    )
  }

  /// The findings at the fields that only a lost site read.
  func fieldsLeftUnread(without site: Site, _ reads: ReadOutline) -> [Mutant.Expectation] {
    reads.reads.compactMap { name, found in
      let others = found.filter { $0.use != .repacking && !contains(site, $0.site) }
      guard !reads.doubtful.contains(name), others.isEmpty else { return nil }
      return expectation(ofUnread: name)
    }
  }
}
