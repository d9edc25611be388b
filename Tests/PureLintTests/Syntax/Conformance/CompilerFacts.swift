/// What the compiler saw, in the words of `Fact`.
enum CompilerFacts {
  static func facts(of dump: DumpNode) -> [Fact] {
    var list = FactList()
    for child in dump.children { list.add(child) }
    return list.facts
  }
}

extension FactList {
  fileprivate mutating func add(_ nodes: [DumpNode]) {
    for node in nodes { add(node) }
  }

  fileprivate mutating func add(_ node: DumpNode) {
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

  fileprivate mutating func add(_ text: String, _ children: [DumpNode]) {
    add(text) { $0.add(children) }
  }

  // MARK: Declarations

  private mutating func addDeclaration(_ node: DumpNode) -> Bool {
    switch node.kind {
    case "top_level_code_decl":
      add(node.children.flatMap(\.children))
    case "import_decl":
      let kind = node.attributes["kind"].map { $0 + " " } ?? ""
      add("import \(kind)\(node.attributes["module"] ?? "") @\(node.start)")
    case "struct_decl", "class_decl", "enum_decl", "protocol":
      addNominal(node)
    case "extension_decl":
      addExtension(node)
    case "pattern_binding_decl":
      add("binding @\(node.range)", node.children)
    case "pattern_entry":
      add("entry", node.children)
    case "var_decl":
      if !node.has("implicit") { addVariable(node) }
    case "accessor_decl":
      let words: Set = [
        "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "init",
        "borrow", "mutate", "address", "mutableAddress", "unsafeAddress", "unsafeMutableAddress",
      ]
      add("accessor \(node.flags.first { words.contains($0) } ?? "?") @\(node.range)") {
        $0.add(node.children.filter { $0.kind != "parameter" && $0.kind != "parameter_list" })
      }
    case "func_decl":
      add(callable("func", node), node.children.filter { $0.kind != "parameter" })
    case "constructor_decl":
      let failable = node.attributes["failable"] == nil ? "" : " failable"
      add(callable("init", node) + failable, node.children.filter { $0.kind != "parameter" })
    case "destructor_decl":
      add("deinit @\(node.range)", node.children.filter { $0.kind != "parameter" })
    case "subscript_decl":
      add(callable("subscript", node)) { list in
        list.add(node.children.filter { $0.kind != "parameter" })
      }
    case "macro_decl":
      add("macro \(node.strings.first ?? "") @\(node.start)") {
        $0.add(node.children.filter { $0.key != "definition" })
        $0.add(node.children.filter { $0.key == "definition" })
      }
    case "typealias":
      add("typealias \(node.strings.first ?? "") @\(node.start)", node.children)
    case "associated_type_decl":
      add("associatedtype \(node.strings.first ?? "") @\(node.start)")
    case "enum_case_decl":
      add("case @\(node.range)", node.children)
    case "enum_element_decl":
      add("element \(node.strings.first ?? "") @\(node.start)", node.children)
    case "infix_operator_decl", "prefix_operator_decl", "postfix_operator_decl":
      let word = node.kind.prefix { $0 != "_" }
      add("\(word) operator \(node.strings.first ?? "") @\(node.start)")
    case "precedence_group_decl":
      add("precedencegroup \(node.strings.first ?? "") @\(node.range)")
    case "macro_expansion_decl":
      let name = node.strings.first ?? node.attributes["name"]
      add("macroExpansion \(macroName(name))", node.children)
    case "parameter":
      let isAnonymous = node.strings.contains { $0.hasPrefix("$") && Int($0.dropFirst()) != nil }
      if !isAnonymous { addParameter(node) }
    case "custom_attr":
      if case let name = node.children.first?.attributes["id"] ?? "",
        name.first?.isUppercase == true
      {
        add("attribute", node.children)
      }
    default:
      return false
    }
    return true
  }

  private mutating func addNominal(_ node: DumpNode) {
    let word = node.has("actor") ? "actor" : String(node.kind.split(separator: "_")[0])
    let inherited = inherited(node)
    add("\(word) \(node.strings.first ?? "") @\(node.range)\(modifiers(node)) \(inherited)") {
      // Each element of an enum is listed twice.
      $0.add(node.children.filter { $0.kind != "enum_element_decl" })
    }
  }

  private mutating func addExtension(_ node: DumpNode) {
    let name = (node.strings.first ?? "").filter { $0 != " " && $0 != "`" }
    let inherited = inherited(node)
    add("extension \(name) @\(node.range) \(inherited)", node.children)
  }

  /// For each inherited type, its attributes; the compiler does not keep their order.
  private func inherited(_ node: DumpNode) -> [String] {
    (node.attributes["inherits"] ?? "").split(separator: ",").map {
      $0.replacing("<null>", with: "").split(separator: " ").sorted().joined()
    }
  }

  private mutating func addVariable(_ node: DumpNode) {
    let word = node.has("let") ? "let" : "var"
    let modifiers = modifiers(node).replacing(" final", with: "")
    add("\(word) \(node.strings.first ?? "") @\(node.start)\(modifiers)", node.children)
  }

  private mutating func addParameter(_ node: DumpNode) {
    let label = node.attributes["apiName"] ?? "_"
    let variadic = ""
    add("parameter \(label) \(node.strings.first ?? "_")\(variadic)", node.children)
  }

  private func callable(_ word: String, _ node: DumpNode) -> String {
    let generics = node.strings.dropFirst().contains { $0.hasPrefix("<") } ? " generic" : ""
    return "\(word) \(node.strings.first ?? "") @\(node.range)\(generics)\(modifiers(node))"
  }

  private func modifiers(_ node: DumpNode) -> String {
    var result = ""
    for word in ["static", "lazy", "final", "distributed", "required"] where node.has(word) {
      result += " " + word
    }
    // The flag is also set where an actor's initializer delegates.
    if node.child("convenience_attr") != nil { result += " convenience" }
    if let access = node.child("access_control_attr")?.attributes["access_level"] {
      result += " " + access
    }
    if let access = node.child("setter_access_attr")?.attributes["access"] {
      result += " \(access)(set)"
    }
    return result
  }

  // MARK: Statements

  private mutating func addStatement(_ node: DumpNode) -> Bool {
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

  private mutating func addReturningTrue(_ text: String) -> Bool {
    add(text)
    return true
  }

  // MARK: Expressions

  private mutating func addExpression(_ node: DumpNode) -> Bool {
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
  private func macroName(_ name: String?) -> String {
    String((name ?? "").split(separator: ":").last ?? "")
  }

  /// The `?` and `!` of a key path's `.?!`, which is an operator for the compiler's parser.
  private func keyPathMarks(_ node: DumpNode) -> String? {
    let name = node.children.first?.attributes["name"] ?? ""
    guard name.hasPrefix("."), name.allSatisfy({ ".?!".contains($0) }), name.last != "." else {
      return nil
    }
    return name.filter { $0 != "." }
  }

  private mutating func addMarks(_ marks: Substring, _ base: ArraySlice<DumpNode>) {
    guard let last = marks.last else {
      return add(base.flatMap(\.children).flatMap(\.children))
    }
    add(last == "?" ? "optional" : "force") { $0.addMarks(marks.dropLast(), base) }
  }

  /// The compiler takes a sign into the literal.
  private mutating func addNumber(_ number: String, isNegative: Bool) {
    guard isNegative else { return add(number) }
    add("prefix") {
      $0.add("name -")
      $0.add("argument _") { $0.add(number) }
    }
  }

  /// The last part of `module.(file).Type.function().name@file:1:2`.
  private func declarationName(_ node: DumpNode) -> String {
    let text = (node.attributes["decl"] ?? "").prefix { $0 != "@" }
    return String(text.split(separator: ".").last ?? "")
  }

  private func names(_ text: String?) -> String {
    (text ?? "").split(separator: ",", omittingEmptySubsequences: false)
      .map { $0 == "''" ? "_" : String($0) }.joined(separator: ",")
  }

  /// Casts stand twice in a sequence: as operator and as operand.
  private mutating func addSequence(_ node: DumpNode) {
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

  private mutating func addInterpolatedString(_ node: DumpNode) {
    let calls = node.child("tap_expr")?.child("brace_stmt")?.children ?? []
    add("string") { list in
      for call in calls where call.kind == "call_expr" && !call.has("implicit") {
        list.add("interpolation", call.child("argument_list")?.children ?? [])
      }
    }
  }

  private mutating func addCaptures(_ node: DumpNode) {
    guard let closure = node.children.first(where: { $0.kind == "closure_expr" }) else { return }
    add("closure") { list in
      for capture in node.children where capture.kind == "pattern_binding_decl" {
        list.addCapture(capture)
      }
      list.add(closure.children.filter { $0.kind != "custom_attr" })
    }
  }

  /// A capture without a value captures what has its name.
  private mutating func addCapture(_ capture: DumpNode) {
    guard let entry = capture.child("pattern_entry") else { return }
    let initializer = entry.children.filter { $0.key == "original_init" }
    let name = entry.firstName
    let isShort = initializer.first.map {
      $0.kind == "unresolved_decl_ref_expr" && $0.attributes["name"] == name
    }
    add("capture \(name)", isShort == true ? [] : initializer)
  }

  // MARK: Types and patterns

  private mutating func addType(_ node: DumpNode) -> Bool {
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
