import PureLintFindings

extension ConfigurationShape {
  /// The form of a whole configuration.
  ///
  /// - Parameters:
  ///   - rules: The ids of the rules there are.
  ///   - dialects: The names of the libraries that can be left out.
  package static func configuration(rules: [String], dialects: [String]) -> ConfigurationShape {
    let keys = [
      ConfigurationKey(
        name: "$schema",
        summary: "the address of the JSON schema, for editors; not read",
        shape: .text(.prose)
      ),
      ConfigurationKey(
        name: "severities",
        summary: "the weight of each rule's findings, where it is not the rule's own",
        shape: .map(noun: "rule", rules, .choice(noun: "severity", severities)),
        otherNames: ["severity", "levels", "level"]
      ),
      ConfigurationKey(
        name: "rules",
        summary: "whether a rule is checked, where that is not as the rule's page says",
        shape: .map(noun: "rule", rules, .flag),
        otherNames: ["disabled_rules", "opt_in_rules", "only_rules", "disable", "enable"]
      ),
      ConfigurationKey(
        name: "exclude",
        summary: "files and folders that are not checked, as behind '--exclude'",
        shape: .list(.text(.pathPattern)),
        otherNames: ["excludes", "excluded", "exclusions", "ignore", "ignored"]
      ),
      ConfigurationKey(
        name: "roots",
        summary: "types and functions that are composition roots, as behind '--root'",
        shape: .list(.text(.name))
      ),
      ConfigurationKey(
        name: "conditions",
        summary: "the names that the build in question defines, and no others, as behind "
          + "'--define'",
        shape: .list(.text(.condition)),
        otherNames: ["defines", "define", "flags", "defined"]
      ),
      ConfigurationKey(
        name: "dialects",
        summary: "whether a library is known, which they all are by default",
        shape: .map(noun: "library", dialects, .flag),
        otherNames: ["libraries", "frameworks"]
      ),
      targets, layers,
    ]
    let flags = ConfigurationFlag.all.map(\.key)
    return .object(ObjectForm(keys: keys + flags + [exceptions(rules: rules)]))
  }

  static let severities = [Severity.error.rawValue, Severity.warning.rawValue]

  private static func exceptions(rules: [String]) -> ConfigurationKey {
    ConfigurationKey(
      name: "exceptions",
      summary: "findings that are not reported, with the reasons",
      shape: .list(
        .object(
          ObjectForm(
            keys: [
              ConfigurationKey(
                name: "rule",
                summary: "the rule that finds it",
                shape: .choice(noun: "rule", rules),
                isRequired: true
              ),
              ConfigurationKey(
                name: "path",
                summary: "the files or folders that it stands in",
                shape: .text(.pathPattern),
                otherNames: ["file", "files", "paths", "folder"]
              ),
              ConfigurationKey(
                name: "subject",
                summary: "the name of what it is about, such as 'Timer.Dependency.clock'",
                shape: .text(.namePattern),
                otherNames: ["name", "symbol", "symbols"]
              ),
              ConfigurationKey(
                name: "reason",
                summary: "why it may stay",
                shape: .text(.prose),
                isRequired: true,
                otherNames: ["why", "because", "comment"]
              ),
            ],
            alternatives: ["path", "subject"]
          )
        )
      ),
      otherNames: ["exception", "suppress", "suppressions", "baseline"]
    )
  }
}
