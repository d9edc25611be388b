import GraphModel
import PureLintOutput
import PureLintPolicy
import PureLintQuestions
import PureLintSource

extension Invocation {
  /// Answers a question about the graph.
  func answer(_ options: QuestionOptions) -> Outcome {
    if case .affected(let revision) = options.subject { return affected(options, since: revision) }
    return explore(options.check, output: options.output) { survey throws(UnknownName) in
      var subjects = SubjectSearch(survey)
      let answer = try subjects.answer(options)
      var page = AnswerPage(
        survey,
        showsAll: options.showsAll,
        medium(options.check, options.output)
      )
      let text = options.format == .json ? answer.document(&page) : answer.text(&page)
      return Outcome(output: text, messages: subjects.remarks)
    }
  }

  /// The abilities of the place that the answer goes to: the terminal, unless a file gets it.
  func medium(_ options: CheckOptions, _ output: String?) -> Medium {
    output == nil ? terminal.medium(options.color) : .pipe
  }

  /// Draws the graph.
  func draw(_ options: GraphOptions) -> Outcome {
    if let revision = options.affected { return drawAffected(options, since: revision) }
    return explore(options.check, output: options.output) { survey throws(UnknownName) in
      try picture(options, survey)
    }
  }

  /// The picture that is asked for.
  func picture(_ options: GraphOptions, _ survey: Survey) throws(UnknownName) -> Outcome {
    let sketch = try PictureSketch(survey, options.selection)
    if options.selection.grouping == .target, !sketch.knowsTargets {
      return .failure("no project says which target a file belongs to; ask '--by folder'")
    }
    return Outcome(
      output: options.text(of: sketch, survey, medium(options.check, options.output)),
      messages: sketch.remarks
    )
  }

  /// Reads the sources, and writes what is made of their graph.
  private func explore(
    _ options: CheckOptions,
    output: String?,
    _ question: (Survey) throws(UnknownName) -> Outcome
  ) -> Outcome {
    do throws(SourceSelection.Failure) {
      let reading = Reading(options, from: Disk())
      if let failure = reading.failure { return failure }
      progress?.show("reading \(reading.sources.files.count) files")
      let survey = try survey(options, reading)
      return reading.verdict(on: outcome(survey, output, question))
    } catch {
      return .failure(error.message)
    }
  }

  /// The graph and the findings of what has been read.
  func survey(
    _ options: CheckOptions,
    _ reading: Reading
  ) throws(SourceSelection.Failure) -> Survey {
    if let error = options.pathBaseError {
      throw SourceSelection.Failure(message: error.message)
    }
    var options = options
    options.origins = .atOnce
    let report = try reading.report(&options)
    var verdict = options.policy.verdict(on: report, jobs: reading.jobs)
    if let known = try options.baseline(of: report, in: reading.state, jobs: reading.jobs) {
      verdict.diagnostics = known.marking(verdict.diagnostics)
    }
    return Survey(report, verdict, paths: .current(base: options.pathBase, checking: options.paths))
  }

  /// The answer from a graph, or the name that it does not know.
  func outcome(
    _ survey: Survey,
    _ output: String?,
    _ question: (Survey) throws(UnknownName) -> Outcome
  ) -> Outcome {
    do throws(UnknownName) {
      return try question(survey).written(to: output)
    } catch {
      return .failure(error.message)
    }
  }
}

extension SubjectSearch {
  /// The answer to a question.
  fileprivate mutating func answer(_ options: QuestionOptions) throws(UnknownName) -> any Answer {
    switch options.subject {
    case .why(nil, let target):
      return AnswerSet(
        try supplied(target).map { Why(survey, source: nil, target: $0) }
      )
    case .why(let source?, let target):
      let (sources, targets) = (try holders([source]), try supplied(target))
      return AnswerSet(Why.all(survey, from: sources, to: targets))
    case .dependents(let name):
      return AnswerSet(try supplied(name).map { Dependents(survey, of: $0) })
    case .common(let direction, let names):
      var subjects: [[NodeID]] = []
      for name in names {
        subjects.append(try direction == .dependents ? supplied(name) : holders([name]))
      }
      return CommonNeeds(survey, direction, of: subjects)
    case .affected: preconditionFailure("that needs two states")
    case .dependencies(let name):
      return AnswerSet(try holders([name]).map { Dependencies(survey, of: $0) })
    case .show(let name): return AnswerSet(try nodes(name).map { NodeDetails(survey, of: $0) })
    case .modules(let column): return Inventory.modules(survey, sortedBy: column)
    case .roots(let column): return Inventory.roots(survey, sortedBy: column)
    }
  }
}
