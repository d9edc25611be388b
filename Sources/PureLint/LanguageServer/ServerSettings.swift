import PureLintPolicy

/// The settings of an editor's user: from `initializationOptions`, and later from the section
/// `purelint` of the settings.
struct ServerSettings: Sendable {
  /// Whether code lenses are shown.
  private(set) var showsLenses = true
  /// Whether no compiler's server runs beside, so that what that one finds is answered, too.
  private(set) var isAlone = false
  /// Whether what a command tells is shown as a message, besides that it is the result.
  private(set) var showsAnswers = true
  /// The address of the page on a rule, with `{rule}` for the id; nil if there is none.
  private(set) var rulePages: String?

  /// Takes over what is set; all else stays as it is.
  mutating func take(_ value: JSONValue?) {
    showsLenses = value?["codeLenses"]?.flag ?? showsLenses
    isAlone = value?["alone"]?.flag ?? isAlone
    showsAnswers = value?["showAnswers"]?.flag ?? showsAnswers
    rulePages = value?["rulePages"]?.text ?? rulePages
  }

  /// The address of the page on a rule, if it is known.
  func page(on rule: String) -> String? { rulePages?.replacing("{rule}", with: rule) }
}
