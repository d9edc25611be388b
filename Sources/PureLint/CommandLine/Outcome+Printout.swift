import PureLintOutput

extension Outcome {
  /// What there is to print, in all forms; standard output has the form that fits the surroundings,
  /// unless another one is asked for there.
  init(
    _ printout: Printout,
    in formats: [OutputFormat],
    _ color: ColorChoice,
    _ terminal: Terminal,
    _ reporters: Reporters
  ) {
    let reporter = formats.first { $0.file == nil }?.reporter ?? terminal.reporter(among: reporters)
    output = reporter.render(printout, terminal.medium(color))
    files = formats.compactMap { format in
      format.file.map { File(path: $0, text: format.reporter.render(printout, .pipe)) }
    }
    if reporter.name == reporters.github.name, let path = terminal.stepSummary {
      let text = reporters.stepSummary.render(printout, .pipe)
      files.append(File(path: path, text: text, isAddition: true))
    }
  }
}
