import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// Members of which each heir or conforming type may have its own.
extension ViewWalk {
  /// More of them than this are not followed.
  private static let implementationLimit = 40

  /// The functions that run where one is called, if each of them is known and yields something that is
  /// shown; nil otherwise.
  func implementations(
    of function: DeclarationID,
    isOwn: Bool,
    _ frame: Frame
  ) -> [DeclarationID]? {
    guard program.isSource(function), yieldsViews(function) else { return nil }
    guard let owner = typeAround(function) else { return [function] }
    switch program[owner].kind {
    case .protocolType:
      if isOwn, let view = frame.state?.view, resolver.ancestors(of: view).contains(owner) {
        return [implementation(of: function, in: view) ?? function]
      }
      return code.isRequirement(function)
        ? implementations(of: function, in: resolver.heirs(of: owner)) : [function]
    case .classType:
      let heirs = resolver.heirs(of: isOwn ? frame.owner ?? owner : owner)
      if heirs.isEmpty { return [function] }
      return implementations(of: function, in: [isOwn ? frame.owner ?? owner : owner] + heirs)
    default: return [function]
    }
  }

  /// The class, protocol or other type that declares a member, or that an extension with it is of.
  private func typeAround(_ member: DeclarationID) -> DeclarationID? {
    guard !program[member].traits.contains(.isLocal), let scope = program[member].parent else {
      return nil
    }
    return program[scope].kind == .extensionBlock
      ? resolver.extendedType(of: scope).declaration : scope
  }

  /// The functions that stand for one in those of some types of which the app makes values.
  private func implementations(
    of function: DeclarationID,
    in types: [DeclarationID]
  ) -> [DeclarationID]? {
    let made = types.filter { type in
      program[type].kind == .enumType
        || resolver.constructions.of(type).contains { isReached($0.place) }
    }
    let found = Set(made.compactMap { implementation(of: function, in: $0) }).sorted()
    return found.isEmpty || found.count > Self.implementationLimit || !found.allSatisfy(yieldsViews)
      ? nil : found
  }

  /// The member of a type that is called like a function, and is no requirement itself.
  private func implementation(
    of function: DeclarationID,
    in type: DeclarationID
  ) -> DeclarationID? {
    let labels = resolver.parameterList(of: function).map(\.label)
    let found = resolver.findMembers(program[function].name, of: .nominal(type, [])).map(\.id)
      .filter { member in
        program[member].kind == program[function].kind && program.isSource(member)
          && !code.isRequirement(member)
          && resolver.parameterList(of: member).map(\.label) == labels
      }
    // The nearest stands first, before what it overrides.
    return found.first
  }

  private func yieldsViews(_ function: DeclarationID) -> Bool {
    let isProperty = program[function].kind == .variable
    return kinds.isShown(
      isProperty ? resolver.type(of: function) : resolver.resultType(of: function)
    )
  }

  /// Takes note of a function that shows views and of which nobody knows what it does.
  func noteUnknown(_ function: DeclarationID, _ frame: Frame) {
    guard program.isSource(function), yieldsViews(function) else { return }
    ways.note(
      unknown: Place(file: frame.file, token: frame.site, source: frame.member),
      "'\(program.text(function))' may show something else in each type that has it"
    )
  }
}
