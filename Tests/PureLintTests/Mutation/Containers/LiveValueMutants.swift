@testable import PureLintSource
@testable import PureLintSyntax

extension MutationKind {
  /// Takes away what gives a key its value for the app. That is told where the app reads it first.
  static let dropLiveValue = MutationKind(name: "drop a live value") { outline in
    outline.liveValues().map { live in
      Mutant(
        title: "'\(live.key)' has no live value",
        edits: [
          Mutant.Edit(
            file: live.site.file,
            range: outline.range(live.conformance),
            replacement: live.isOnlyLive ? "" : ": TestDependencyKey"
          )
        ],
        expected: outline.reads(of: live.key).prefix(1).map { read in
          Mutant.Expectation(
            ruleID: "missing-provider",
            place: outline.place(read).kept,
            mentions: ["'\(live.key)'"]
          )
        }
      )
    }
  }

  /// Moves what gives a key its value for the app to a file of its own, which changes nothing.
  static let moveLiveValue = MutationKind(name: "move a live value") { outline in
    outline.liveValues().filter { outline.isExtension($0.site) }.map { live in
      let file = outline.app.files[live.site.file]
      let tree = outline.tree(live.site)
      let imports = outline.sites(of: .importDeclaration).filter { $0.file == live.site.file }
      let text = (imports + [live.site]).map { tree.text($0.node) }.joined(separator: "\n")
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      return Mutant(
        title: "the live value of '\(live.key)' stands in a file of its own",
        edits: [
          Mutant.Edit(file: live.site.file, range: outline.range(live.site), replacement: "")
        ],
        addedFiles: [SourceFile(path: "\(folder)/MovedValue.swift", bytes: Array(text.utf8))]
      )
    }
  }
}

extension AppOutline {
  /// A type, or an extension of one, that gives a key its value for the app.
  fileprivate struct LiveValue {
    let key: String
    let site: Site
    /// The colon and the protocol behind it.
    let conformance: Site
    /// Whether the key's value for tests stands elsewhere.
    let isOnlyLive: Bool
  }

  fileprivate func isExtension(_ site: Site) -> Bool {
    tree(site).kind(site.node) == .extensionDeclaration
  }

  /// Those that say nothing else behind their colon.
  fileprivate func liveValues() -> [LiveValue] {
    sites(of: .inheritanceClause).compactMap { clause in
      guard squeezed(clause.node, tree(clause)) == ":DependencyKey",
        let site = parent(of: clause), let key = typeName(declaredAt: site)
      else { return nil }
      return LiveValue(
        key: key,
        site: site,
        conformance: clause,
        isOnlyLive: types[key]?.inherited.contains("TestDependencyKey") == true
      )
    }
  }

  /// The properties of types that get the value of a key, in the order of files.
  fileprivate func reads(of key: String) -> [Site] {
    let asked = ["(\(key).self)"] + members(asking: key).flatMap { ["(\\.\($0))", "(\\.\($0)."] }
    return sites(of: .variableDeclaration).filter { property in
      parent(of: property).map { tree($0).kind($0.node) } == .memberBlock
        && attributes(of: property).contains { attribute in
          attribute.name == "Dependency" && asked.contains { attribute.text.contains($0) }
        }
    }.compactMap { property in
      tree(property).child(property.node, .patternBinding).map {
        Site(file: property.file, node: $0)
      }
    }
  }

  /// The names of the members of the library's values that ask for a key.
  private func members(asking key: String) -> [String] {
    sites(of: .patternBinding).compactMap { binding in
      let tree = tree(binding)
      guard tree.text(binding.node).contains("self[\(key).self]"),
        let pattern = tree.child(binding.node, .identifierPattern)
      else { return nil }
      return tree.text(tree.mainToken(pattern))
    }
  }
}
