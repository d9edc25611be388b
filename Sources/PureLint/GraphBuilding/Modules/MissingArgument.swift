import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The argument that a wiring leaves out, as it would be written where it belongs: in the order of the
/// fields, and on a line of its own where the others stand on theirs.
struct MissingArgument {
  /// The texts to insert; their locations are empty.
  let insertions: [Hints.Insertion]

  /// Nothing where the value cannot be named in the wiring, or the call has no parentheses.
  init?(
    _ dependency: Construction,
    for field: DeclarationID,
    from provider: DeclarationID,
    _ model: WiringModel
  ) {
    let resolver = model.resolver
    let program = resolver.program
    let file = dependency.place.file
    let tree = program.trees[file]
    guard file < program.interfaceStart, tree.errors.isEmpty,
      !StructInitializers(resolver).isRelabelled(field),
      let list = tree.child(dependency.call, .argumentList),
      let value = ProviderName(provider, in: dependency, resolver)?.text
    else { return nil }
    let label = program.text(field)
    let layout = ArgumentLayout(tree, list)
    let order = resolver.storedProperties(of: dependency.declaration)
    let own = order.firstIndex(of: field) ?? order.count
    let preceding = layout.arguments.lastIndex { argument in
      let given = dependency.arguments.first { $0.token == tree.mainToken(argument) }
      return given?.parameter.flatMap(order.firstIndex).map { $0 < own } ?? false
    }
    insertions = layout.insertions(of: "\(label): \(value)", behind: preceding).map {
      offset,
      text in
      Hints.Insertion(
        location: Location(file: FileID(index: UInt32(file)), offset: UInt32(offset)),
        text: text
      )
    }
  }
}

/// The name of a provider in a wiring.
private struct ProviderName {
  let text: String

  /// Nothing where it is out of scope there.
  init?(_ provider: DeclarationID, in dependency: Construction, _ resolver: Resolver) {
    let program = resolver.program
    let declaration = program[provider]
    let tree = program.trees[dependency.place.file]
    let name = program.tree(of: provider)
    let written = name.source.text(name.range(declaration.nameToken))
    let isLocal = declaration.traits.contains(.isLocal) || declaration.kind == .parameter
    guard !isLocal else {
      guard Self.isVisible(declaration, from: dependency.call, tree) else { return nil }
      text = written
      return
    }
    let isHidden =
      declaration.traits.contains(.isPrivate) && declaration.file != dependency.place.file
    guard !isHidden, let source = dependency.place.source else { return nil }
    if declaration.traits.contains(.isStatic) {
      text = written
      return
    }
    // An initial value that is not lazy cannot name the instance.
    let member = program[program.memberDeclaration(around: source)]
    if member.kind == .variable, member.traits.isDisjoint(with: [.isLazy, .isComputed]) {
      return nil
    }
    let effects = name.nodes(around: declaration.node).contains { name.kind($0) == .effect }
    guard !effects else { return nil }
    text = "self." + written
  }

  /// Whether the block that declares a local holds the call too.
  private static func isVisible(
    _ local: Declaration,
    from call: NodeIndex,
    _ tree: SyntaxTree
  ) -> Bool {
    if local.kind == .parameter { return true }
    let blocks: Set<NodeKind> = [.codeBlock, .closure, .switchCase, .ifConfigClause]
    let holder = tree.nodes(around: local.node).last { blocks.contains(tree.kind($0)) }
    guard let holder else { return true }
    return holder <= call && call.position < tree.end(of: holder)
  }
}

/// The arguments of a call as they stand on their lines.
private struct ArgumentLayout {
  let arguments: [NodeIndex]
  private let tree: SyntaxTree
  private let list: NodeIndex
  private var bytes: [UInt8] { tree.source.bytes }

  init(_ tree: SyntaxTree, _ list: NodeIndex) {
    self.tree = tree
    self.list = list
    arguments = tree.children(list).filter { tree.kind($0) == .argument }
  }

  /// The texts that add an argument, and at which offsets.
  /// - Parameter preceding: The position of the argument in front; nil for the first place.
  func insertions(of text: String, behind preceding: Int?) -> [(Int, String)] {
    guard let first = arguments.first else {
      return [(Int(tree.range(list).lowerBound) + 1, text)]
    }
    let next = preceding.map { $0 + 1 } ?? 0
    guard next == arguments.count, let last = arguments.last else {
      let following = next == 0 ? first : arguments[next]
      let start = Int(tree.range(following).lowerBound)
      return [(start, text + (indentation(of: following).map { ",\(lineBreak)\($0)" } ?? ", "))]
    }
    let end = Int(tree.range(last).upperBound)
    let token = Int(tree.nodes[last.position].endToken)
    let comma = tree.tokens.kinds[token] == .comma ? Int(tree.tokens.ends[token]) : nil
    guard let space = indentation(of: last) else { return [(end, ", " + text)] }
    // What is said of the last argument on its line stays behind it.
    let line = endOfLine(from: comma ?? end)
    let added = "\(lineBreak)\(space)\(text)"
    if let comma { return [(line ?? comma, added + ",")] }
    return line == nil || line == end ? [(end, "," + added)] : [(end, ","), (line ?? end, added)]
  }

  /// The white space in front of an argument that begins its line.
  private func indentation(of argument: NodeIndex) -> String? {
    let start = Int(tree.range(argument).lowerBound)
    let before = bytes[..<start].lastIndex { !isSpace($0) }
    guard before.map({ bytes[$0] == UInt8(ascii: "\n") }) ?? true else { return nil }
    return String(decoding: bytes[(before ?? -1) + 1..<start], as: UTF8.self)
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// The end of a line, if nothing but a comment stands in front of it.
  private func endOfLine(from offset: Int) -> Int? {
    func isLineBreak(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
    let rest = bytes[offset...].drop(while: isSpace)
    guard rest.first.map(isLineBreak) ?? true || rest.starts(with: "//".utf8) else { return nil }
    return rest.firstIndex(where: isLineBreak) ?? bytes.count
  }

  private var lineBreak: String {
    let first = bytes.firstIndex(of: UInt8(ascii: "\n"))
    return first.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
  }
}
