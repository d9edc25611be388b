import GraphModel

extension Invocation {
  /// Answers a question about the graph.
  func answer(_ options: QuestionOptions) -> Outcome {
    explore(options.check, output: options.output) { survey throws(UnknownName) in
      var subjects = SubjectSearch(survey)
      let answer = try subjects.answer(options)
      var page = AnswerPage(survey, medium(options.check), showsAll: options.showsAll)
      let text = options.format == .json ? answer.document(&page) : answer.text(&page)
      return Outcome(output: text, messages: subjects.remarks)
    }
  }

  /// Draws the graph.
  func draw(_ options: GraphOptions) -> Outcome {
    explore(options.check, output: options.output) { survey throws(UnknownName) in
      let sketch = try PictureSketch(survey, options.selection)
      return Outcome(output: Drawing(survey, sketch, options).text)
    }
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
    let report = try reading.report(&options)
    let verdict = options.policy.verdict(on: report, jobs: reading.jobs)
    return Survey(report, verdict, paths: .current(base: options.pathBase))
  }

  private func outcome(
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

  private func medium(_ options: CheckOptions) -> Medium { terminal.medium(options.color) }
}

/// The search for what questions are about, and what is to be said of names that fit several.
private struct SubjectSearch {
  private let survey: Survey
  private let names: NameSearch
  /// A line for each name that fits several things.
  private(set) var remarks = ""

  init(_ survey: Survey) {
    self.survey = survey
    names = NameSearch(survey)
  }

  mutating func answer(_ options: QuestionOptions) throws(UnknownName) -> any Answer {
    switch options.subject {
    case .why(let source, let target):
      var first: NodeID?
      if let source { first = survey.holder(of: try node(source)) }
      let second = try supplied(target)
      return Why(survey, source: first, target: second, listsAll: options.showsAll)
    case .dependents(let name): return Dependents(survey, of: try supplied(name))
    case .dependencies(let name):
      return Dependencies(survey, of: survey.holder(of: try node(name)))
    case .show(let name): return Sheet(survey, of: try node(name))
    case .modules(let column): return Inventory.modules(survey, sortedBy: column)
    case .roots(let column): return Inventory.roots(survey, sortedBy: column)
    }
  }

  /// What a name means where something is needed: of a field, what it is supplied with.
  private mutating func supplied(_ name: String) throws(UnknownName) -> NodeID {
    let found = try node(name)
    guard survey.graph[found].kind == .dependency else { return survey.holder(of: found) }
    let holder = survey.holder(of: found)
    let supply = survey.needs.needs.outgoing(holder).first { $0.receiver == found }
    return supply?.target ?? holder
  }

  private mutating func node(_ name: String) throws(UnknownName) -> NodeID {
    let match = try names.node(name)
    guard !match.others.isEmpty else { return match.node }
    var page = AnswerPage(survey, .pipe, showsAll: false)
    func text(_ id: NodeID) -> String {
      let place = page.place(of: id)
      return survey.graph.qualifiedName(id).printable() + (place.isEmpty ? "" : " at \(place)")
    }
    let others = match.others.prefix(3).map(text)
    let rest = match.others.count > 3 ? ", and \(match.others.count - 3) more" : ""
    remarks +=
      "'\(name.printable())' is taken for \(text(match.node)); "
      + "it fits \(others.joined(separator: ", "))\(rest), too\n"
    return match.node
  }
}
