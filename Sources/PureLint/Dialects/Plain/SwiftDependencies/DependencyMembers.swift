import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The members of the library's values that yield what keys have for tests alone.
struct DependencyMembers {
  /// By name.
  private(set) var keys: [Name: DeclarationID] = [:]
  /// By key.
  private(set) var members: [DeclarationID: [DeclarationID]] = [:]

  let resolver: Resolver
  private var program: Program { resolver.program }

  init(of keys: [DeclarationID], _ resolver: Resolver) {
    self.resolver = resolver
    let wanted = Set(keys)
    for mention in resolver.facts.typeMentions where wanted.contains(mention.type) {
      guard let source = mention.place.source, isAsked(mention.place) else { continue }
      let id = program.memberDeclaration(around: source)
      guard program[id].kind == .variable, let holder = program[id].parent, isOfValues(holder)
      else { continue }
      self.keys[program[id].name] = mention.type
      members[mention.type, default: []].append(id)
    }
    removeAmbiguous()
  }

  /// The key in a property's attribute, by a member's path or by itself.
  func key(readBy property: DeclarationID) -> DeclarationID? {
    let tree = program.tree(of: property)
    let variable = tree.variableDeclaration(of: program[property].node)
    let attribute = tree.children(variable).first { child in
      tree.kind(child) == .attribute
        && tree.type(in: child).map { tree.name($0) } == DependencyNames.wrapper
    }
    guard let attribute, let list = tree.child(attribute, .argumentList),
      let argument = tree.firstChild(of: list), let value = tree.expression(in: argument)
    else { return nil }
    if tree.kind(value) == .keyPathExpression {
      return tree.child(value, .keyPathComponent).flatMap { keys[tree.name($0)] }
    }
    return resolver.type(givenTo: attribute, of: property)?.declaration
  }

  private func isOfValues(_ holder: DeclarationID) -> Bool {
    program[holder].kind == .extensionBlock && program[holder].name == DependencyNames.values
  }

  /// Whether a type stands in the brackets of `self[Key.self]`.
  private func isAsked(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    let start = place.source.map { program[program.memberDeclaration(around: $0)].node }
    let around = tree.nodes(aroundToken: place.token, from: start ?? .root)
    guard let call = around.last(where: { tree.kind($0) == .subscriptCall }),
      let base = tree.expression(in: call)
    else { return false }
    return tree.text(base) == "self"
  }

  /// Forgets names that several targets give to members of their own.
  private mutating func removeAmbiguous() {
    guard !keys.isEmpty else { return }
    var counts: [Name: Int] = [:]
    for holder in resolver.symbols.extensions(ofTypesNamed: DependencyNames.values) {
      for member in resolver.symbols.members(heldBy: holder) {
        counts[program[member].name, default: 0] += 1
      }
    }
    keys = keys.filter { counts[$0.key] == 1 }
  }
}
