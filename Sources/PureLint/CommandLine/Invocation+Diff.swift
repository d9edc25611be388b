import PureLintQuestions
import PureLintSource

extension Invocation {
  /// Tells what changed in the graph between two revisions, or since one.
  func compare(_ options: DiffOptions) -> Outcome {
    do throws(SourceSelection.Failure) {
      return try difference(options)
    } catch {
      return .failure(error.message)
    }
  }

  private func difference(_ options: DiffOptions) throws(SourceSelection.Failure) -> Outcome {
    let earlier = Reading(options.check, from: try snapshot(options.old))
    let later = Reading(
      options.check,
      from: try options.new.map { name throws(SourceSelection.Failure) in try snapshot(name) }
        ?? Disk()
    )
    if let failure = later.failure { return failure }
    if !earlier.finder.failures.isEmpty { return earlier.verdict(on: Outcome()) }
    progress?.show("reading \(later.sources.files.count) files in two states")
    let difference = Difference(
      from: try survey(options.check, earlier),
      to: try survey(options.check, later),
      names: (options.old, options.new ?? "the files on disk")
    )
    var page = AnswerPage(
      difference.new,
      showsAll: options.showsAll,
      medium(options.check, options.output)
    )
    let text =
      switch options.format {
      case .text: difference.text(&page)
      case .json: difference.document(&page)
      case .markdown: difference.markdown(&page, source: options.source)
      }
    return later.verdict(on: Outcome(output: text).written(to: options.output))
  }

  /// The files of a revision; none where nothing is committed yet.
  ///
  /// - Parameter asker: What needs it, as the user writes it.
  func snapshot(
    _ name: String,
    _ asker: String = Command.Name.diff.rawValue
  ) throws(SourceSelection.Failure) -> any FileSystem {
    do throws(GitError) {
      return try GitSnapshot.revision(name) ?? FileSnapshot(seenFrom: currentFolder)
    } catch {
      throw SourceSelection.Failure(message: error.message(asker))
    }
  }
}
