@testable import PureLintSyntax

/// What a type is, as far as wirings are concerned.
indirect enum Shape: Hashable, Sendable {
  /// A type that the app declares, by dotted name.
  case type(String)
  case metatype(String)
  /// The factory or the configurator of a module.
  case builder(String)
  case function(result: Shape?)
}

extension AppOutline {
  /// What a type node stands for; nil for types that the app does not declare. Optionality does
  /// not count.
  func shape(ofType site: Site, depth: Int = 0) -> Shape? {
    let tree = tree(site)
    let scope = scope(of: site)
    switch tree.kind(site.node) {
    case .optionalType, .implicitlyUnwrappedType, .attributedType, .anyType, .someType:
      return inner(site).flatMap { shape(ofType: $0, depth: depth) }
    case .tupleType:
      let elements = Array(tree.children(site.node))
      guard elements.count == 1, let type = tree.type(in: elements[0]) else { return nil }
      return shape(ofType: Site(file: site.file, node: type), depth: depth)
    case .functionType:
      let result = tree.children(site.node).filter { tree.kind($0).isType }.last
      return .function(result: result.flatMap { shape(ofType: Site(file: site.file, node: $0)) })
    case .metatypeType:
      guard case .type(let name) = inner(site).flatMap({ shape(ofType: $0) }) else { return nil }
      return .metatype(name)
    case .identifierType, .memberType:
      let name = squeezed(site.node, tree)
      if name == "Module", let module = moduleOfBuilder(around: site) { return .type(module) }
      return shape(named: name, in: scope, depth: depth)
    default: return nil
    }
  }

  /// What each element of an array stands for; what the type itself does where it is no array.
  func shape(ofElement site: Site) -> Shape? {
    guard tree(site).kind(site.node) == .arrayType else { return shape(ofType: site) }
    return inner(site).flatMap(shape(ofElement:))
  }

  private func inner(_ site: Site) -> Site? {
    tree(site).type(in: site.node).map { Site(file: site.file, node: $0) }
  }

  /// What a name in type position stands for, seen from inside a type.
  func shape(named text: String, in scope: String?, depth: Int = 0) -> Shape? {
    guard depth < 8 else { return nil }
    if let open = text.firstIndex(of: "<"), text.hasSuffix(">") {
      let argument = text[text.index(after: open)...].dropLast()
      guard ["Factory", "Configurator"].contains(lastPart(of: text[..<open])) else { return nil }
      return resolvedName(String(argument), in: scope).map { .builder($0) }
    }
    if text == "Self" { return scope.map { .type($0) } }
    let last = lastPart(of: text[...])
    if last == "Factory" || last == "Configurator" {
      return base(of: text, in: scope).map { .builder($0) }
    }
    if last == "Dependency", let base = base(of: text, in: scope) {
      return dependencyName(of: base).map { .type($0) }
    }
    guard let name = resolvedName(text, in: scope) else { return nil }
    if let alias = aliases[name] { return shape(ofType: alias, depth: depth + 1) }
    return .type(name)
  }

  private func lastPart(of text: Substring) -> String {
    text.split(separator: ".").last.map(String.init) ?? ""
  }

  /// The type before the last point; the type around, where there is no point.
  private func base(of text: String, in scope: String?) -> String? {
    guard let point = text.lastIndex(of: ".") else { return scope }
    return resolvedName(String(text[..<point]), in: scope)
  }

  /// The dotted name of the type or alias that a name means: the nearest one around, otherwise the
  /// only one.
  func resolvedName(_ text: String, in scope: String?) -> String? {
    var prefix = scope?.split(separator: ".") ?? []
    while !prefix.isEmpty {
      let candidate = prefix.joined(separator: ".") + "." + text
      if isDeclared(candidate) { return candidate }
      prefix.removeLast()
    }
    if isDeclared(text) { return text }
    let others = namesByLastPart[lastPart(of: text[...])]?.filter { $0.hasSuffix("." + text) } ?? []
    return others.count == 1 ? others.first : nil
  }

  private func isDeclared(_ name: String) -> Bool {
    types[name]?.declaration != nil || aliases[name] != nil
  }

  /// The field's type as it can be written outside its struct; nil where it is not annotated.
  func typeText(of field: StructureOutline.Field, in structure: StructureOutline) -> String? {
    guard let type = field.type else { return nil }
    let text = textWithoutForce(type)
    let nested = "\(structure.name).\(text)"
    return aliases[nested] != nil || types[nested] != nil ? nested : text
  }

  /// The type of a property as it is annotated.
  func typeText(ofProperty name: String, of type: String) -> String? {
    let binding = members(of: type).lazy.compactMap { self.binding(named: name, in: $0) }.first
    return binding.flatMap { binding in
      tree(binding).annotatedType(of: binding.node)
        .map { textWithoutForce(Site(file: binding.file, node: $0)) }
    }
  }

  /// `T` for `T!`.
  private func textWithoutForce(_ type: Site) -> String {
    let text = tree(type).text(type.node)
    let isForced = tree(type).kind(type.node) == .implicitlyUnwrappedType
    return isForced ? String(text.dropLast()) : text
  }
}
