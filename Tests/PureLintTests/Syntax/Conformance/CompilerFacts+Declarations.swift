/// What the compiler saw of declarations.
extension FactList {
  mutating func addDeclaration(_ node: DumpNode) -> Bool {
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

  mutating func addNominal(_ node: DumpNode) {
    let word = node.has("actor") ? "actor" : String(node.kind.split(separator: "_")[0])
    let inherited = inherited(node)
    add("\(word) \(node.strings.first ?? "") @\(node.range)\(modifiers(node)) \(inherited)") {
      // Each element of an enum is listed twice.
      $0.add(node.children.filter { $0.kind != "enum_element_decl" })
    }
  }

  mutating func addExtension(_ node: DumpNode) {
    let name = (node.strings.first ?? "").filter { $0 != " " && $0 != "`" }
    let inherited = inherited(node)
    add("extension \(name) @\(node.range) \(inherited)", node.children)
  }

  /// For each inherited type, its attributes; the compiler does not keep their order.
  func inherited(_ node: DumpNode) -> [String] {
    (node.attributes["inherits"] ?? "").split(separator: ",").map {
      $0.replacing("<null>", with: "").split(separator: " ").sorted().joined()
    }
  }

  mutating func addVariable(_ node: DumpNode) {
    let word = node.has("let") ? "let" : "var"
    let modifiers = modifiers(node).replacing(" final", with: "")
    add("\(word) \(node.strings.first ?? "") @\(node.start)\(modifiers)", node.children)
  }

  mutating func addParameter(_ node: DumpNode) {
    let label = node.attributes["apiName"] ?? "_"
    let variadic = ""
    add("parameter \(label) \(node.strings.first ?? "_")\(variadic)", node.children)
  }

  func callable(_ word: String, _ node: DumpNode) -> String {
    let generics = node.strings.dropFirst().contains { $0.hasPrefix("<") } ? " generic" : ""
    return "\(word) \(node.strings.first ?? "") @\(node.range)\(generics)\(modifiers(node))"
  }

  func modifiers(_ node: DumpNode) -> String {
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
}
