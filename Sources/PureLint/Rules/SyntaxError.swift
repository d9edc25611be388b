import GraphModel
import PureLintFindings
import PureLintSource

extension Rule {
  static let syntaxError = Rule(
    id: "syntax-error",
    severity: .error,
    summary: "a place that is not Swift, in a file that matters to the graph",
    effect: """
      The program above does not compile.
      PureLint cannot know what stands around the place, so mistakes there go unseen.
      """,
    details: """
      - Other findings may follow from a syntax error, so they come after it.
      - Only files that declare or wire something of the graph are reported. Errors in other files \
      are counted in the summary.
      - Of several errors on one line, only the first is reported. The limit is three errors in a \
      file, and twenty files in a run.
      - A conflict that version control left behind is one finding. So is a file that is not \
      UTF-8.
      - Templates are not sources: files below `*.xctemplate`, and files with `{{` in their path.
      - A file that no target of its Xcode project compiles is no source either, if the project \
      lists its files.
      """,
    remedy: """
      Write Swift at the place. The first error of a file explains most of the others.
      """,
    triggers: """
      final class Clock {
        func tick() { print("tick") }
      }

      final class Screen {
        private let clock: Clock
        init(clock: Clock) { self.clock = clock }
        func show() { clock.tick() }
      }

      final class AppContainer {
        lazy var clock = Clock()
        lazy var screen = Screen(clock: clock)
        lazy var title =
      }

      AppContainer().screen.show()
      """,
    passes: """
      final class Clock {
        func tick() { print("tick") }
      }

      final class Screen {
        private let clock: Clock
        init(clock: Clock) { self.clock = clock }
        func show() { clock.tick() }
      }

      final class AppContainer {
        lazy var clock = Clock()
        lazy var screen = Screen(clock: clock)
      }

      AppContainer().screen.show()
      """,
    check: .syntax(reportSyntaxErrors)
  )
}

/// The most findings in one file; the rest follows from these more often than not.
private let fileLimit = 3
/// The most files with findings.
private let runLimit = 20

private func reportSyntaxErrors(_ files: [BrokenFile], _ findings: inout Findings) {
  let rest = files.dropFirst(runLimit)
  for (index, file) in files.prefix(runLimit).enumerated() {
    let shown = file.problems.prefix(fileLimit)
    for (position, problem) in shown.enumerated() {
      var notes = problem.note.map { [note($0.message, $0.range, in: file)] } ?? []
      if position == shown.count - 1 {
        notes += remainder(of: file)
        if index == runLimit - 1 { notes += remainder(of: rest) }
      }
      findings.report(
        problem.message,
        about: Subject([name(of: file), problem.message]),
        at: location(problem.range, in: file),
        notes: notes
      )
    }
  }
}

/// The last part of a file's path: the rest differs with the folder that the run begins in.
private func name(of file: BrokenFile) -> String {
  String(ProjectPath(file.path).name)
}

/// The number of further problems in a file.
private func remainder(of file: BrokenFile) -> [Finding.Note] {
  let rest = file.problems.dropFirst(fileLimit)
  guard let first = rest.first else { return [] }
  let text = rest.count == 1 ? "another syntax error" : "\(rest.count) more syntax errors"
  let isOpen = file.problems.count == SyntaxProblem.limit
  return [note("and \(isOpen ? "at least " : "")\(text) in this file", first.range, in: file)]
}

/// The number of further files with problems.
private func remainder(of files: ArraySlice<BrokenFile>) -> [Finding.Note] {
  guard let first = files.first, let problem = first.problems.first else { return [] }
  let count = files.reduce(0) { $0 + $1.problems.count }
  let errors = count == 1 ? "another syntax error" : "\(count) syntax errors"
  let place = files.count == 1 ? "another file" : "\(files.count) more files"
  return [note("and \(errors) in \(place)", problem.range, in: first)]
}

private func note(
  _ message: String,
  _ range: Range<UInt32>,
  in file: BrokenFile
) -> Finding.Note {
  Finding.Note(message: message, location: location(range, in: file))
}

private func location(_ range: Range<UInt32>, in file: BrokenFile) -> Location {
  Location(file: file.id, offset: range.lowerBound, length: UInt32(range.count))
}
