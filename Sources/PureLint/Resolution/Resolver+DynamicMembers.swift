import PureLintSource
import PureLintSyntax

/// Members that a type may have without declaring them.
extension Resolver {
  /// Whether a type is `@dynamicMemberLookup`, as far as its attributes say.
  func hasDynamicMembers(_ id: DeclarationID) -> Bool { hasAttribute("dynamicMemberLookup", id) }

  /// The type whose members a value has besides its own, because its dynamic ones are asked for by key
  /// paths and yield what stands at their ends.
  func forwardedType(of type: SwiftType) -> SwiftType? {
    guard let id = type.declaration, hasDynamicMembers(id) else { return nil }
    return answer(type, in: known.forwardedTypes) { findForwardedType(of: type) }
  }

  private func findForwardedType(of type: SwiftType) -> SwiftType? {
    for member in findMembers("subscript", of: type)
    where program[member.id].kind == .subscriptMember {
      let parameters = parameterList(of: member.id)
      guard parameters.count == 1, parameters[0].label == "dynamicMember",
        case .external(_, let ends) = parameters[0].type.form, ends.count == 2,
        ends[1] == resultType(of: member.id)
      else { continue }
      return substitute(member.substitution, in: ends[0])
    }
    return nil
  }

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
