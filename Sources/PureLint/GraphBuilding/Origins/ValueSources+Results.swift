import GraphModel
import PureLintResolution
import PureLintSyntax

/// The values that functions return which have no nodes.
extension ValueSources {
  /// Whether each value that a function returns leads on, to what it makes, keeps or asks for.
  func isResultFollowed(_ id: DeclarationID, _ assembly: GraphAssembly) -> Bool {
    guard program.isSource(id), program[id].kind == .function, assembly.node(of: id) == nil else {
      return false
    }
    if let known = followedResults[id] { return known }
    let results = returned(by: id)
    let isFollowed = !results.isEmpty && results.allSatisfy { leads($0, assembly) }
    followedResults[id] = isFollowed
    return isFollowed
  }

  /// What the function was handed, by itself or in a local, is another thing for each caller.
  private func leads(_ text: Text, _ assembly: GraphAssembly) -> Bool {
    let text = followed(text)
    let isCallers = mentions(in: text.tokens, text.file).contains { reference in
      program[reference.target].kind == .parameter
        || program[reference.target].traits.contains(.isLocal)
    }
    if isCallers { return false }
    return !demanded.providers(in: text.tokens, text.file).isEmpty
      || !built(in: text.tokens, text.file, assembly).isEmpty
      || mentions(in: text.tokens, text.file).contains { reference in
        assembly.node(of: reference.target).map { assembly[$0].isSourceOfValues }
          ?? leadsOn(reference.target)
      }
  }

  /// The expressions that a function returns; without `return`, its whole body.
  func returned(by function: DeclarationID) -> [Text] {
    let file = program[function].file
    let tree = program.trees[file]
    guard let body = tree.child(program[function].node, .codeBlock) else { return [] }
    let returns = (body.position..<tree.end(of: body)).map { NodeIndex($0) }.filter {
      tree.kind($0) == .returnStatement
    }
    guard !returns.isEmpty else { return [Text(tokens: tree.tokens(of: body), file: file)] }
    return returns.compactMap { statement in
      tree.expression(in: statement).map { Text(tokens: tree.tokens(of: $0), file: file) }
    }
  }
}
