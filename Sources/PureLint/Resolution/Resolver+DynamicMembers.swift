import PureLintSource
import PureLintSyntax

/// Members that a type may have without declaring them.
extension Resolver {
  /// Whether a type is `@dynamicMemberLookup`, as far as its attributes say.
  func hasDynamicMembers(_ id: DeclarationID) -> Bool { hasAttribute("dynamicMemberLookup", id) }

  /// Whether values of a type can be called like functions.
  func isCallable(_ id: DeclarationID) -> Bool {
    !findMembers("callAsFunction", of: .nominal(id, [])).isEmpty
      || hasAttribute("dynamicCallable", id)
  }

  /// Whether a type has an attribute, or inherits it from a class or a protocol.
  private func hasAttribute(_ name: Name, _ id: DeclarationID) -> Bool {
    func isMarked(_ type: DeclarationID) -> Bool {
      program.tree(of: type).hasAttribute(name, on: program[type].node)
    }
    return isMarked(id) || ancestors(of: id).contains(where: isMarked)
  }
}

extension SwiftType {
  /// Whether a member that is not found may still be there, as a member of a declared type that
  /// the analysis lost sight of.
  func isOpenEnded(in resolver: Resolver) -> Bool {
    switch self.form {
    case .unknown, .made, .parameter, .member: return true
    case .external(_, let arguments): return arguments.contains { $0.mayHoldDeclared }
    case .composition(let parts): return parts.contains { $0.isOpenEnded(in: resolver) }
    case .nominal(let id, _):
      // A declared type may inherit a member from an external one, but never a declared member,
      // unless it forwards its members to another type.
      return resolver.hasDynamicMembers(id)
    case .optional(let type), .metatype(let type): return type.isOpenEnded(in: resolver)
    case .tuple, .function: return false
    }
  }
}
