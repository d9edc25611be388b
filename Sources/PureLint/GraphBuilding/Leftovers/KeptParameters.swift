import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The parameters of initializers whose values are kept and never read: each ends in a private
/// property that nothing names, whatever type the initializer belongs to.
///
/// They are told from the identifiers of the file alone, where all uses of a private property are.
/// For that, bodies are parsed that do not matter to the graph otherwise.
final class KeptParameters {
  private let resolver: Resolver
  private var known: [DeclarationID: DeclarationID?] = [:]
  /// What a session knows, and goes on to know.
  private let session: KnownSearches?
  private var knownHolders: [DeclarationID: Bool] = [:]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ session: KnownSearches?) {
    self.resolver = resolver
    self.session = session
  }

  /// The property that a parameter's value is kept in, if nothing else becomes of it.
  func property(keeping parameter: DeclarationID) -> DeclarationID? {
    if let found = known[parameter] { return found }
    let found = session?[keeperOf: parameter] ?? findProperty(keeping: parameter)
    known[parameter] = .some(found)
    session?[keeperOf: parameter] = .some(found)
    return found
  }

  private func findProperty(keeping parameter: DeclarationID) -> DeclarationID? {
    guard program[parameter].kind == .parameter, program.isSource(parameter),
      let initializer = program[parameter].parent, program[initializer].kind == .initializer,
      let scope = program[initializer].parent, program[scope].kind.holdsMembers,
      let holder = resolver.selfDeclaration(of: scope), mayKeep(holder)
    else { return nil }
    let tree = program.parseBodies(of: program[parameter].file)
    guard tree.errors.isEmpty else { return nil }
    let identifiers = Identifiers(tree)
    guard let body = identifiers.body(of: range(of: initializer)),
      let assigned = identifiers.target(ofSoleUse: program[parameter].name, in: body)
    else { return nil }
    let name = tree.name(assigned)
    return resolver.storedProperties(of: holder).first { property in
      program[property].name == name && isUnseen(property)
        && program[property].file == program[parameter].file
        && identifiers.isUnnamed(
          name,
          butIn: [nameOffset(of: property), tree.range(assigned).lowerBound],
          signature: range(of: initializer).lowerBound..<body.lowerBound,
          value: program[parameter].name,
          in: scopes(of: property, holder)
        )
    }
  }

  /// Whether the properties of a type are read by nothing out of sight.
  private func mayKeep(_ holder: DeclarationID) -> Bool {
    if let known = knownHolders[holder] { return known }
    let mayKeep = isPlain(holder) && resolver.heirs(of: holder).isEmpty
    knownHolders[holder] = mayKeep
    return mayKeep
  }

  /// Whether nothing reads the properties of a type but what names them.
  private func isPlain(_ holder: DeclarationID) -> Bool {
    // Whatever is done with a struct may look into it.
    guard program[holder].kind == .classType || program[holder].kind == .actorType,
      program.bearsOnly(.changesNoUse, holder)
    else { return false }
    return !resolver.mayBeLookedInto(holder)
  }

  /// Whether a property is stored as it is and seen in its file alone.
  private func isUnseen(_ property: DeclarationID) -> Bool {
    let declaration = program[property]
    let tree = program.tree(of: property)
    return declaration.traits.contains(.isPrivate)
      && declaration.traits.isDisjoint(with: [.isComputed, .hasWrapper, .isStatic, .isLazy])
      && tree.child(declaration.node, .accessorBlock) == nil
      && !hasAttributes(declaration.node, tree)
  }

  /// Whether the declaration that a binding belongs to bears an attribute.
  private func hasAttributes(_ binding: NodeIndex, _ tree: SyntaxTree) -> Bool {
    tree.child(tree.variableDeclaration(of: binding), .attribute) != nil
  }

  /// The byte ranges in which a private property can be named: its type and that one's extensions
  /// in the file, or the whole file.
  private func scopes(of property: DeclarationID, _ holder: DeclarationID) -> [Range<UInt32>] {
    guard program.isSeenByTypeAlone(property) else { return [0..<UInt32.max] }
    return ([holder] + resolver.extensions(of: holder)).filter {
      program[$0].file == program[property].file
    }
    .map(range)
  }

  private func nameOffset(of id: DeclarationID) -> UInt32 {
    program.tree(of: id).range(program[id].nameToken).lowerBound
  }

  private func range(of id: DeclarationID) -> Range<UInt32> {
    program.tree(of: id).range(program[id].node)
  }
}

