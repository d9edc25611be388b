/// One form of output: a value for each, in a list.
package struct Reporter: Sendable {
  /// Kebab-case; also the name of its goldens.
  package let name: String
  /// The whole text of the output. Forms for people are empty if there is nothing to report.
  package let render: @Sendable (_ printout: Printout, _ medium: Medium) -> String

  package init(
    name: String,
    render: @escaping @Sendable (_ printout: Printout, _ medium: Medium) -> String
  ) {
    self.name = name
    self.render = render
  }
}

/// The forms of output that there are.
package struct Reporters: Sendable {
  /// Every form that can be asked for by its name.
  package let all: [Reporter]
  /// The forms for pipes, for terminals and for GitHub Actions.
  package let text: Reporter
  package let pretty: Reporter
  package let github: Reporter
  /// The form of the summary that GitHub Actions shows of a job.
  package let stepSummary: Reporter

  package init(
    all: [Reporter],
    text: Reporter,
    pretty: Reporter,
    github: Reporter,
    stepSummary: Reporter
  ) {
    self.all = all
    self.text = text
    self.pretty = pretty
    self.github = github
    self.stepSummary = stepSummary
  }
}
