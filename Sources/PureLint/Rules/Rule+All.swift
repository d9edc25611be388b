extension Rule {
  /// Every rule, in the order of the documentation.
  static let all: [Rule] = [
    missingProvider, dependencyCycle, unusedDependency, unusedProvider, unwiredModule,
  ]
}
