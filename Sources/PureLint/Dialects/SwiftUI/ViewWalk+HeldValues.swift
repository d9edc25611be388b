import PureLintResolution
import PureLintWiring

/// The values that views hold besides others, and that have an environment by that.
extension ViewWalk {
  /// Enters the values that a view holds and that the library fills with it. A wrapper that nobody
  /// reads asks for nothing when it is read.
  func enterDynamicProperties(of state: ViewState) {
    for property in resolver.storedProperties(of: state.view) where program.isSource(property) {
      let wrappers =
        resolver.references.references(to: property).isEmpty
        ? [] : resolver.wrappers(of: property).map(\.type)
      for type in (wrappers + [resolver.type(of: property)]).compactMap(\.declaration)
      where kinds.isDynamicProperty(type) {
        let frame = frame(of: property, file: program[property].file, state: state)
        enter(type, at: place(of: property), state.surroundings, frame)
      }
    }
  }

  private func place(of declaration: DeclarationID) -> Place {
    Place(
      file: program[declaration].file,
      token: program[declaration].nameToken,
      source: declaration
    )
  }
}
