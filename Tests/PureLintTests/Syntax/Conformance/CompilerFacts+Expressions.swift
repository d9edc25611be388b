/// What the compiler saw of expressions.
extension FactList {
  mutating func addExpression(_ node: DumpNode) -> Bool {
    switch node.kind {
    case "unresolved_decl_ref_expr":
      add("name \(node.attributes["name"] ?? "")")
    case "declref_expr":
      add("name \(declarationName(node))")
    case "unresolved_dot_expr":
      add("member \(node.attributes["field"] ?? "")", node.children)
    case "dot_self_expr":
      add("member self", node.children)
    case "unresolved_member_expr":
      add("implicitMember \(node.attributes["name"] ?? "")")
    case "argument":
      add("argument \(node.attributes["label"] ?? "_")", node.children)
    case "tuple_expr":
      let labels =
        node.strings.first.map(names)
        ?? node.children.map { _ in "_" }.joined(separator: ",")
      add("tuple \(labels)", node.children)
    case "postfix_unary_expr" where keyPathMarks(node) != nil:
      addMarks((keyPathMarks(node) ?? "")[...], node.children.dropFirst())
    case "prefix_unary_expr", "postfix_unary_expr":
      add("\(node.kind == "prefix_unary_expr" ? "prefix" : "postfix")") {
        $0.add(node.children)
      }
    case "integer_literal_expr", "float_literal_expr":
      let word = node.kind.prefix { $0 != "_" }
      let number = "\(word) \((node.attributes["value"] ?? "").filter { $0 != "_" })"
      addNumber(number, isNegative: node.has("negative"))
    case "boolean_literal_expr":
      add("boolean \(node.attributes["value"] ?? "")")
    case "regex_literal_expr":
      add("regex")
    case "magic_identifier_literal_expr":
      add("macroExpansion \(node.attributes["kind"]?.dropFirst() ?? "")")
    case "macro_expansion_expr":
      add("macroExpansion \(macroName(node.attributes["name"]))", node.children)
    case "objc_selector_expr":
      add("macroExpansion selector") {
        let kind = node.attributes["kind"] ?? "method"
        $0.add("argument \(kind == "method" ? "_" : kind)", node.children)
      }
    case "object_literal":
      add("macroExpansion \(node.attributes["kind"] ?? "")Literal", node.children)
    case "interpolated_string_literal_expr":
      addInterpolatedString(node)
    case "ternary_expr":
      add("ternary", node.children)
    case "assign_expr":
      add("=")
    case "coerce_expr", "conditional_checked_cast_expr", "forced_checked_cast_expr",
      "is_subtype_expr":
      add(castWords[node.kind] ?? "")
    case "sequence_expr":
      addSequence(node)
    case "closure_expr":
      add("closure", node.children.filter { $0.kind != "custom_attr" })
    case "capture_list":
      addCaptures(node)
    case "optional_evaluation_expr":
      add(node.children)
    case "keypath_expr":
      if node.has("objc") {
        add("macroExpansion keyPath")
      } else {
        add("keyPath", node.children.filter { $0.kind != "components" })
      }
    default:
      return false
    }
    return true
  }

  /// A macro's name without the module, which the dump has for some expansions only.
  func macroName(_ name: String?) -> String {
    String((name ?? "").split(separator: ":").last ?? "")
  }

  /// The `?` and `!` of a key path's `.?!`, which is an operator for the compiler's parser.
  func keyPathMarks(_ node: DumpNode) -> String? {
    let name = node.children.first?.attributes["name"] ?? ""
    guard name.hasPrefix("."), name.allSatisfy({ ".?!".contains($0) }), name.last != "." else {
      return nil
    }
    return name.filter { $0 != "." }
  }

  mutating func addMarks(_ marks: Substring, _ base: ArraySlice<DumpNode>) {
    guard let last = marks.last else {
      return add(base.flatMap(\.children).flatMap(\.children))
    }
    add(last == "?" ? "optional" : "force") { $0.addMarks(marks.dropLast(), base) }
  }

  /// The compiler takes a sign into the literal.
  mutating func addNumber(_ number: String, isNegative: Bool) {
    guard isNegative else { return add(number) }
    add("prefix") {
      $0.add("name -")
      $0.add("argument _") { $0.add(number) }
    }
  }

  /// The last part of `module.(file).Type.function().name@file:1:2`.
  func declarationName(_ node: DumpNode) -> String {
    let text = (node.attributes["decl"] ?? "").prefix { $0 != "@" }
    return String(text.split(separator: ".").last ?? "")
  }

  func names(_ text: String?) -> String {
    (text ?? "").split(separator: ",", omittingEmptySubsequences: false)
      .map { $0 == "''" ? "_" : String($0) }.joined(separator: ",")
  }

  /// Casts stand twice in a sequence: as operator and as operand.
  mutating func addSequence(_ node: DumpNode) {
    add("sequence") { list in
      var skipsNext = false
      for child in node.children {
        if skipsNext {
          skipsNext = false
          continue
        }
        skipsNext = castWords[child.kind] != nil
        list.add(child)
      }
    }
  }

  mutating func addInterpolatedString(_ node: DumpNode) {
    let calls = node.child("tap_expr")?.child("brace_stmt")?.children ?? []
    add("string") { list in
      for call in calls where call.kind == "call_expr" && !call.has("implicit") {
        list.add("interpolation", call.child("argument_list")?.children ?? [])
      }
    }
  }

  mutating func addCaptures(_ node: DumpNode) {
    guard let closure = node.children.first(where: { $0.kind == "closure_expr" }) else { return }
    add("closure") { list in
      for capture in node.children where capture.kind == "pattern_binding_decl" {
        list.addCapture(capture)
      }
      list.add(closure.children.filter { $0.kind != "custom_attr" })
    }
  }

  /// A capture without a value captures what has its name.
  mutating func addCapture(_ capture: DumpNode) {
    guard let entry = capture.child("pattern_entry") else { return }
    let initializer = entry.children.filter { $0.key == "original_init" }
    let name = entry.firstName
    let isShort = initializer.first.map {
      $0.kind == "unresolved_decl_ref_expr" && $0.attributes["name"] == name
    }
    add("capture \(name)", isShort == true ? [] : initializer)
  }
}

extension DumpNode {
  /// The first name that a pattern binds.
  fileprivate var firstName: String {
    if kind == "pattern_named" { return strings.first ?? "" }
    return children.lazy.map(\.firstName).first { !$0.isEmpty } ?? ""
  }
}

private let castWords = [
  "coerce_expr": "as", "conditional_checked_cast_expr": "as?",
  "forced_checked_cast_expr": "as!", "is_subtype_expr": "is",
]
