import GraphModel
import Testing

@testable import PureLintFindings
@testable import PureLintFixes
@testable import PureLintResolution
@testable import PureLintSource
@testable import PureLintSyntax

/// What goes takes its commas, comments and blank lines with it.
@Suite struct MendingLayoutTests {
  /// Parts of a call, with `zone` as what stays and `store` as what goes.
  @Test(arguments: [
    ("(store: store, zone: zone)", "(zone: zone)"),
    ("(zone: zone,store: store)", "(zone: zone)"),
    ("(\n  zone: zone,\n  store: store\n)", "(\n  zone: zone\n)"),
    ("(\n  zone: zone,\n  store: store,\n)", "(\n  zone: zone,\n)"),
    ("(\n  store: store,\n  zone: zone\n)", "(\n  zone: zone\n)"),
    ("(\n  store: store,  // goes\n  zone: zone  // stays\n)", "(\n  zone: zone  // stays\n)"),
    ("(\n  zone: zone,  // stays\n  store: store  // goes\n)", "(\n  zone: zone  // stays\n)"),
    ("(zone: zone,\n  store: store)", "(zone: zone)"),
    ("(zone: zone,  // stays\n  store: store)", "(zone: zone  // stays\n  )"),
    ("(store: store,\n  zone: zone)", "(zone: zone)"),
    ("(store: store,  // goes\n  // stays\n  zone: zone)", "(// stays\n  zone: zone)"),
    (
      "(\n  // Heads both.\n  store: store,\n  zone: zone\n)",
      "(\n  // Heads both.\n  zone: zone\n)"
    ),
    ("(\n  zone: zone,\n\n  // goes\n  store: store\n)", "(\n  zone: zone\n)"),
    ("(\r\n  zone: zone,\r\n  store: store\r\n)", "(\r\n  zone: zone\r\n)"),
    ("(zone: zone, /* goes */ store: store)", "(zone: zone)"),
    ("(\n  zone: zone, store: store\n)", "(\n  zone: zone\n)"),
  ])
  func anArgumentGoesWithItsCommaAndComment(before: String, after: String) {
    let head = "struct Wired { let zone: Int; let store: Int }\nlet wired = Wired"
    #expect(cut(argument: "store", from: head + before) == head + after)
  }

  @Test(arguments: [
    ("struct S {\n  let a: A\n  let store: B\n}", "struct S {\n  let a: A\n}"),
    ("struct S {\n  let store: B\n\n  let a: A\n}", "struct S {\n  let a: A\n}"),
    ("struct S {\n  let a: A\n\n  let store: B\n}", "struct S {\n  let a: A\n}"),
    (
      "struct S {\n  let a: A\n\n  let store: B\n\n  let c: C\n}",
      "struct S {\n  let a: A\n\n  let c: C\n}"
    ),
    ("struct S { let store: B }", "struct S {}"),
    ("struct S { let a: A; let store: B }", "struct S { let a: A }"),
    ("struct S { let store: B; let a: A }", "struct S { let a: A }"),
    ("struct S {\n  let store: B; let a: A\n}", "struct S {\n  let a: A\n}"),
    (
      "struct S {\n  /// Goes.\n  let store: B  // goes\n  let a: A\n}", "struct S {\n  let a: A\n}"
    ),
    (
      "struct S {\n  // MARK: All\n  let store: B\n  let a: A\n}",
      "struct S {\n  // MARK: All\n  let a: A\n}"
    ),
    ("struct S {\n  // goes\n  let store: B\n\n  let a: A\n}", "struct S {\n  let a: A\n}"),
    (
      "struct S {\n  // purelint:ignore unused-dependency: goes\n  let store: B\n  let a: A\n}",
      "struct S {\n  let a: A\n}"
    ),
    ("struct S {\n  let a = 1, store = 2\n}", "struct S {\n  let a = 1\n}"),
    ("struct S {\n  let store = 1, a = 2\n}", "struct S {\n  let a = 2\n}"),
    ("struct S {\n  /* goes */ let store: B\n}", "struct S {\n}"),
  ])
  func aDeclarationGoesWithItsLine(before: String, after: String) {
    #expect(cut(variable: "store", from: before) == after)
  }

  private func cut(argument label: String, from text: String) -> String {
    cut(from: text) { tree, node in
      tree.kind(node) == .argument && tree.text(tree.mainToken(node)) == label
    }
  }

  private func cut(variable name: String, from text: String) -> String {
    cut(from: text) { tree, node in
      let bindings = tree.children(node).filter { tree.kind($0) == .patternBinding }
      if tree.kind(node) == .variableDeclaration, bindings.count == 1 {
        return tree.text(bindings[0]).hasPrefix(name)
      }
      return tree.kind(node) == .patternBinding && tree.text(node).hasPrefix(name)
        && tree.children(tree.variableDeclaration(of: node)).count {
          tree.kind($0) == .patternBinding
        } > 1
    }
  }

  private func cut(from text: String, where isWanted: (SyntaxTree, NodeIndex) -> Bool) -> String {
    let file = SourceFile(path: "App.swift", bytes: Array(text.utf8))
    let tree = SyntaxTree(parsing: file, bodies: .parse)
    let nodes = tree.nodes.indices.map { NodeIndex($0) }.filter { isWanted(tree, $0) }
    let edits = SourceCut(tree).ranges(removing: nodes).map {
      Fix.Edit(location: Location(file: 0, bytes: $0), replacement: "")
    }
    return String(decoding: [file].applying(edits)[0].bytes, as: UTF8.self)
  }
}
