import PureLintResolution

extension Resolver {
  /// Whether two declarations of different targets name types of one name that are not the same: each sees
  /// that of another module.
  func haveNamesakes(
    _ first: (type: SwiftType, declaration: DeclarationID),
    _ second: (type: SwiftType, declaration: DeclarationID)
  ) -> Bool {
    guard let type = first.type.unwrapped.declaration,
      let other = second.type.unwrapped.declaration
    else { return false }
    return type != other && program[type].name == program[other].name
      && !program.targets.shareTarget(
        Int(first.declaration.file),
        Int(second.declaration.file)
      )
  }
}
