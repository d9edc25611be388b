import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The values of environments whose default ends the program, and the properties that take one: where
/// nothing sets it, a view that takes it stops the process once it is shown.
struct RequiredValues {
  /// The properties that take one, in source order.
  private(set) var demands: [EnvironmentDemand] = []
  /// By the name of its member of `EnvironmentValues`, what each of them is known by.
  private var keys: [Name: [EnvironmentKey]] = [:]
  /// Those that a library shows to code out of sight.
  private var shared: Set<EnvironmentKey> = []
  private let resolver: Resolver
  /// The names of the functions that never return.
  private let endingNames: Set<Name>
  private var program: Program { resolver.program }

  /// A member of `EnvironmentValues`.
  private struct Member {
    let id: DeclarationID
    /// Its default, if that may end the program.
    let fallback: Fallback?
  }

  /// A default that leaves those without a value who take it.
  private struct Fallback {
    let id: DeclarationID
    let stop: Stop

    enum Stop {
      /// It ends the program itself.
      case atOnce
      /// It is none, and whoever reads it as if it were there stops.
      case onceRead
    }
  }

  /// - Parameter readsBodies: Whether bodies are there to tell what a default does; without, its words do.
  /// - Complexity: O(declarations).
  init(_ resolver: Resolver, readsBodies: Bool) {
    self.resolver = resolver
    endingNames =
      resolver.symbols.extensions(ofTypesNamed: SwiftUINames.values).isEmpty
      ? [] : EndingCode(resolver).names()
    let members = members(readsBodies)
    for (name, found) in members {
      for member in found {
        guard let fallback = member.fallback else { continue }
        let key = EnvironmentKey(value: fallback.id)
        keys[name, default: []].append(key)
        if program.isShownOutOfSight(member.id) { shared.insert(key) }
      }
    }
    guard !keys.isEmpty else { return }
    for file in program.sourceFiles {
      for (index, declaration) in program.files[file].declarations.enumerated()
      where declaration.kind == .variable && declaration.traits.contains(.hasWrapper) {
        add(DeclarationID(file: file, index: index), members)
      }
    }
  }

  /// Whether a program has such values, as far as the outlines of files tell.
  static func areTaken(in resolver: Resolver) -> Bool {
    !RequiredValues(resolver, readsBodies: false).demands.isEmpty
  }

  /// Whether a gap is one of such a value.
  func hold(_ gap: MissingObjects.Gap) -> Bool {
    demands.contains { $0.property == gap.askers[0].demand.property }
  }

  // MARK: Members

  private func members(_ readsBodies: Bool) -> [Name: [Member]] {
    let blocks = resolver.symbols.extensions(ofTypesNamed: SwiftUINames.values)
      .filter { program.isSource($0) && !program.targets.isTest(file: program[$0].file) }
    guard !blocks.isEmpty else { return [:] }
    let fallbacks = fallbacks(readsBodies)
    var found: [Name: [Member]] = [:]
    for file in Set(blocks.map { program[$0].file }).sorted() {
      let parents = Set(blocks.filter { program[$0].file == file })
      for (index, declaration) in program.files[file].declarations.enumerated()
      where declaration.kind == .variable && declaration.parent.map(parents.contains) == true {
        let id = DeclarationID(file: file, index: index)
        let isOwn = declaration.traits.contains(.hasWrapper)
        found[declaration.name, default: []].append(
          Member(
            id: id,
            fallback: isOwn
              ? stop(of: id, readsBodies).flatMap { Fallback(id: id, stop: $0) }
                .flatMap { asTaken($0, by: id, readsBodies) }
              : fallback(of: id, among: fallbacks, readsBodies)
          )
        )
      }
    }
    return found
  }

  /// The defaults of keys that may end the program, by the name of the key's type.
  private func fallbacks(_ readsBodies: Bool) -> [Name: [Fallback]] {
    var found: [Name: [Fallback]] = [:]
    for file in program.sourceFiles where !program.targets.isTest(file: file) {
      for (index, declaration) in program.files[file].declarations.enumerated()
      where declaration.name == SwiftUINames.defaultValue && declaration.kind == .variable
        && declaration.traits.contains(.isStatic)
      {
        let id = DeclarationID(file: file, index: index)
        guard let key = resolver.selfDeclaration(of: id), isKey(key),
          let stop = stop(of: id, readsBodies)
        else { continue }
        found[program[key].name, default: []].append(Fallback(id: id, stop: stop))
      }
    }
    return found
  }

  private func isKey(_ type: DeclarationID) -> Bool {
    resolver.allSupertypes(of: .nominal(type, [])).contains { supertype in
      if case .external(SwiftUINames.keyProtocol, _) = supertype.form { return true }
      return false
    }
  }

  /// The default of the key by which a member reads its value: `self[Key.self]`.
  private func fallback(
    of member: DeclarationID,
    among fallbacks: [Name: [Fallback]],
    _ readsBodies: Bool
  ) -> Fallback? {
    guard !fallbacks.isEmpty else { return nil }
    for word in words(of: member) {
      guard let all = fallbacks[word] else { continue }
      let visible = all.filter { isVisible($0.id, from: program[member].file) }
      return visible.count == 1 ? asTaken(visible[0], by: member, readsBodies) : nil
    }
    return nil
  }