/// The tokens of a file, asked for where names stand.
private struct Identifiers {
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// The bytes between the braces of a function.
  /// - Complexity: O(log *n* + nodes of the function) for *n* nodes of the file.
  func body(of function: Range<UInt32>) -> Range<UInt32>? {
    let tokens = tokens(in: function)
    let first = tree.nodes.indices.partitioningIndex {
      tree.nodes[$0].firstToken >= UInt32(tokens.lowerBound)
    }
    let block = tree.nodes.indices[first...]
      .prefix { tree.nodes[$0].firstToken < UInt32(tokens.upperBound) }
      .first {
        let node = NodeIndex($0)
        return tree.kind(node) == .codeBlock && tree.range(node).upperBound == function.upperBound
          && tree.range(node).lowerBound > function.lowerBound
      }
    return block.map { tree.range(NodeIndex($0)) }
  }

  /// The token that a name is assigned to, in `self.x = name` or `x = name`, if the name stands
  /// nowhere else in a range.
  func target(ofSoleUse name: Name, in range: Range<UInt32>) -> TokenIndex? {
    let values = positions(in: range).filter { position in
      tree.name(TokenIndex(position)) == name && !isAssigned(position)
    }
    guard values.count == 1, let value = values.first, value > 1, text(value - 1) == "=",
      endsStatement(value)
    else { return nil }
    let target = value - 2
    let start = isOfSelf(target) ? target - 2 : target
    return tree.tokens.kinds[target].isIdentifierLike && beginsStatement(start)
      ? TokenIndex(target) : nil
  }

  /// Whether a name stands nowhere but at some places, as the label or name of a parameter in a
  /// signature, and as the value that is assigned to it.
  func isUnnamed(
    _ name: Name,
    butIn places: Set<UInt32>,
    signature: Range<UInt32>,
    value: Name,
    in scopes: [Range<UInt32>]
  ) -> Bool {
    scopes.lazy.flatMap(positions).allSatisfy { position in
      let token = TokenIndex(position)
      guard tree.name(token) == name else { return true }
      let start = tree.range(token).lowerBound
      return places.contains(start) || signature.contains(start)
        || isLabel(position)
        || name == value && position > 1 && text(position - 1) == "="
          && places.contains(tree.range(TokenIndex(position - 2)).lowerBound)
    }
  }

  /// Whether a name is the first label of a call or a parameter list.
  private func isLabel(_ position: Int) -> Bool {
    position > 0 && text(position - 1) == "(" && text(position + 1) == ":"
  }

  private func isAssigned(_ position: Int) -> Bool {
    text(position + 1) == "=" && (isOfSelf(position) || beginsStatement(position))
  }

  private func isOfSelf(_ position: Int) -> Bool {
    position > 1 && text(position - 1) == "." && text(position - 2) == "self"
  }

  private func beginsStatement(_ position: Int) -> Bool {
    tree.tokens.flags[position].contains(.isAtStartOfLine)
      || position > 0 && ["{", ";"].contains(text(position - 1))
  }

  private func endsStatement(_ position: Int) -> Bool {
    let next = text(position + 1)
    if next == "}" || next == ";" { return true }
    // A line may go on with an operator or a member.
    let isWord = next.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x41 && $0 <= 0x5A }
    return tree.tokens.flags[position + 1].contains(.isAtStartOfLine) && isWord ?? false
      && next != "as" && next != "is"
  }

  /// The positions of the identifiers in a range of bytes.
  private func positions(in range: Range<UInt32>) -> some Collection<Int> {
    tokens(in: range).lazy.filter { tree.tokens.kinds[$0].isIdentifierLike }
  }

  private func tokens(in range: Range<UInt32>) -> Range<Int> {
    let starts = tree.tokens.starts[...]
    let first = starts.partitioningIndex { $0 >= range.lowerBound }
    return first..<max(first, starts.partitioningIndex { $0 >= range.upperBound })
  }

  private func text(_ position: Int) -> Substring {
    guard tree.tokens.kinds.indices.contains(position) else { return "" }
    return Substring(tree.text(TokenIndex(position)))
  }
}
