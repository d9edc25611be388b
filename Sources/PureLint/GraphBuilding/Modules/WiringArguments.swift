import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintSyntax

/// The arguments by which a wiring fills in what its module depends on.
struct WiringArguments {
  private let model: WiringModel
  /// The construction that they are arguments of.
  private let dependency: Construction

  private var resolver: Resolver { model.resolver }
  private var program: Program { resolver.program }

  init(_ model: WiringModel, of dependency: Construction) {
    self.model = model
    self.dependency = dependency
  }

  /// Adds what an argument supplies, or the reason why it does not.
  ///
  /// - Returns: Whether the argument is a value that its field can have.
  func add(
    _ argument: Construction.Argument,
    to wiring: NodeID,
    _ assembly: inout GraphAssembly
  ) -> Bool {
    guard let field = argument.parameter, let target = assembly.node(of: field),
      !(argument.isNil && model.isImplicitlyUnwrapped(field))
    else { return false }
    let tree = program.trees[dependency.place.file]
    let tokens = tree.nodes[argument.node.position]
    let range = tokens.firstToken..<tokens.endToken
    let mentioned = resolver.references.references(in: dependency.place.file, range)
    guard !isAbsent(argument, mentioned) else {
      addLack(of: argument, for: target, wiring, &assembly)
      return false
    }
    let location = assembly.location(argument.token, in: dependency.place.file)
    assembly.addEdge(wiring, .supplies, target, at: location)
    let actual = mismatch(of: argument, with: field)
    if let actual {
      assembly.addEdge(wiring, .mismatches, target, at: location, detail: .argumentType(actual))
    }
    for reference in mentioned {
      guard let provider = assembly.node(of: reference.target) else { continue }
      assembly.addEdge(
        wiring,
        .uses,
        provider,
        at: assembly.location(reference.place),
        timing: .deferred,
        detail: .receiver(target)
      )
    }
    return actual == nil
  }

  private func addLack(
    of argument: Construction.Argument,
    for field: NodeID,
    _ wiring: NodeID,
    _ assembly: inout GraphAssembly
  ) {
    for reference in mentions(in: argument) {
      guard let provider = assembly.node(of: reference.target) else { continue }
      assembly.hints.add(unavailable: provider, for: .init(dependency: field, wiring: wiring))
    }
  }

  /// Whether an argument names what only other builds than the wiring's declare.
  /// - Parameter mentioned: What stands in the argument, if it is in the wiring's file.
  private func isAbsent(_ argument: Construction.Argument, _ mentioned: [Reference]) -> Bool {
    let token = nameToken(of: argument)
    if resolver.facts.absentNames[argument.file]?.contains(token) == true { return true }
    let meant = argument.file == dependency.place.file ? mentioned : mentions(in: argument)
    var isMentioned = false
    for reference in meant where reference.place.token == token {
      guard reference.isAbsent else { return false }
      isMentioned = true
    }
    return isMentioned
  }

  /// The possible meanings of an argument that is a name, or a call of one.
  private func mentions(in argument: Construction.Argument) -> [Reference] {
    let token = nameToken(of: argument)
    return resolver.references.references(in: argument.file, token.rawValue..<token.rawValue + 1)
  }

  private func nameToken(of argument: Construction.Argument) -> TokenIndex {
    let tree = program.trees[argument.file]
    let callee = tree.kind(argument.node) == .call ? tree.expression(in: argument.node) : nil
    return tree.mainToken(callee ?? argument.node)
  }

  /// The type of an argument that is known and cannot be the field's; nil where it may be.
  private func mismatch(of argument: Construction.Argument, with field: DeclarationID) -> String? {
    let wanted = resolver.type(of: field)
    // A wrapper may be handed over itself; each of several values is an element; what a closure is
    // made of is its result.
    guard !program[field].traits.contains(.hasWrapper), !resolver.isVariadic(field),
      !program.isAutoclosure(field)
    else { return nil }
    guard !resolver.mayConvert(argument.type, to: wanted) || isOptional(argument, for: wanted),
      !isAmbiguous(argument)
    else { return nil }
    return resolver.text(of: argument.type)
  }

  /// Whether an argument names a function beside which something else of the name may be meant.
  private func isAmbiguous(_ argument: Construction.Argument) -> Bool {
    guard case .function = argument.type.form else { return false }
    let token = program.trees[argument.file].mainToken(argument.node).rawValue
    return resolver.references.references(in: argument.file, token..<token + 1).contains {
      reference in
      let declaration = program[reference.target]
      guard declaration.kind == .function, let scope = declaration.parent else { return false }
      let name = declaration.name
      return resolver.findMembers(name, of: resolver.selfType(of: scope)).count > 1
        || resolver.symbols.topLevel(name).count > 1
    }
  }

  /// Whether an argument names something declared with `?` where a value is required.
  private func isOptional(_ argument: Construction.Argument, for wanted: SwiftType) -> Bool {
    guard case .optional(let wrapped) = argument.type.form, !wrapped.hasUnknown, !wanted.hasUnknown,
      case .nominal = wanted.form
    else { return false }
    let file = argument.file
    let tree = program.trees[file]
    let token = tree.mainToken(argument.node)
    guard tree.kind(argument.node) == .nameExpression || tree.kind(argument.node) == .memberAccess
    else { return false }
    return resolver.references.references(in: file, token.rawValue..<token.rawValue + 1).contains {
      reference in
      let declaration = program[reference.target]
      let owner = program.trees[declaration.file]
      let annotation =
        declaration.kind == .parameter
        ? owner.type(in: declaration.node) : owner.annotatedType(of: declaration.node)
      return annotation.map { owner.kind($0) == .optionalType } ?? false
    }
  }
}
