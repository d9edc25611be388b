/// What the compiler saw, in the words of `Fact`.
enum CompilerFacts {
  static func facts(of dump: DumpNode) -> [Fact] {
    var list = FactList()
    for child in dump.children { list.add(child) }
    return list.facts
  }
}

extension FactList {
  mutating func add(_ nodes: [DumpNode]) {
    for node in nodes { add(node) }
  }

  mutating func add(_ node: DumpNode) {
    if ignoredKinds.contains(node.kind) || node.key == "processed_init" { return }
    if node.kind.hasSuffix("_attr") && node.kind != "custom_attr" { return }
    if node.kind == "type_composite" && node.children.isEmpty { return add("type Any") }
    if let word = plainKinds[node.kind] { return add(word, node.children) }
    if addDeclaration(node) || addStatement(node) || addExpression(node) || addType(node) {
      return
    }
    if transparentKinds.contains(node.kind) { return add(node.children) }
    add("?" + node.kind) { $0.add(node.children) }
  }

  mutating func add(_ text: String, _ children: [DumpNode]) {
    add(text) { $0.add(children) }
  }

  // MARK: Statements

  mutating func addStatement(_ node: DumpNode) -> Bool {
    switch node.kind {
    case "brace_stmt":
      if node.has("implicit") {
        add(node.children)
      } else {
        add("{} @\(node.range)", node.children)
      }
    case "if_stmt", "guard_stmt", "while_stmt", "repeat_while_stmt", "switch_stmt", "do_stmt",
      "do_catch_stmt", "for_each_stmt", "return_stmt", "throw_stmt", "break_stmt",
      "continue_stmt", "fallthrough_stmt", "yield_stmt", "discard_stmt":
      let word = node.kind.dropLast(5).replacing("_catch", with: "").replacing("_each", with: "")
      // The dump has the label's position for a labelled statement.
      add("\(word) @\(node.range)", node.children)
    case "then_stmt":
      if node.has("implicit") { add(node.children) } else { add("then", node.children) }
    case "defer_stmt":
      add("defer @\(node.range)", node.child("func_decl")?.children ?? [])
    case "case_stmt":
      add("case", node.children)
    case "case_label_item":
      if node.has("default") { return addReturningTrue("default") }
      add("item", node.children)
    case "pattern":
      add("condition", node.children)
    case "#available", "#unavailable":
      add("available")
    case "#_hasSymbol":
      add("macroExpansion _hasSymbol") { $0.add("argument _", node.children) }
    default:
      return false
    }
    return true
  }

  mutating func addReturningTrue(_ text: String) -> Bool {
    add(text)
    return true
  }

  // MARK: Types and patterns

  mutating func addType(_ node: DumpNode) -> Bool {
    switch node.kind {
    case "type_unqualified_ident":
      add("type \(node.attributes["id"] ?? "")", node.children)
    case "type_qualified_ident":
      add("memberType \(node.attributes["id"] ?? "")", node.children)
    case "type_tuple":
      let labels = (node.attributes["names"] ?? "").split(
        separator: ",",
        omittingEmptySubsequences: false
      ).map { $0 == "''" || $0.isEmpty ? "_" : String($0) }
      add("tupleType \(labels.allSatisfy { $0 == "_" } ? [] : labels)", node.children)
    case "type_function":
      let effects = ["async", "throws"].filter { node.has($0) }
      add("functionType \(effects)", node.children)
    case "type_ownership":
      add("specifier \(node.flags.first ?? "")", node.children)
    case "type_integer":
      let value = node.attributes["value"] ?? node.child("is_negative")?.attributes["value"]
      addNumber("integer \(value ?? "")", isNegative: node.child("is_negative") != nil)
    case "pattern_named":
      add("name \(node.strings.first ?? "")")
    case "pattern_binding":
      if node.has("implicit") {
        add(node.children)
      } else {
        add("binding \(node.attributes["kind"] ?? "")", node.children)
      }
    case "pattern_tuple":
      let labels = names(node.attributes["names"])
      add("tuple \(labels)", node.children)
    default:
      return false
    }
    return true
  }
}

/// Kinds whose children count and they themselves do not.
private let transparentKinds: Set = [
  "argument_list", "array", "unresolved_pattern_expr", "pattern_expr", "parameter_list",
  "availability_spec", "single_value_stmt_expr", "type_attributed",
]

/// Kinds that say nothing more than their name.
private let plainKinds = [
  "call_expr": "call", "subscript_expr": "subscript", "paren_expr": "paren",
  "array_expr": "array", "dictionary_expr": "dictionary", "string_literal_expr": "string",
  "nil_literal_expr": "nil", "super_ref_expr": "name super", "inout_expr": "inout",
  "force_value_expr": "force", "bind_optional_expr": "optional", "try_expr": "try",
  "force_try_expr": "try!", "optional_try_expr": "try?", "await_expr": "await",
  "unsafe_expr": "unsafe", "copy_expr": "copy", "consume_expr": "consume",
  "borrow_expr": "borrow", "pack_element_expr": "each", "pack_expansion_expr": "repeat",
  "discard_assignment_expr": "_", "pattern_any": "_", "pattern_typed": "typed",
  "pattern_is": "is", "pattern_paren": "paren", "key_path_dot_expr": "keyPathDot",
  "unresolved_specialize_expr": "specialize", "type_expr": "typeExpression",
  "type_optional": "optionalType", "type_implicitly_unwrapped_optional": "forcedType",
  "type_array": "arrayType", "type_dictionary": "dictionaryType",
  "type_inline_array": "inlineArrayType", "type_metatype": "metatype",
  "type_protocol": "metatype", "type_composite": "compositionType",
  "type_opaque_return": "some", "type_existential": "any", "vararg": "variadic",
  "inverse": "suppressed", "type_pack_expansion": "repeat", "type_pack_element": "each",
  "pack_expansion": "repeat", "pack_element": "each",
  "type_placeholder": "_", "isolated": "specifier isolated", "sending": "specifier sending",
  "caller_isolated": "specifier nonisolated", "arrow": "->",
]

/// What has no counterpart on the other side, or says what another fact says.
private let ignoredKinds: Set = [
  "<null expr>", "compound", "case_body_variables",
]
