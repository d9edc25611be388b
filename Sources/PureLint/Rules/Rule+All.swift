import PureLintFindings

extension Rule {
  /// Every rule, in the order of the documentation.
  package static let all: [Rule] = [
    missingProvider, mismatchedProvider, uninjectedProperty, dependencyCycle, lazyCycle,
    captiveDependency, duplicateProvider, unusedDependency, unusedProvider, unwiredModule,
    resolveOutsideRoot, syntaxError, unusedSuppression, passThroughDependency, hiddenDependency,
    forbiddenDependency,
  ]
}
