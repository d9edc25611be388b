import PureLintFindings
import PureLintOutput
import PureLintPolicy
import PureLintSource

/// A run with a baseline: the file, its entries, and the task.
struct BaselineRun: Sendable {
  private let file: BaselineFile
  private let known: Baseline
  private let options: BaselineOptions
  private let paths: [String]

  /// Reads the file that the options are about; nil if there is none and none is asked for.
  ///
  /// - Parameter files: The state that is checked. What is written over is the file of the disk.
  /// - Throws: the line for standard error that says what is wrong.
  init?(
    _ options: BaselineOptions,
    paths: [String],
    in files: any FileSystem
  ) throws(BaselineFile.Failure) {
    guard options.task != .ignore else { return nil }
    let files = options.task == .compare ? files : Disk()
    let named =
      options.path.map { BaselineFile(path: $0, in: files) }
      ?? BaselineFile.find(above: paths, in: files)
    switch (named, options.task) {
    case (let file, .write):
      self.file = file ?? BaselineFile(path: BaselineFile.defaultName, in: files)
      // Whatever is wrong with the file, it is written anew.
      known = (try? self.file.read()) ?? Baseline()
    case (let file?, _):
      self.file = file
      known = try file.read()
    case (nil, .prune):
      throw BaselineFile.Failure(BaselineRun.nothingToPrune)
    default: return nil
    }
    self.options = options
    self.paths = paths
  }

  private static let nothingToPrune =
    "there is no baseline to prune; write one with '--write-baseline', or name it with '--baseline'"

  /// The path of the file.
  var path: String { file.path }

  /// The baseline that findings are compared with.
  ///
  /// - Parameter policy: It judges the findings of the run without a baseline.
  func baseline(_ report: Report, _ policy: Policy, jobs: Int) -> Baseline {
    guard options.task == .write else { return known }
    let found = policy.verdict(on: report, jobs: jobs).diagnostics.map(\.finding)
    let paths = file.relativePaths(paths)
    let baseline = Baseline(of: found, paths: paths, excludes: Self.excludes(policy))
    if keepsAll(policy) {
      return baseline.joining(known, paths: file.outermost(paths + known.paths))
    }
    return baseline.keeping(known, unchecked: policy.uncheckedRules(in: report))
  }

  /// Whether what is written holds all that the file held: the run does not see all that this was about, and
  /// what it does not see is not gone.
  private func keepsAll(_ policy: Policy) -> Bool {
    known.count > 0 && !coversFile(policy)
  }

  /// Whether the run sees all that the file is about.
  private func coversFile(_ policy: Policy) -> Bool {
    policy.seesEverything && file.isCovered(by: paths, known)
      && Self.excludes(policy).allSatisfy(known.excludes.contains)
  }

  private static func excludes(_ policy: Policy) -> [String] {
    Set(policy.excludes.map(\.text)).sorted()
  }

  /// What the file holds of a run's findings, as it is after the run.
  func held(_ verdict: Policy.Verdict, _ policy: Policy) -> HeldFindings {
    var held = HeldFindings(path: file.path, count: verdict.knownCount)
    let stale = options.task == .compare ? stale(verdict, policy) : []
    held.stale = stale?.map { stale in
      HeldFindings.Entry(
        rule: stale.entry.rule,
        names: stale.entry.names,
        count: stale.count,
        position: known.places[stale.entry],
        mistake: Self.mistake(in: stale.entry.rule, policy)
      )
    }
    return held
  }

  /// The words for a rule that there is not.
  private static func mistake(in rule: String, _ policy: Policy) -> String? {
    let known = policy.rules.map(\.id)
    guard !known.contains(rule) else { return nil }
    let meant = Spelling.closest(to: rule, among: known).map { "; did you mean '\($0)'?" } ?? ""
    return "there is no rule '\(rule)'\(meant)"
  }

  /// The entries of which less is found than they stand for; nil where that is not known.
  private func stale(_ verdict: Policy.Verdict, _ policy: Policy) -> [Baseline.Stale]? {
    coversFile(policy) ? verdict.stale : nil
  }

