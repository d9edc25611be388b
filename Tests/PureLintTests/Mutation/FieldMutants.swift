@testable import PureLintSyntax

extension MutationKind {
  /// Gives a struct of dependencies one more field and every construction of it one more argument;
  /// nobody reads it.
  static let addUnreadField = MutationKind(name: "add a field that nobody reads") { outline in
    AddedField.all(in: outline).map { field in
      Mutant(
        title: "nobody reads '\(field.fullName)'",
        edits: field.declaration + field.arguments(firstValue: nil),
        expected: [field.unused]
      )
    }
  }

  /// The same with a provider that is there for the new field alone: a note, not a finding.
  static let addUnreadFieldWithProvider = MutationKind(
    name: "add a field that nobody reads, and its provider"
  ) { outline in
    AddedField.all(in: outline).compactMap { field in
      guard let (provider, value) = field.provider() else { return nil }
      return Mutant(
        title: "nobody reads '\(field.fullName)', which has its own provider",
        edits: field.declaration + [provider] + field.arguments(firstValue: value),
        expected: [field.unused]
      )
    }
  }

  /// The same, but whoever has the factory or the configurator reads the field.
  static let addReadField = MutationKind(name: "add a field that is read") { outline in
    AddedField.all(in: outline).compactMap { field in
      guard let reader = field.reader() else { return nil }
      return Mutant(
        title: "'\(field.fullName)' is read through the factory",
        edits: field.declaration + [reader] + field.arguments(firstValue: nil)
      )
    }
  }
}

/// A field that a mutant adds to a struct of dependencies.
struct AddedField {
  let outline: AppOutline
  let structure: StructureOutline
  let wirings: [ConstructionOutline]
  var name = "addedService"
  var type = "AddedService"
  /// What the field's type needs beside it.
  var helper = "\nfinal class AddedService {}\n"
  /// What an argument is if nothing else is asked for.
  var value = "AddedService()"

  var fullName: String { "\(structure.name).\(name)" }

  /// One for each struct that something builds with arguments in parentheses, if no initializer in
  /// an extension builds it too.
  static func all(in outline: AppOutline) -> [AddedField] {
    let wirings = Dictionary(grouping: outline.wirings()) { $0.structure.name }
    return outline.structures.values.sorted { $0.name < $1.name }.compactMap { structure in
      let constructions = (wirings[structure.name] ?? []).map(\.construction)
      let isExtended = outline.members(of: structure.name).contains {
        outline.tree($0).kind($0.node) == .initializerDeclaration
      }
      guard !constructions.isEmpty, !isExtended,
        constructions.allSatisfy({ outline.takesArguments($0) })
      else { return nil }
      return AddedField(outline: outline, structure: structure, wirings: constructions)
    }
  }

  // MARK: Edits

  /// The field, as the first edit, and what its type needs.
  var declaration: [Mutant.Edit] {
    let tree = outline.tree(structure.site)
    let offset: Int
    if let last = structure.fields.last?.site, let variable = outline.parent(of: last) {
      offset = outline.range(variable).upperBound
    } else {
      let block = tree.child(structure.site.node, .memberBlock)
      offset = Int(tree.range(block ?? structure.site.node).lowerBound) + 1
    }
    return [
      Mutant.Edit(
        file: structure.site.file,
        range: offset..<offset,
        replacement: "\n    let \(name): \(type)\n"
      ),
      outline.append(helper, to: structure.site.file),
    ]
  }

  /// The finding that the first edit of `declaration` deserves if nobody reads the field.
  var unused: Mutant.Expectation {
    Mutant.Expectation(
      ruleID: "unused-dependency",
      place: .inserted(edit: 0, offset: "\n    let ".utf8.count),
      mentions: ["'\(fullName)'", "'\(name)' of '\(structure.name)'"]
    )
  }

