import GraphModel
import PureLintFindings
import PureLintOutput
import PureLintQuestions
import PureLintSource

/// The analyser as the server knows it.
package struct Workspace: Sendable {
  /// Checks some folders; runs on a thread of its own.
  ///
  /// - Parameters:
  ///   - folders: Their paths, from the root of the file system on.
  ///   - texts: The texts of files that an editor has open, by their paths.
  package let check: @Sendable (_ folders: [String], _ texts: [String: [UInt8]]) -> Outcome
  /// The ids of rules about unused code, which editors show in a pale color.
  package let rulesOnUnused: Set<String>
  /// Finds the change that removes what nobody uses; runs on the thread that checks.
  package let mend: @Sendable (MendRequest) -> MendOutcome
  /// The page on a rule, by its id; nil if there is none.
  package let explain: @Sendable (_ rule: String) -> String?

  package init(
    check: @escaping @Sendable (_ folders: [String], _ texts: [String: [UInt8]]) -> Outcome,
    rulesOnUnused: Set<String>,
    mend: @escaping @Sendable (MendRequest) -> MendOutcome,
    explain: @escaping @Sendable (_ rule: String) -> String?
  ) {
    self.check = check
    self.rulesOnUnused = rulesOnUnused
    self.mend = mend
    self.explain = explain
  }

  /// The findings in some folders, or the reason why there are none.
  package enum Outcome: Sendable {
    case inspection(Inspection)
    /// One or more lines for the user, such as what is wrong with a configuration, and where.
    case failure(String, at: [Mistake] = [])
    /// There is nothing to check.
    case nothing
  }

  /// A mistake that keeps everything from being checked, such as in a configuration.
  package struct Mistake: Sendable {
    /// The path of the file, from the root of the file system on.
    let path: String
    let text: [UInt8]
    /// The byte where it begins.
    let offset: Int
    let message: String

    package init(path: String, text: [UInt8], offset: Int, message: String) {
      (self.path, self.text, self.offset, self.message) = (path, text, offset, message)
    }
  }

  /// The findings of a check, and a way to the graph, which takes longer than to show them.
  package struct Inspection: Sendable {
    /// The files that places are in.
    let files: [SourceFile]
    /// What is to be reported, sorted by place.
    let diagnostics: [Diagnostic]
    /// The files of which something is no Swift.
    let broken: Set<FileID>
    let paths: PathStyle
    /// Makes the graph that questions are answered from; runs once at most, on the thread that checks.
    let survey: @Sendable () -> Survey

    package init(
      files: [SourceFile],
      diagnostics: [Diagnostic],
      broken: Set<FileID>,
      paths: PathStyle,
      survey: @escaping @Sendable () -> Survey
    ) {
      self.files = files
      self.diagnostics = diagnostics
      self.broken = broken
      self.paths = paths
      self.survey = survey
    }
  }
}
