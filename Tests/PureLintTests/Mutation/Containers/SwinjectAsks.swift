@testable import PureLintSyntax

/// Who asks Swinject for what.
struct SwinjectAsks {
  let swinject: SwinjectOutline

  private var outline: AppOutline { swinject.outline }

  var all: [AskOutline] {
    outline.sites(of: .call).flatMap(asks(ofCall:))
      + outline.sites(of: .sequenceExpression).flatMap(asks(ofSequence:))
      + outline.sites(of: .postfixExpression).flatMap(asks(ofPostfix:))
      + swinject.registrations.indices.flatMap(asks(ofInitializer:))
  }

  /// `resolve(T.self)`, and the app's helper `get()`.
  private func asks(ofCall call: Site) -> [AskOutline] {
    let arguments = outline.arguments(of: call)
    switch outline.calleeName(of: call) {
    case "resolve": return asks(swinject.key(ofArguments: arguments), at: call)
    case "get":
      return asks(swinject.key(ofArguments: arguments) ?? expectedKey(at: call), at: call)
    default: return []
    }
  }

  /// `r ~> T.self` and `r ~> (T.self, name: …)`.
  private func asks(ofSequence sequence: Site) -> [AskOutline] {
    let tree = outline.tree(sequence)
    let parts = Array(tree.children(sequence.node))
    guard parts.count == 3, tree.kind(parts[1]) == .binaryOperator, tree.text(parts[1]) == "~>"
    else { return [] }
    let value = Site(file: sequence.file, node: parts[2])
    guard tree.kind(parts[2]) == .tupleExpression else {
      let single = ArgumentOutline(label: nil, site: value, value: value)
      return asks(swinject.key(ofArguments: [single]), at: sequence)
    }
    let elements = tree.children(parts[2]).compactMap { element -> ArgumentOutline? in
      guard let value = tree.expression(in: element) else { return nil }
      let isLabelled = tree.flags(element).contains(.hasLabel)
      return ArgumentOutline(
        label: isLabelled ? tree.text(tree.mainToken(element)) : nil,
        site: Site(file: sequence.file, node: element),
        value: Site(file: sequence.file, node: value)
      )
    }
    return asks(swinject.key(ofArguments: elements), at: sequence)
  }

  /// `r~>`.
  private func asks(ofPostfix expression: Site) -> [AskOutline] {
    guard outline.tree(expression).text(expression.node).hasSuffix("~>") else { return [] }
    return asks(expectedKey(at: expression), at: expression)
  }

  private func asks(_ key: SwinjectOutline.Key?, at site: Site) -> [AskOutline] {
    guard let key else { return [] }
    let asker = swinject.registrations.firstIndex { outline.contains($0.statement, site) }
    let timing = asker.map { self.timing(of: site, swinject.registrations[$0]) } ?? .later
    let parent = outline.parent(of: site)
    let isHandled = parent.map {
      outline.tree($0).kind($0.node) == .optionalChainingExpression
    }
    return swinject.registrations(for: key).map {
      AskOutline(
        site: site,
        service: $0,
        asker: asker,
        timing: timing,
        isOptional: isHandled ?? false || key.isNameOpen
      )
    }
  }

  private func timing(
    of site: Site,
    _ registration: SwinjectOutline.Registration
  ) -> AskOutline.Timing {
    if let factory = registration.factory, outline.contains(factory, site) {
      return outline.runsAtOnce(site, in: factory) ? .inside : .later
    }
    return registration.completions.contains { outline.contains($0, site) } ? .after : .later
  }

  /// The type of the parameter that an argument is for; nothing for an optional one.
  private func expectedKey(at site: Site) -> SwinjectOutline.Key? {
    guard let argument = outline.parent(of: site),
      outline.tree(argument).kind(argument.node) == .argument,
      let call = outline.parent(of: argument).flatMap(outline.parent(of:)),
      let type = outline.className(of: call)
    else { return nil }
    let label = outline.tree(argument).text(outline.tree(argument).mainToken(argument.node))
    return parameters(of: type).first { $0.name == label }?.key
  }

  // MARK: Initializers

  private struct Parameter {
    let name: String
    let key: SwinjectOutline.Key
    let waits: Bool
  }

  /// What an initializer that is handed over asks for.
  private func asks(ofInitializer index: Int) -> [AskOutline] {
    let call = swinject.registrations[index].call
    let arguments = outline.arguments(of: call)
    guard let value = arguments.first(where: { ["initializer", "dependency"].contains($0.label) })
    else { return [] }
    let text = outline.squeezed(value.value.node, outline.tree(value.value))
    let type = text.replacing(".init", with: "")
    let given = arguments.first { $0.label == "argument" }.flatMap {
      swinject.key(ofArguments: [ArgumentOutline(label: nil, site: $0.site, value: $0.value)])
    }
    return parameters(of: type).filter { $0.key != given }.flatMap { parameter in
      swinject.registrations(for: parameter.key).map {
        AskOutline(
          site: call,
          service: $0,
          asker: index,
          timing: parameter.waits ? .later : .inside
        )
      }
    }
  }

  /// The parameters of a type's initializer that may not be missing; its fields, where it has none.
  private func parameters(of type: String) -> [Parameter] {
    if let initializer = outline.initializer(of: type) {
      let tree = outline.tree(initializer)
      guard let clause = tree.child(initializer.node, .parameterClause) else { return [] }
      return tree.children(clause).compactMap { node in
        guard tree.kind(node) == .parameter, let type = tree.type(in: node) else { return nil }
        let site = Site(file: initializer.file, node: type)
        return parameter(named: tree.text(tree.mainToken(node)), typed: site)
      }
    }
    return outline.members(of: type).compactMap { member in
      let tree = outline.tree(member)
      guard let binding = tree.child(member.node, .patternBinding),
        let pattern = tree.child(binding, .identifierPattern),
        let type = tree.annotatedType(of: binding)
      else { return nil }
      let site = Site(file: member.file, node: type)
      return parameter(named: tree.text(tree.mainToken(pattern)), typed: site)
    }
  }

  private func parameter(named name: String, typed type: Site) -> Parameter? {
    let tree = outline.tree(type)
    guard tree.kind(type.node) != .optionalType else { return nil }
    let text = outline.squeezed(type.node, tree).replacing("@escaping", with: "")
    let wrapper = ["Lazy<", "Provider<"].first { text.hasPrefix($0) }
    let bare = wrapper.map { String(text.dropFirst($0.count).dropLast()) } ?? text
    let key = swinject.key(ofType: bare, at: type)
    return Parameter(name: name, key: key, waits: wrapper != nil)
  }
}