  /// The default as it is for those who take it by a member: nobody has to mind that it is none who gets
  /// an optional; `self[Key.self]!` stops at once.
  private func asTaken(
    _ fallback: Fallback,
    by member: DeclarationID,
    _ readsBodies: Bool
  ) -> Fallback? {
    guard fallback.stop == .onceRead else { return fallback }
    let tree = program.tree(of: member)
    let node = program[member].node
    switch tree.annotatedType(of: node).map(tree.kind) {
    case .implicitlyUnwrappedType: return fallback
    case .optionalType, nil: return nil
    default:
      let isForced = (node.position..<tree.end(of: node)).contains { position in
        tree.nodes.kind(position) == .forceUnwrapExpression
          && tree.expression(in: NodeIndex(position)).map(tree.kind) == .subscriptCall
      }
      return isForced || !readsBodies ? Fallback(id: fallback.id, stop: .atOnce) : nil
    }
  }

  /// The words of a declaration, which may have a body that is not parsed yet.
  private func words(of id: DeclarationID) -> [Name] {
    program.tree(of: id).text(program[id].node)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { Name(String($0)) }
  }

  private func isVisible(_ id: DeclarationID, from file: Int) -> Bool {
    program.targets.shareTarget(program[id].file, file)
      || program.targets.canSee(fromFile: file, toFile: program[id].file)
  }

  /// The fate of a reader of a variable without a value; nil if it has one.
  private func stop(of variable: DeclarationID, _ readsBodies: Bool) -> Fallback.Stop? {
    let tree = program.tree(of: variable)
    if let value = tree.initialValue(of: program[variable].node), tree.kind(value) == .nilLiteral {
      return .onceRead
    }
    return mayEnd(variable, readsBodies) ? .atOnce : nil
  }

  /// Whether the value of a variable is none, as making it ends the program.
  private func mayEnd(_ variable: DeclarationID, _ readsBodies: Bool) -> Bool {
    let tree = program.tree(of: variable)
    let (node, file) = (program[variable].node, program[variable].file)
    let isNamed = words(of: variable).contains(where: endingNames.contains)
    guard isNamed, readsBodies else { return isNamed }
    guard program.trees.hasBodies(file) else { return false }
    let code = EndingCode(resolver)
    let returns = (node.position..<tree.end(of: node)).lazy.map { NodeIndex($0) }
      .filter { tree.kind($0) == .returnStatement }
    guard returns.allSatisfy({ code.isEnd($0, in: file) }) else { return false }
    if let value = tree.initialValue(of: node) { return code.isEnd(value, in: file) }
    return tree.getter(of: node).map { code.ends($0, in: file) } ?? false
  }

  // MARK: Properties

  private mutating func add(_ property: DeclarationID, _ members: [Name: [Member]]) {
    let tree = program.tree(of: property)
    let file = program[property].file
    let variable = tree.variableDeclaration(of: program[property].node)
    for attribute in tree.children(variable) where tree.kind(attribute) == .attribute {
      guard let wrapper = tree.type(in: attribute), tree.name(wrapper) == SwiftUINames.valueWrapper,
        resolver.topLevelType(SwiftUINames.valueWrapper, from: file) == nil,
        let path = tree.callArguments(of: attribute).first?.node,
        let name = tree.valueName(inPath: path)
      else { continue }
      let meant = (members[name] ?? []).filter { isVisible($0.id, from: file) }
      guard meant.count == 1, let fallback = meant[0].fallback,
        let owner = resolver.owner(ofNested: property), program.isSource(owner)
      else { continue }
      demands.append(
        EnvironmentDemand(
          property: property,
          owner: owner,
          type: resolver.type(of: property),
          key: EnvironmentKey(value: fallback.id),
          isOptional: false,
          isByType: fallback.stop == .atOnce
        )
      )
    }
  }

  // MARK: Who sets them

  /// What a modifier sets.
  func keys(
    setBy token: TokenIndex,
    _ arguments: [CallArgument],
    in file: Int
  ) -> Set<EnvironmentKey> {
    guard !keys.isEmpty, arguments.count == 2 else { return [] }
    let tree = program.trees[file]
    guard SwiftUINames.valueSetters.contains(tree.name(token)) else { return [] }
    let path = arguments[0].node
    guard tree.kind(path) == .keyPathExpression else { return Set(keys.values.joined()) }
    let names = tree.children(path).filter { tree.kind($0) == .keyPathComponent }
      .map { tree.name($0) }
    return Set(names.flatMap { keys[$0] ?? [] })
  }

  /// What code out of sight may set: what a library shows to it, and what it is handed a path to.
  func keys(handedToForeign arguments: [CallArgument], in file: Int) -> Set<EnvironmentKey> {
    guard !keys.isEmpty else { return [] }
    let tree = program.trees[file]
    var found = shared
    for argument in arguments {
      for position in argument.node.position..<tree.end(of: argument.node)
      where tree.nodes.kind(position) == .keyPathComponent {
        found.formUnion(keys[tree.name(NodeIndex(position))] ?? [])
      }
    }
    return found
  }
}
