import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The objects that a step may put into environments of which the sources do not tell everything.
struct UnseenInjections {
  private let demands: [EnvironmentDemand]
  private let injections: EnvironmentInjections
  private let code: CodeIndex
  private var resolver: Resolver { code.resolver }
  private var program: Program { resolver.program }

  private let members = YieldingMembers()

  /// More values inside each other are not looked into, nor is a value followed back to more types.
  private static let depthLimit = 12
  private static let sourceLimit = 100

  init(_ demands: [EnvironmentDemand], _ injections: EnvironmentInjections, _ code: CodeIndex) {
    self.demands = demands
    self.injections = injections
    self.code = code
  }

  /// The types that a value of a type of which too little is known may have: those that nothing else
  /// is known to inject, and those that it is made of.
  func keys(ofUnknown type: SwiftType) -> Set<EnvironmentKey> {
    let sources = Set(sources(of: type).map { resolver.environmentKey(of: $0) })
    return Set(
      demands.filter {
        sources.contains($0.key) || !injections.isKnown($0.key) && mayBe(type, $0.type)
      }
      .map(\.key)
    )
  }

  /// What code out of sight made a value of: the types it was given, and those that members of these
  /// have which were asked for on the way.
  private func sources(of type: SwiftType) -> Set<SwiftType> {
    guard case .made(let types, let names) = type.unwrapped.form else { return [] }
    var found: Set<SwiftType> = []
    var waiting = types.map { ($0.instance ?? $0).unwrapped }
    while let next = waiting.popLast(), found.count < Self.sourceLimit {
      guard found.insert(next).inserted else { continue }
      waiting += names.flatMap { resolver.findMembers($0, of: next) }.map { member in
        (program[member.id].kind == .function
          ? resolver.resultType(of: member.id) : resolver.type(of: member.id)).unwrapped
      }
    }
    return found
  }

  /// The types that a member of something unknown may have: those that some member of that name has.
  func keys(ofMember name: Name) -> Set<EnvironmentKey> {
    if let known = members.keys { return known[name] ?? [] }
    let asked = Dictionary(grouping: demands.filter { $0.type.declaration != nil }) {
      $0.type.declaration!
    }
    let properties = program.sourceDeclarations {
      $0.kind == .variable && !$0.traits.contains(.isLocal) && !$0.traits.contains(.hasWrapper)
    }
    var found: [Name: Set<EnvironmentKey>] = [:]
    for property in properties {
      guard let type = resolver.type(of: property).unwrapped.declaration, let asking = asked[type]
      else { continue }
      found[program[property].name, default: []].formUnion(asking.map(\.key))
    }
    members.keys = found
    return found[name] ?? []
  }

  private func mayBe(_ type: SwiftType, _ object: SwiftType) -> Bool {
    if type.unwrapped.isGeneric, let declared = object.declaration {
      return resolver.bounds(of: type.unwrapped).allSatisfy {
        resolver.mayConform(declared, to: $0)
      }
    }
    guard let declared = object.declaration else { return true }
    switch type.unwrapped.form {
    case .nominal(let id, _) where program.isSource(id):
      return declared == id || resolver.ancestors(of: declared).contains(id)
    case .external(let name, let arguments) where name != "_":
      // A wrapper of a library may stand for what it holds.
      return arguments.contains { $0.hasUnknown || mayBe($0, object) }
    default: return true
    }
  }

  /// The types that a call of a function or a container of a module out of sight may inject: those that
  /// such a module can name, and those of what it is handed.
  func keys(ofForeign arguments: [CallArgument], in file: Int) -> Set<EnvironmentKey> {
    var keys = Set(demands.filter { isInView($0.type) }.map(\.key))
    for argument in arguments {
      for node in handed(by: argument.node, in: file) { keys.formUnion(self.keys(in: node, file)) }
    }
    return keys
  }

  /// Whether modules out of sight may name a class: it is public in a library that others than those
  /// in sight may use.
  private func isInView(_ type: SwiftType) -> Bool {
    guard let id = type.declaration else { return true }
    return program.isShownOutOfSight(id)
  }

  /// The expressions of which a function gets the values: an argument, or what a closure yields that
  /// consists of one expression. A value of code out of sight has what it is given itself.
  private func handed(by argument: NodeIndex, in file: Int, depth: Int = 0) -> [NodeIndex] {
    let tree = program.trees[file]
    guard depth < Self.depthLimit else { return [argument] }
    switch tree.kind(argument) {
    case .closure:
      let items = tree.children(argument).filter { tree.kind($0) != .closureSignature }
      guard items.count == 1, tree.kind(items[0]).isExpression, tree.kind(items[0]) != .call else {
        return []
      }
      return items
    case .arrayExpression:
      return tree.children(argument).flatMap { handed(by: $0, in: file, depth: depth + 1) }
    case .call where code.makesForeignValue(argument, in: file):
      return tree.callArguments(of: argument).flatMap {
        handed(by: $0.node, in: file, depth: depth + 1)
      }
    default: return [argument]
    }
  }

