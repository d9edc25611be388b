import PureLintQuestions
import PureLintSource

extension Invocation {
  /// Tells what the changes since a revision reach.
  func affected(_ options: QuestionOptions, since revision: String) -> Outcome {
    since(revision, options.check, output: options.output) { affected, survey in
      var page = AnswerPage(
        survey,
        showsAll: options.showsAll,
        medium(options.check, options.output)
      )
      let text = options.format == .json ? affected.document(&page) : affected.text(&page)
      return Outcome(output: text)
    }
  }

  /// Draws what the changes since a revision reach.
  func drawAffected(_ options: GraphOptions, since revision: String) -> Outcome {
    since(revision, options.check, output: options.output) { affected, survey throws(UnknownName) in
      var options = options
      options.selection.affected = affected.nodes
      return try picture(options, survey)
    }
  }

  /// Reads the sources as they are and as a revision has them, and writes what is made of both.
  private func since(
    _ revision: String,
    _ options: CheckOptions,
    output: String?,
    _ answer: (Affected, Survey) throws(UnknownName) -> Outcome
  ) -> Outcome {
    do throws(SourceSelection.Failure) {
      let (earlier, later) = (
        Reading(options, from: try snapshot(revision, "--affected")), Reading(options, from: Disk())
      )
      if let failure = later.failure { return failure }
      if !earlier.finder.failures.isEmpty { return earlier.verdict(on: Outcome()) }
      progress?.show("reading \(later.sources.files.count) files in two states")
      let new = try survey(options, later)
      let affected = Affected(from: try survey(options, earlier), to: new, revision: revision)
      return later.verdict(
        on: outcome(new, output) { survey throws(UnknownName) in try answer(affected, survey) }
      )
    } catch {
      return .failure(error.message)
    }
  }
}
