import PureLintResolution
import PureLintSource
import PureLintSyntax

extension Program {
  /// Whether there is just one of a variable or function, whatever objects there are.
  func isShared(_ id: DeclarationID) -> Bool {
    self[id].traits.contains(.isStatic) || memberScope(of: id) == nil
  }

  /// Whether a variable gets its value when somebody first asks for it: a static, or a global of a
  /// file without statements of its own.
  func isFilledOnFirstUse(_ id: DeclarationID) -> Bool {
    let declaration = self[id]
    guard declaration.kind == .variable, isSource(id),
      declaration.traits.contains(.hasInitialValue),
      declaration.traits.isDisjoint(with: [.isComputed, .isLocal])
    else { return false }
    if declaration.parent == nil {
      return !files[declaration.file].hasTopLevelCode
    }
    return declaration.traits.contains(.isStatic)
  }

  /// Whether a stored property gets its value when its owner is built.
  func isFilledWhenBuilt(_ id: DeclarationID) -> Bool {
    let declaration = self[id]
    return declaration.kind == .variable && declaration.traits.contains(.hasInitialValue)
      && declaration.traits.isDisjoint(with: [.isComputed, .isStatic, .isLazy, .isLocal])
  }

  /// Whether something runs when a member is asked for.
  func hasCode(_ member: DeclarationID) -> Bool {
    self[member].kind == .function || !self[member].traits.isDisjoint(with: [.isComputed, .isLazy])
      || isFilledOnFirstUse(member)
  }

  /// Whether the value of a variable is a literal, or a closure as it is: then nothing runs that could
  /// need something.
  func holdsLiteral(_ id: DeclarationID) -> Bool {
    guard self[id].kind == .variable, self[id].traits.contains(.hasInitialValue) else {
      return false
    }
    let tree = tree(of: id)
    guard let value = tree.initialValue(of: self[id].node) else { return false }
    switch tree.kind(value) {
    case .closure, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral:
      return true
    case .stringLiteral: return tree.child(value, .interpolation) == nil
    default: return false
    }
  }

  /// The bytes of a function, or of the whole declaration of a variable.
  func bytes(of id: DeclarationID, in sources: [SourceFile]) -> ArraySlice<UInt8> {
    let tree = tree(of: id)
    let node = self[id].node
    let whole = self[id].kind == .variable ? tree.variableDeclaration(of: node) : node
    return bytes(tree.range(whole), of: id, in: sources)
  }

  func bytes(
    _ range: Range<UInt32>,
    of id: DeclarationID,
    in sources: [SourceFile]
  ) -> ArraySlice<UInt8> {
    sources[Int(id.file)].bytes[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
