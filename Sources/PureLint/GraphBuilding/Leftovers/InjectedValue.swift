import PureLintResolution

/// A value that an initializer takes and nobody reads: the parameter, and the property that keeps
/// it, if one does. Of what a type makes or asks for itself, the property stands for both.
package struct InjectedValue: Hashable, Sendable {
  package let type: DeclarationID
  package let parameter: DeclarationID
  package let property: DeclarationID?
  /// Whether the property's name stands where only types tell whether it means the property.
  package var isDoubtful = false
  /// Whether the property may hold something else instead, which no initializer takes.
  package var isFilledOtherwise = false
  /// Whether the initializer does something else with the parameter, so that only the property is of
  /// no use.
  package var isUsedOtherwise = false
  /// Whether no initializer takes the value: the property's type makes it, or asks for it.
  package var isOwn = false
}
