import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The attributes by which properties take objects from the environment: the library's, by whatever
/// name, and wrappers of the sources that hold one of these for the type that they are given.
final class EnvironmentWrappers {
  private let resolver: Resolver
  private var known: [DeclarationID: Bool] = [:]
  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The library's wrapper that an attribute of a property is, or holds.
  func wrapper(_ attribute: NodeIndex, of property: DeclarationID) -> Name? {
    let tree = program.tree(of: property)
    guard let written = tree.type(in: attribute), mayBeOne(tree.name(written)) else { return nil }
    let (file, scope) = (program[property].file, program[property].parent)
    switch resolver.resolve(written, file: file, scope: scope).form {
    case .external(let name, _): return SwiftUINames.wrappers.contains(name) ? name : nil
    case .nominal(let type, _): return holdsOne(type) ? SwiftUINames.valueWrapper : nil
    default: return nil
    }
  }

  /// Whether a name may be that of a wrapper in question: the library's, or one that sources declare.
  private func mayBeOne(_ name: Name) -> Bool {
    SwiftUINames.wrappers.contains(name) || !resolver.symbols.topLevel(name).isEmpty
  }

  /// Whether a wrapper of the sources asks the environment for the type that it is given.
  private func holdsOne(_ type: DeclarationID) -> Bool {
    if let known = known[type] { return known }
    let found = findWhetherHoldsOne(type)
    known[type] = found
    return found
  }

  private func findWhetherHoldsOne(_ type: DeclarationID) -> Bool {
    let own = SwiftType.nominal(type, [])
    guard program.isSource(type), program[type].kind.isNominalType,
      resolver.allSupertypes(of: own).contains(where: isDynamicProperty),
      case .nominal(_, let generics) = resolver.selfType(of: type).form
    else { return false }
    return resolver.initializers(of: own).compactMap(\.initializer).contains { initializer in
      resolver.parameterDeclarations(of: initializer).contains { parameter in
        guard let asked = resolver.type(of: parameter).instance, generics.contains(asked) else {
          return false
        }
        return hasField(of: type, for: asked) && asks(for: parameter, in: initializer)
      }
    }
  }

  private func isDynamicProperty(_ type: SwiftType) -> Bool {
    if case .external(let name, _) = type.form { return name == SwiftUINames.dynamicProperty }
    return false
  }

  /// Whether a field of a wrapper is the library's for a type: `var inner: Environment<Value>`.
  private func hasField(of wrapper: DeclarationID, for type: SwiftType) -> Bool {
    resolver.storedProperties(of: wrapper).contains { field in
      guard program.isSource(field) else { return false }
      let held = resolver.type(of: field)
      if case .external(SwiftUINames.valueWrapper, let arguments) = held.form {
        return arguments.count == 1 && arguments[0] == type
      }
      let tree = program.tree(of: field)
      return held == type
        && tree.children(tree.variableDeclaration(of: program[field].node)).contains { child in
          tree.kind(child) == .attribute
            && tree.type(in: child).map { tree.name($0) } == SwiftUINames.valueWrapper
        }
    }
  }

  /// Whether an initializer makes the library's wrapper of a parameter: `inner = Environment(type)`. It
  /// may do so as long as nobody has looked into it.
  private func asks(for parameter: DeclarationID, in initializer: DeclarationID) -> Bool {
    guard program.trees.hasBodies(program[initializer].file) else { return true }
    let tree = program.tree(of: initializer)
    let node = program[initializer].node
    return (node.position..<tree.end(of: node)).contains { position in
      guard tree.nodes.kind(position) == .call else { return false }
      let call = NodeIndex(position)
      let arguments = tree.callArguments(of: call)
      return tree.expression(in: call).map { tree.name($0) } == SwiftUINames.valueWrapper
        && arguments.count == 1 && arguments[0].label == nil
        && tree.kind(arguments[0].node) == .nameExpression
        && tree.name(arguments[0].node) == program[parameter].name
    }
  }
}
