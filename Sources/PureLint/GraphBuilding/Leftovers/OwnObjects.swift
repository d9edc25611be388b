import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The private properties for which their own types make an object or ask for it, and that no word in
/// sight names: `private let store = Store()`, `Store.shared`, `makeStore()`, at once or on request.
struct OwnObjects {
  private let resolver: Resolver
  private let kinds: ObjectKinds

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ kinds: ObjectKinds) {
    self.resolver = resolver
    self.kinds = kinds
  }

  /// The values of such properties, in source order.
  func values() -> [InjectedValue] {
    let wanted = program.sourceDeclarations { declaration in
      declaration.kind == .variable
        && declaration.traits.isSuperset(of: [.isPrivate, .hasInitialValue])
        && declaration.traits.isDisjoint(with: [.isComputed, .isStatic, .isLocal, .isOverride])
    }
    .filter { isAskedOfSources($0) && program.isSettledByName($0) }
    var found: [InjectedValue] = []
    for (type, properties) in Dictionary(grouping: wanted, by: resolver.holder) {
      guard mayBeUnread(in: type) else { continue }
      let settled = properties.filter { isSettled($0, in: type) }
      for open in OpenProperties(among: settled, of: type, resolver).found where isObject(open.id) {
        found.append(
          InjectedValue(
            type: type,
            parameter: open.id,
            property: open.id,
            isDoubtful: open.isDoubtful,
            isOwn: true
          )
        )
      }
    }
    return found.sorted { $0.parameter < $1.parameter }
  }

  /// Whether an initial value makes or asks for something that the sources declare, as far as names
  /// tell, or asks for an object of the system's that is there.
  private func isAskedOfSources(_ property: DeclarationID) -> Bool {
    let tree = program.tree(of: property)
    guard let value = tree.initialValue(of: program[property].node) else { return false }
    if tree.kind(value) == .call,
      tree.expression(in: value).map({ tree.kind($0) == .closure }) == true
    {
      return tree.annotatedType(of: program[property].node)
        .map { !resolver.symbols.topLevel(tree.name($0)).isEmpty } ?? false
    }
    let isCall = tree.kind(value) == .call
    let root = tree.root(of: value)
    guard tree.kind(root) == .nameExpression else { return false }
    let name = tree.name(root)
    return !resolver.symbols.topLevel(name).isEmpty
      || !isCall && program.libraries.knows(name, .isObject)
  }

  /// Whether nothing looks into a type's instances but what names their members.
  private func mayBeUnread(in type: DeclarationID) -> Bool {
    let kind = program[type].kind
    guard kind == .classType || kind == .actorType || kind == .structType,
      !program.targets.isTest(file: program[type].file),
      program.bearsOnly([.changesNoUse, .readsNoMembers], type)
    else { return false }
    return !([type] + resolver.heirs(of: type)).contains(where: resolver.mayBeLookedInto)
  }

  /// Whether neither an initializer that nobody wrote nor a function that the compiler derives needs
  /// a property.
  private func isSettled(_ property: DeclarationID, in type: DeclarationID) -> Bool {
    guard program[type].kind == .structType else { return true }
    return program[property].traits.contains(.isConstant)
      && !resolver.conformsToLibrary(type, besides: [.isScreen, .isObserved])
  }

  /// Whether a property that an initializer fills gets nothing there but what the initializer makes or
  /// asks a type for in the same place, so that nobody else is told of it.
  func isFilled(with values: [NodeIndex], _ tree: SyntaxTree, _ property: DeclarationID) -> Bool {
    program[property].traits.contains(.isPrivate) && isObject(property)
      && values.allSatisfy { value in
        let root = tree.root(of: value)
        return root != value && tree.namesType(root)
      }
  }

  /// Whether a property holds an object that is there to be asked for something: one that shows
  /// something is none.
  func isObject(_ property: DeclarationID) -> Bool {
    let type = resolver.type(of: property).unwrapped
    guard kinds.kind(of: type) == .object else { return false }
    if case .external(let name, _) = type.form {
      let tree = program.tree(of: property)
      let value = tree.initialValue(of: program[property].node)
      return value.map { tree.kind($0) == .memberAccess } == true
        && program.libraries.knows(name, .isObject)
    }
    guard let id = type.declaration else { return true }
    return !isOfSystem(resolver.superclass(of: .nominal(id, [])))
      && !resolver.allSupertypes(of: type).contains { supertype in
        guard case .external(let name, _) = supertype.form else { return false }
        return program.libraries.knows(name, [.isScreen, .isLaunched])
      }
  }

  /// Whether a class is one that the system has for a purpose of its own: a view, a formatter.
  private func isOfSystem(_ type: SwiftType) -> Bool {
    guard case .external(let name, _) = type.form else { return false }
    return program.libraries.isOfSystem(named: resolver.names.text(of: name))
      && !program.libraries.knows(name, [.asksForNoProperties, .isObserved, .isBare])
  }
}

extension SyntaxTree {
  /// What an expression calls or asks for a member, however often.
  fileprivate func root(of value: NodeIndex) -> NodeIndex {
    var root = value
    while [.call, .memberAccess, .tryExpression, .forceUnwrapExpression].contains(kind(root)),
      let inner = expression(in: root)
    {
      root = inner
    }
    return root
  }
}
