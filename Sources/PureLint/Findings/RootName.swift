import PureLintSource

/// The name of a composition root as the user gives it: `AppRoot`, `AppRoot.make`, `makeApp`.
package struct RootName: Hashable, Sendable {
  package let text: String
  /// The part behind the last period.
  package let last: Name

  package init(_ text: String) {
    self.text = text
    last = Name(text.split(separator: ".").last.map(String.init) ?? text)
  }
}
