import PureLintResolution

/// A value that a library keeps and that properties get by a key, or by a path to the member that yields
/// it. No rule asks for it; questions do.
package struct KeyedValue {
  /// The declaration by which the value is called: the member that yields it, or the key.
  package let holder: DeclarationID
  /// The declarations whose code makes the value or yields it.
  package let makers: [DeclarationID]
  /// The properties and locals that get it.
  package let readers: [DeclarationID]

  package init(holder: DeclarationID, makers: [DeclarationID], readers: [DeclarationID]) {
    self.holder = holder
    self.makers = makers
    self.readers = readers
  }
}
