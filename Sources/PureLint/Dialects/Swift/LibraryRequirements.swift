/// What protocols of libraries ask of the types that conform to them.
///
/// A member that a library's protocol requires is read by the library, unseen. Which members a
/// protocol requires cannot be told from its name, so an unknown one may require any.
enum LibraryRequirements {
  /// Protocols that require these members and no others.
  private static let known: [Name: Set<Name>] = [
    "AnyObject": [], "Sendable": [], "NSObjectProtocol": [], "NSCoding": [],
    "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
    "Identifiable": ["id"], "Error": [],
    "LocalizedError": [
      "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor",
    ],
    "Equatable": [], "Hashable": [], "Comparable": [],
    "UIApplicationDelegate": ["window"], "UISceneDelegate": ["window"],
    "UIWindowSceneDelegate": ["window"], "NSApplicationDelegate": [],
    "Reactor": ["initialState", "currentState", "scheduler"],
    "View": ["disposeBag", "reactor", "body"], "StoryboardView": ["disposeBag", "reactor"],
    "Stepper": ["steps", "initialStep"], "Flow": ["root"], "HasDisposeBag": ["disposeBag"],
  ]

  /// Whether a library's type of the given name may read a member through a requirement.
  static func mayRequire(_ member: Name, by type: Name, named text: String) -> Bool {
    if let members = known[type] { return members.contains(member) }
    return !isOfSystem(named: text)
  }

  /// Whether a name is one of a class of the system's frameworks, or of a protocol that only has
  /// functions.
  static func isOfSystem(named text: String) -> Bool {
    let isSystemClass = ["UI", "NS", "AS", "WK", "MK", "AV", "SK", "CA"].contains { prefix in
      text.hasPrefix(prefix) && text.dropFirst(prefix.count).first?.isUppercase == true
    }
    return isSystemClass || text.hasSuffix("Delegate") || text.hasSuffix("DataSource")
  }
}

extension Resolver {
  /// Whether a member may satisfy a requirement of a protocol, declared or a library's, or
  /// override an inherited member.
  func mayBeRequired(_ member: DeclarationID) -> Bool {
    let name = program[member].name
    return supertypesWithText(of: selfType(of: member)).contains { type, text in
      mayRequire(name, by: type, named: text)
    }
  }

  private func mayRequire(_ member: Name, by type: SwiftType, named text: String) -> Bool {
    switch type {
    case .nominal(let id, _): members(of: id)[member] != nil
    case .external(let external, _):
      LibraryRequirements.mayRequire(member, by: external, named: text)
    case .composition(let parts):
      // Which part has which name is not looked at; what is a library's may require anything.
      parts.contains { part in mayRequire(member, by: part, named: "") }
    default: false
    }
  }

  /// Whether a library may know types of the sources by a type's conformance to a protocol of its
  /// own, whose associated types they are.
  func mayFillAssociatedTypes(_ id: DeclarationID) -> Bool {
    supertypesWithText(of: .nominal(id, [])).contains { type, text in
      if case .external = type { return !LibraryRequirements.isOfSystem(named: text) }
      return false
    }
  }

  /// All supertypes, each with its name as some inheritance clause writes it.
  private func supertypesWithText(of type: SwiftType) -> [(SwiftType, String)] {
    var found: [(SwiftType, String)] = []
    for holder in [type] + allSupertypes(of: type) {
      guard let id = holder.declaration else { continue }
      for block in [id] + extensions(of: id) {
        let tree = program.tree(of: block)
        guard let clause = tree.child(program[block].node, .inheritanceClause) else { continue }
        for inherited in tree.children(clause) {
          guard let node = tree.type(in: inherited) else { continue }
          let resolved = resolve(node, file: program[block].file, scope: program[block].parent)
          found.append((resolved, tree.text(tree.mainToken(node))))
        }
      }
    }
    return found
  }
}
