import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The names that only patterns and closures bind.
extension ValueSources {
  /// Where the value of a name in an argument comes from, which only a pattern or a closure binds.
  func origin(
    ofBound name: TokenIndex,
    _ file: Int,
    for parameter: DeclarationID,
    _ assembly: GraphAssembly
  ) -> ValueOrigin {
    if let found = origin(ofValueBoundTo: name, file, assembly), !found.isEmpty { return found }
    var found = ValueOrigin()
    let tokens = name.rawValue..<name.rawValue + 1
    found.add(end(atName: tokens, file, for: parameter), unlessIn: program)
    return found
  }

  /// Where the value comes from that a pattern binds to a name; nil if no pattern does.
  func origin(
    ofValueBoundTo name: TokenIndex,
    _ file: Int,
    _ assembly: GraphAssembly
  ) -> ValueOrigin? {
    let own = Text(tokens: name.rawValue..<name.rawValue + 1, file: file)
    let value = followed(own)
    return value.tokens == own.tokens ? nil : origin(ofTokens: value.tokens, file, assembly)
  }

  /// An expression, or what it was bound to if it is a name that only patterns bind.
  func followed(_ text: Text) -> Text {
    var (text, seen) = (text, Set<UInt32>())
    while let token = boundName(text.tokens, text.file),
      seen.insert(token.rawValue).inserted, isBoundByPattern(token, text.file),
      let value = program.trees[text.file].valueBound(to: token)
    {
      text = Text(tokens: value, file: text.file)
    }
    return text
  }

  /// Whether a pattern of the file binds the name at a token.
  private func isBoundByPattern(_ token: TokenIndex, _ file: Int) -> Bool {
    let tree = program.trees[file]
    let names = namesBoundByPatterns[file] ?? tree.namesBoundByPatterns()
    namesBoundByPatterns[file] = names
    return names.contains(tree.name(token))
  }

  /// The name that an expression is or casts, if no declaration stands for it.
  func boundName(_ tokens: Range<UInt32>, _ file: Int) -> TokenIndex? {
    let token = TokenIndex(tokens.lowerBound)
    let kinds = program.trees[file].tokens.kinds
    guard tokens.count == 1 || tokens.count > 1 && kinds[token.position + 1] == .kwAs,
      kinds[token.position] == .identifier,
      resolver.references.references(in: file, token.rawValue..<token.rawValue + 1).isEmpty
    else { return nil }
    return token
  }
}
