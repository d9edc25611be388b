import PureLintOutput
import PureLintPolicy
import PureLintSource

extension Invocation {
  /// Mends what can be mended without a person, and shows the change.
  func fix(_ options: FixOptions) -> Outcome {
    let check = options.check
    let jobs = check.jobs ?? processorCount
    let finder = ConfigurationFinder(analyzer)
    let sources = Sources(
      check.paths,
      excludes: check.policy.excludes,
      filters: [finder],
      systemModules: analyzer.systemModules,
      jobs: jobs
    )
    finder.look(above: sources.files)
    func verdict(_ outcome: Outcome) -> Outcome {
      finder.verdict(on: sources.verdict(on: outcome))
    }
    guard !sources.isEmpty, finder.failures.isEmpty else { return verdict(Outcome()) }
    guard sources.areWhole else {
      return verdict(
        .failure(
          "nothing is fixed: some code of the app is not read, as said above, and may use what would go; "
            + "name the folder of the whole app, and '--only PATH' for the findings to mend"
        )
      )
    }
    let baseline: BaselineRun?
    do throws(BaselineFile.Failure) {
      baseline = try BaselineRun(check.baseline, paths: check.paths, in: Disk())
    } catch {
      return Outcome(messages: error.line, exitCode: .failure)
    }
    var options = options
    options.check.policy.configurations = finder.map
    let outside = sources.filesBeside(options.check, jobs)
    let choice = Choice(
      policy: options.check.policy,
      baseline: baseline,
      jobs: jobs,
      only: options.only.map(ProjectPath.withoutLinks)
    )
    guard options.only.isEmpty || sources.files.contains(where: { choice.holds($0.path) }) else {
      return verdict(
        .failure("'--only' names no Swift file of this run; check the path")
      )
    }
    let repair = Repair(of: choice, in: sources, outside: outside, options, jobs: jobs)
    if let unknown = repair.unknownRoot { return .failure(unknown.message) }
    return verdict(outcome(of: repair, advice: Self.pruning(options), isDryRun: options.isDryRun))
  }

  /// The advice to prune the baseline, where findings that it holds are mended.
  private static func pruning(_ options: FixOptions) -> String {
    guard options.check.baseline.task == .ignore,
      let file = BaselineFile.find(above: options.check.paths, in: Disk())
    else { return "" }
    return
      "purelint: '\(file.path)' may still hold what is fixed; 'purelint --prune-baseline' removes it\n"

  }

  private func outcome(of repair: Repair, advice: String, isDryRun: Bool) -> Outcome {
    let difference = repair.replacements.map { file in
      LineDifference(path: file.path, from: file.old, to: file.new)
        .text(isForPeople: terminal.isInteractive)
    }
    let isClean = repair.left.isEmpty && (repair.replacements.isEmpty || !isDryRun)
    var outcome = Outcome(
      output: difference.joined(),
      messages: (repair.left + repair.replacements.flatMap(EmptiedType.all).map(\.line)).joined(),
      exitCode: isClean ? .clean : .findings
    )
    let count = repair.replacements.count
    let scope =
      "\(repair.mendedCount) \(repair.mendedCount == 1 ? "finding" : "findings")"
      + " in \(count) \(count == 1 ? "file" : "files")"
    let rest =
      (repair.left.isEmpty ? "" : "; \(repair.left.count) left")
      + (repair.personCount == 0 ? "" : "; \(repair.personCount) that only a person can mend")
      + (repair.heldCount == 0
        ? "" : "; '--no-baseline' would also look at \(repair.heldCount) in the baseline")
    if repair.replacements.isEmpty {
      outcome.messages += "nothing to fix\(rest)\n"
    } else if isDryRun {
      outcome.messages += "would fix \(scope)\(rest)\n"
    } else {
      outcome.changes = Outcome.Changes(
        replacements: repair.replacements,
        question: terminal.canAnswer ? "fix \(scope)\(rest)? [y/N] " : nil,
        confirmation: "fixed \(scope)\(rest)\n" + advice
      )
    }
    return outcome
  }
}