  /// The types of all that an expression mentions.
  private func keys(in node: NodeIndex, _ file: Int) -> Set<EnvironmentKey> {
    let tree = program.trees[file]
    if tree.kind(node) == .memberAccess, let type = memberType(of: node, file) {
      var keys: Set<EnvironmentKey> = []
      add(type, to: &keys)
      return keys
    }
    let span = tree.nodes[node.position]
    let mentioned = resolver.references.references(in: file, span.firstToken..<span.endToken)
      .filter { !isAskedForMember($0.place.token, file) }
      .flatMap { reference -> [SwiftType] in
        let kind = program[reference.target].kind
        if kind == .function { return [resolver.resultType(of: reference.target)] }
        return kind == .variable || kind == .parameter ? [resolver.type(of: reference.target)] : []
      }
    let built = (node.position..<tree.end(of: node)).compactMap { position in
      code.construction(at: NodeIndex(position), in: file)?.type
    }
    let named = code.typesMentioned(in: file, span.firstToken..<span.endToken)
    var keys: Set<EnvironmentKey> = []
    for type in mentioned + built { add(type, to: &keys) }
    for type in named { add(.nominal(type, []), to: &keys) }
    return keys
  }

  /// The type of a member, if it is known: who is handed `a.b` is not handed `a`, nor is who is handed
  /// the binding `$a.b`.
  private func memberType(of node: NodeIndex, _ file: Int) -> SwiftType? {
    let token = program.trees[file].mainToken(node)
    guard let member = code.meaning(of: token, in: file) ?? boundMember(of: node, file),
      program.isSource(member), program[member].kind == .variable
    else { return nil }
    let type = resolver.type(of: member)
    return type.hasUnknown ? nil : type
  }

  /// Whether a name stands for an object of which only a member of a known type goes on.
  private func isAskedForMember(_ token: TokenIndex, _ file: Int) -> Bool {
    let tree = program.trees[file]
    let around = tree.nodes(aroundToken: token)
    guard
      var inner = around.lastIndex(where: {
        tree.kind($0).isExpression && tree.mainToken($0) == token
      })
    else { return false }
    let steps: [NodeKind] = [.optionalChainingExpression, .forceUnwrapExpression]
    while inner > 0, steps.contains(tree.kind(around[inner - 1])) { inner -= 1 }
    guard inner > 0, case let access = around[inner - 1], tree.kind(access) == .memberAccess,
      tree.expression(in: access) == around[inner]
    else { return false }
    return memberType(of: access, file) != nil
  }

  /// The member in `$object.member`.
  private func boundMember(of node: NodeIndex, _ file: Int) -> DeclarationID? {
    let tree = program.trees[file]
    guard let base = tree.expression(in: node), tree.kind(base) == .nameExpression,
      tree.text(tree.mainToken(base)).hasPrefix("$"),
      let object = code.meaning(of: tree.mainToken(base), in: file)
    else { return nil }
    let found = resolver.findMembers(tree.name(node), of: resolver.type(of: object).unwrapped)
    return found.count == 1 ? found[0].id : nil
  }

  private func add(_ type: SwiftType, to keys: inout Set<EnvironmentKey>) {
    switch type.unwrapped.form {
    case .nominal(let id, let arguments):
      if program[id].kind.isReferenceType {
        keys.insert(resolver.environmentKey(of: type))
        keys.formUnion(self.keys(madeBy: id))
      }
      for argument in arguments { add(argument, to: &keys) }
    case .external(_, let arguments):
      for argument in arguments { add(argument, to: &keys) }
    case .metatype(let instance): add(instance, to: &keys)
    case .function(_, let result): add(result, to: &keys)
    default: break
    }
  }
}

extension UnseenInjections {
  /// The classes that an object makes for the code out of sight that it is handed to: that code calls
  /// what it declares itself, and the object overrides or implements.
  private func keys(madeBy type: DeclarationID) -> Set<EnvironmentKey> {
    let isKnownOutOfSight = resolver.allSupertypes(of: .nominal(type, [])).contains {
      $0.declaration == nil
    }
    guard isKnownOutOfSight else { return [] }
    let found = members.made ?? findMade()
    members.made = found
    return found[type] ?? []
  }

  /// By type, the classes that its members make.
  private func findMade() -> [DeclarationID: Set<EnvironmentKey>] {
    resolver.facts.constructions.reduce(into: [:]) { found, construction in
      guard program[construction.declaration].kind.isReferenceType,
        let source = construction.place.source, let owner = resolver.owner(ofNested: source)
      else { return }
      found[owner, default: []].insert(resolver.environmentKey(of: construction.type))
    }
  }
}

extension Program {
  /// Whether code out of sight may name a declaration: it is public, and nobody knows of which target,
  /// or in a library that others than those in sight may use.
  func isShownOutOfSight(_ id: DeclarationID) -> Bool {
    let file = self[id].file
    return isForClients(id)
      || self[id].traits.contains(.isPublic)
        && targets.targets(ofFile: file).contains { targets[$0].kind == .unknown }
  }
}

/// What members yield and make, once that has been found out.
private final class YieldingMembers {
  /// The objects that are asked for, by the names of members that yield one.
  var keys: [Name: Set<EnvironmentKey>]?
  /// The classes that are made in a type's members, by type.
  var made: [DeclarationID: Set<EnvironmentKey>]?
}