  /// Adds to an outcome what there is to say of the baseline, and the file if it changes.
  func report(_ verdict: Policy.Verdict, _ policy: Policy, to outcome: inout Outcome) {
    switch options.task {
    case .ignore: break
    case .write: write(policy.baseline ?? known, keepsAll: keepsAll(policy), to: &outcome)
    case .prune: prune(verdict, policy, from: &outcome)
    case .compare:
      tell(held(verdict, policy).stale ?? [], isStrict: policy.isStrict, to: &outcome)
    }
  }

  private func write(_ baseline: Baseline, keepsAll: Bool, to outcome: inout Outcome) {
    let noun = baseline.count == 1 ? "finding" : "findings"
    let line =
      "purelint: '\(file.path)' holds \(baseline.count) \(noun)".printable()
      + "; commit it, and only new ones are reported\n"
      + (keepsAll ? BaselineRun.keptLine : "")
    // The summary counts what the file holds, so it is true only once that is written.
    outcome.files.append(
      .init(path: file.path, text: baseline.text, confirmation: outcome.messages + line)
    )
    outcome.messages = ""
  }

  private static let keptLine =
    "purelint: this run sees only a part of what the file was written for, so no entry is taken out\n"

  private func prune(_ verdict: Policy.Verdict, _ policy: Policy, from outcome: inout Outcome) {
    guard let stale = stale(verdict, policy) else {
      let reason =
        coversFile(policy)
        ? "a file with a syntax error may hide findings; mend it first"
        : "this run sees only a part of what it was written for"
      let text = "'\(file.path)' is not pruned, because \(reason)"
      outcome.messages += Outcome.failure(text).messages
      outcome.exitCode = .failure
      return
    }
    let count = stale.reduce(0) { $0 + $1.count }
    let noun = count == 1 ? "entry whose finding is gone" : "entries whose findings are gone"
    let line =
      "purelint: removed \(count) \(noun) from '\(file.path)'; it holds \(known.count - count)"
      .printable() + "\n"
    if stale.isEmpty {
      outcome.messages += line
    } else {
      let text = known.pruned(of: stale).text
      outcome.files.append(.init(path: file.path, text: text, confirmation: line))
    }
  }

  /// The most entries that are listed one by one.
  private static let limit = 20

  /// Tells each stale entry at its line, in front of the summary, and once what to do.
  private func tell(
    _ stale: [HeldFindings.Entry],
    isStrict: Bool,
    to outcome: inout Outcome
  ) {
    guard !stale.isEmpty else { return }
    let severity = isStrict ? Severity.error : .warning
    let lines = stale.prefix(Self.limit).map { entry in
      let place = entry.position.map { "\(file.path):\($0)" } ?? file.path
      return "\(place): \(severity.rawValue): \(entry.message)".printable() + "\n"
    }
    let rest =
      stale.count > Self.limit ? "purelint: \(stale.count - Self.limit) more such entries\n" : ""
    outcome.messages = lines.joined() + rest + outcome.messages
    let cause =
      isStrict
      ? "'--strict' fails for entries whose finding is gone"
      : "the findings of some entries are gone"
    outcome.messages +=
      "purelint: \(severity.rawValue): \(cause); 'purelint --prune-baseline' removes them from "
      .printable() + "'\(file.path)'".printable() + "\n"
    if isStrict, outcome.exitCode == .clean { outcome.exitCode = .findings }
  }
}

extension CheckOptions {
  /// The findings that are not reported, if there is a file of them.
  func baseline(
    of report: Report,
    in files: any FileSystem,
    jobs: Int
  ) throws(SourceSelection.Failure) -> Baseline? {
    do throws(BaselineFile.Failure) {
      return try BaselineRun(baseline, paths: paths, in: files)?.baseline(
        report,
        policy,
        jobs: jobs
      )
    } catch {
      throw SourceSelection.Failure(message: error.message)
    }
  }
}
