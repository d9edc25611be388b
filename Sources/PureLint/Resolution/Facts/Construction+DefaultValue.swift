import PureLintSyntax

extension Construction.Argument {
  /// What stands for an argument that is left out: a parameter's default value, of which no more than the
  /// parameter's type is known.
  public init(
    defaultValue node: NodeIndex,
    of parameter: DeclarationID,
    _ type: SwiftType,
    _ program: Program
  ) {
    let tree = program.tree(of: parameter)
    self.init(
      label: nil,
      parameter: parameter,
      node: node,
      token: TokenIndex(tree.nodes[node.position].firstToken),
      type: type,
      isNil: tree.kind(node) == .nilLiteral,
      file: program[parameter].file
    )
  }
}
