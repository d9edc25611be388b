@testable import PureLintSource
@testable import PureLintSyntax

extension MutationKind {
  /// Replaces every expression that reads a field, so that nobody reads it any more. What repacks
  /// the field stays: that is not reading.
  static let dropLastRead = MutationKind(name: "drop the last read of a field") { outline in
    fieldsRead(in: outline).compactMap { field in
      let dropped = field.reads.filter { $0.use != .repacking }.map(\.site)
      return dropped.isEmpty
        ? nil
        : field.mutant(
          title: "nobody reads '\(field.structure.name).\(field.field.name)'",
          dropping: dropped,
          isUnused: true,
          outline
        )
    }
  }

  /// Replaces every read of a field but one.
  static let dropOtherReads = MutationKind(name: "drop all reads of a field but one") { outline in
    fieldsRead(in: outline).flatMap { field -> [Mutant] in
      let reads = field.reads.filter { $0.use != .repacking }
      let kept = reads.indices.filter { reads[$0].use != .repackingChanged }
      guard reads.count > 1 else { return [] }
      return kept.map { index in
        let dropped = reads.indices.filter { $0 != index }.map { reads[$0].site }
        return field.mutant(
          title: "'\(field.structure.name).\(field.field.name)' keeps read \(index + 1)",
          dropping: dropped,
          isUnused: false,
          outline
        )
      }
    }
  }

  /// Replaces what reads the property that a field is stored in; the copy itself stays.
  static let dropReadsOfCopy = MutationKind(name: "drop the reads of a copy") { outline in
    fieldsRead(in: outline).compactMap { field in
      guard field.reads.count == 1, case .copy(let type, let property) = field.reads[0].use
      else { return nil }
      let mentions = outline.mentions(ofProperty: property, of: type)
      guard mentions.areCertain, !mentions.sites.isEmpty else { return nil }
      return field.mutant(
        title: "nobody reads '\(type).\(property)', the copy of '\(field.field.name)'",
        dropping: mentions.sites,
        type: outline.typeText(ofProperty: property, of: type),
        isUnused: true,
        outline
      )
    }
  }

  private static func fieldsRead(in outline: AppOutline) -> [FieldReads] {
    let reads = ReadOutline(outline)
    return outline.structures.values.sorted { $0.name < $1.name }.flatMap { structure in
      structure.fields.compactMap { field in
        let name = ReadOutline.FieldName(structure: structure.name, field: field.name)
        guard !reads.doubtful.contains(name), let found = reads.reads[name] else { return nil }
        return FieldReads(structure: structure, field: field, reads: found)
      }
    }
  }
}

/// A field with everything that reads it.
private struct FieldReads {
  let structure: StructureOutline
  let field: StructureOutline.Field
  let reads: [ReadOutline.Read]

  /// The app with a value from nowhere in place of some reads.
  func mutant(
    title: String,
    dropping sites: [Site],
    type: String? = nil,
    isUnused: Bool,
    _ outline: AppOutline
  ) -> Mutant {
    let unused = outline.expectation(
      ofUnread: ReadOutline.FieldName(structure: structure.name, field: field.name)
    )
    let type = type ?? outline.typeText(of: field, in: structure)
    return Mutant(
      title: title,
      edits: outline.replacing(sites, withValueOf: type),
      expected: (isUnused ? [unused].compactMap { $0 } : [])
        + outline.parametersLeftUnread(without: sites)
    )
  }
}

extension AppOutline {
  /// Puts a value from nowhere in place of expressions and captures.
  func replacing(_ sites: [Site], withValueOf type: String?) -> [Mutant.Edit] {
    let value = type.map { "(missing() as \($0))" } ?? "missing()"
    let replacements = sites.map { site in
      let tree = tree(site)
      let name =
        tree.kind(site.node) == .capture ? "\(tree.text(tree.mainToken(site.node))) = " : ""
      return Mutant.Edit(file: site.file, range: range(site), replacement: name + value)
    }
    let helper = "\nprivate func missing<Value>() -> Value { fatalError() }\n"
    return replacements + Set(sites.map(\.file)).sorted().map { append(helper, to: $0) }
  }

  /// Adds source at the end of a file.
  func append(_ source: String, to file: Int) -> Mutant.Edit {
    let end = app.files[file].bytes.count
    return Mutant.Edit(file: file, range: end..<end, replacement: source)
  }
}
