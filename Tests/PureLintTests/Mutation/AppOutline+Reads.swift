@testable import PureLintSyntax

/// Where an app reads the fields of its structs of dependencies.
struct ReadOutline {
  /// The reads of each field, in the order of files and bytes.
  private(set) var reads: [FieldName: [Read]] = [:]
  /// Fields that are perhaps read in ways that the outline does not follow.
  private(set) var doubtful: Set<FieldName> = []

  struct FieldName: Hashable {
    let structure: String
    let field: String
  }

  struct Read {
    let site: Site
    let use: Use
  }

  enum Use: Equatable {
    case plain
    /// The argument of the same name of another value of the same struct, as it is.
    case repacking
    /// The same with something done to it, such as a default.
    case repackingChanged
    /// Stored in a property of the module.
    case copy(type: String, property: String)
  }

  init(_ outline: AppOutline) {
    for site in outline.sites(of: .memberAccess) { addMember(site, outline) }
    for site in outline.sites(of: .nameExpression) { addName(site, outline) }
    for site in outline.sites(of: .keyPathComponent) { addDoubt(site, outline) }
    for site in outline.sites(of: .argument) { addEscape(site, outline) }
  }

  private mutating func addMember(_ site: Site, _ outline: AppOutline) {
    let tree = outline.tree(site)
    guard let base = tree.expression(in: site.node) else { return }
    switch outline.shape(ofValue: Site(file: site.file, node: base)) {
    case .type(let name): add(site, of: name, outline)
    case nil: addDoubt(site, outline)
    case .builder, .metatype, .function: break
    }
  }

  private mutating func addName(_ site: Site, _ outline: AppOutline) {
    let name = outline.tree(site).text(outline.tree(site).mainToken(site.node))
    guard let scope = outline.scope(of: site), outline.structures[scope] != nil,
      outline.local(named: name, at: site) == nil
    else { return }
    add(site, of: scope, outline)
  }

  private mutating func add(_ site: Site, of structure: String, _ outline: AppOutline) {
    let name = outline.tree(site).text(outline.tree(site).mainToken(site.node))
    guard let fields = outline.structures[structure]?.fields,
      fields.contains(where: { $0.name == name })
    else { return }
    let use = Self.use(of: site, name, structure, outline)
    reads[FieldName(structure: structure, field: name), default: []]
      .append(Read(site: site, use: use))
  }

  private static func use(
    of site: Site,
    _ name: String,
    _ structure: String,
    _ outline: AppOutline
  ) -> Use {
    let tree = outline.tree(site)
    guard let parent = outline.parent(of: site) else { return .plain }
    if let property = outline.property(assignedBy: site) { return property }
    let argument = ([parent] + outline.ancestors(of: parent)).first {
      tree.kind($0.node) == .argument && tree.flags($0.node).contains(.hasLabel)
        && tree.text(tree.mainToken($0.node)) == name
    }
    guard let argument, let list = outline.parent(of: argument),
      let call = outline.parent(of: list), tree.kind(call.node) == .call,
      outline.shape(ofValue: call) == .type(structure)
    else { return .plain }
    return tree.expression(in: argument.node) == site.node ? .repacking : .repackingChanged
  }

  /// Something that may read any field of its name: through a key path, or from a value that is
  /// not known, in code that belongs to the module.
  private mutating func addDoubt(_ site: Site, _ outline: AppOutline) {
    let name = outline.tree(site).text(outline.tree(site).mainToken(site.node))
    for (structure, content) in outline.structures
    where content.fields.contains(where: { $0.name == name }) {
      let blocks = outline.owners(of: structure).flatMap { owner in
        (outline.types[owner].map { $0.blocks + $0.builderBlocks }) ?? []
      }
      if blocks.contains(where: { outline.contains($0, site) }) {
        doubtful.insert(FieldName(structure: structure, field: name))
      }
    }
  }

  /// The whole value handed to code that the app does not declare may be read there.
  private mutating func addEscape(_ site: Site, _ outline: AppOutline) {
    let tree = outline.tree(site)
    guard let value = tree.expression(in: site.node),
      case .type(let name) = outline.shape(ofValue: Site(file: site.file, node: value)),
      let structure = outline.structures[name],
      let list = outline.parent(of: site), let call = outline.parent(of: list),
      let callee = tree.expression(in: call.node)
    else { return }
    let function = tree.text(tree.mainToken(callee))
    let isKnown =
      tree.kind(callee) == .implicitMember || outline.shape(ofValue: call) != nil
      || outline.declaresFunction(named: function)
    guard !isKnown else { return }
    for field in structure.fields {
      doubtful.insert(FieldName(structure: name, field: field.name))
    }
  }
}

extension AppOutline {
  /// The property of a module that an expression is stored in as it is.
  fileprivate func property(assignedBy site: Site) -> ReadOutline.Use? {
    guard let sequence = parent(of: site) else { return nil }
    let tree = tree(site)
    let parts = Array(tree.children(sequence.node))
    guard tree.kind(sequence.node) == .sequenceExpression, parts.count == 3,
      tree.kind(parts[1]) == .assignmentOperator, parts[2] == site.node,
      tree.kind(parts[0]) == .memberAccess, let base = tree.expression(in: parts[0]),
      case .type(let type) = shape(ofValue: Site(file: site.file, node: base)), isModule(type)
    else { return nil }
    return .copy(type: type, property: tree.text(tree.mainToken(parts[0])))
  }

  /// The finding that a field deserves if nobody reads it.
  func expectation(ofUnread name: ReadOutline.FieldName) -> Mutant.Expectation? {
    structures[name.structure]?.fields.first { $0.name == name.field }.map { field in
      Mutant.Expectation(
        ruleID: "unused-dependency",
        place: .kept(file: field.site.file, offset: field.offset),
        mentions: [
          "'\(name.structure).\(name.field)'", "'\(name.field)' of '\(name.structure)'",
        ]
      )
    }
  }

  func declaresFunction(named name: String) -> Bool { functionsByName[name] != nil }

  /// Every mention of a stored property of a type, its declaration and assignments to it left out.
  ///
  /// Not certain if some might be overlooked.
  func mentions(
    ofProperty name: String,
    of type: String
  ) -> (sites: [Site], areCertain: Bool) {
    var found: [Site] = []
    var areCertain = true
    let isSelf = { (shape: Shape?) -> Bool in
      guard case .type(let other) = shape else { return false }
      return self.supertypes(of: other).contains(type)
    }
    for site in sites(of: .memberAccess) + sites(of: .nameExpression) + sites(of: .capture) {
      let tree = tree(site)
      guard tree.text(tree.mainToken(site.node)) == name else { continue }
      switch tree.kind(site.node) {
      case .memberAccess:
        guard let base = tree.expression(in: site.node) else { continue }
        let shape = shape(ofValue: Site(file: site.file, node: base))
        if shape == nil { areCertain = false }
        if isSelf(shape), !isAssigned(site) { found.append(site) }
      case .capture where tree.initialValue(of: site.node) != nil: continue
      default:
        guard scope(of: site).map({ isSelf(.type($0)) }) ?? false else { continue }
        if local(named: name, at: site) == nil, !isAssigned(site) { found.append(site) }
      }
    }
    return (found, areCertain)
  }

  private func isAssigned(_ site: Site) -> Bool {
    let tree = tree(site)
    guard let sequence = parent(of: site), tree.kind(sequence.node) == .sequenceExpression
    else { return false }
    let parts = Array(tree.children(sequence.node))
    return parts.count == 3 && parts[0] == site.node && tree.kind(parts[1]) == .assignmentOperator
  }
}
