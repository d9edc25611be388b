import PureLintResolution

extension Resolver {
  /// What a library's table says of the first of a property's wrappers that stands in it.
  func firstWrapper<Wrapper>(
    of property: DeclarationID,
    among wrappers: [DeclarationID: Wrapper]
  ) -> Wrapper? {
    let declaration = program[property]
    guard declaration.kind == .variable, declaration.traits.contains(.hasWrapper) else {
      return nil
    }
    return self.wrappers(of: property).lazy.compactMap { wrapper in
      wrapper.type.declaration.flatMap { wrappers[$0] }
    }
    .first
  }
}