  /// The argument in every construction; what repacks a value of the struct repacks the field.
  func arguments(firstValue: String?) -> [Mutant.Edit] {
    wirings.enumerated().map { index, wiring in
      let value = (index == 0 ? firstValue : nil) ?? repacked(in: wiring) ?? self.value
      return outline.addition(of: "\(name): \(value)", to: wiring)
    }
  }

  private func repacked(in wiring: ConstructionOutline) -> String? {
    let tree = outline.tree(wiring.site)
    let bases = wiring.arguments.compactMap { argument -> String? in
      guard tree.kind(argument.value.node) == .memberAccess,
        tree.text(tree.mainToken(argument.value.node)) == argument.label,
        let base = tree.expression(in: argument.value.node),
        outline.shape(ofValue: Site(file: wiring.site.file, node: base)) == .type(structure.name)
      else { return nil }
      return tree.text(base)
    }
    return bases.first.map { "\($0).\(name)" }
  }

  /// A local or a lazy member for the first construction, and the expression that takes it.
  func provider() -> (edit: Mutant.Edit, value: String)? {
    let wiring = wirings[0]
    if let statement = outline.rootStatement(around: wiring.site) {
      let start = outline.range(statement).lowerBound
      let edit = Mutant.Edit(
        file: statement.file,
        range: start..<start,
        replacement: "let \(name) = \(value)\n    "
      )
      return (edit, name)
    }
    guard let type = outline.scope(of: wiring.site), !outline.isModule(type),
      let site = outline.types[type]?.declaration,
      let block = outline.tree(site).child(site.node, .memberBlock),
      outline.tree(site).kind(site.node) == .classDeclaration
    else { return nil }
    let end = Int(outline.tree(site).range(block).upperBound) - 1
    let member = "\n  private lazy var \(name) = \(value)\n"
    return (Mutant.Edit(file: site.file, range: end..<end, replacement: member), "self.\(name)")
  }

  /// An extension of the module's factory or configurator that reads the field.
  func reader() -> Mutant.Edit? {
    guard let owner = outline.owners(of: structure.name).first else { return nil }
    let supertypes = outline.supertypes(of: owner)
    let builder = supertypes.contains("ConfiguratorModule") ? "Configurator" : "Factory"
    guard builder == "Configurator" || supertypes.contains("FactoryModule") else { return nil }
    let source = """

      extension \(builder) where Module == \(owner) {
        func addedReader() -> \(type) { self.dependency.\(name) }
      }

      """
    return outline.append(source, to: structure.site.file)
  }
}

extension AppOutline {
  fileprivate func takesArguments(_ wiring: ConstructionOutline) -> Bool {
    tree(wiring.site).child(wiring.site.node, .argumentList) != nil
  }

  /// Adds an argument behind the last one.
  func addition(of argument: String, to wiring: ConstructionOutline) -> Mutant.Edit {
    if let last = wiring.arguments.last {
      let end = range(last.site).upperBound
      return Mutant.Edit(file: wiring.site.file, range: end..<end, replacement: ", \(argument)")
    }
    let tree = tree(wiring.site)
    let list = tree.child(wiring.site.node, .argumentList) ?? wiring.site.node
    let start = Int(tree.range(list).lowerBound) + 1
    return Mutant.Edit(file: wiring.site.file, range: start..<start, replacement: argument)
  }

  /// The statement of a static function's body that a site belongs to, if the body has others too.
  func rootStatement(around site: Site) -> Site? {
    var statement: Site?
    var inner = site
    for outer in ancestors(of: site) {
      let tree = tree(outer)
      if tree.kind(outer.node) == .codeBlock, let function = parent(of: outer),
        tree.kind(function.node) == .functionDeclaration
      {
        let hasOthers = tree.children(outer.node).dropFirst().first { _ in true } != nil
        statement = isStatic(function) && hasOthers ? inner : nil
      }
      inner = outer
    }
    return statement
  }

  func isStatic(_ declaration: Site) -> Bool {
    let tree = tree(declaration)
    return tree.children(declaration.node).contains {
      tree.kind($0) == .modifier && tree.text($0) == "static"
    }
  }
}
