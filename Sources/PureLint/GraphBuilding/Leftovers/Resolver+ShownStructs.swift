import PureLintResolution

extension Resolver {
  /// Whether a library asks the values of a struct for what they show, or the like.
  func isShownStruct(_ type: DeclarationID) -> Bool {
    program[type].kind == .structType && conformsToLibrary(type, besides: .isObserved)
  }
}
