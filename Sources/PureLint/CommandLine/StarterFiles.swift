import PureLintFindings
import PureLintPolicy
import PureLintSource

/// The first files of a project that takes PureLint up: a hook and a CI job. It needs no configuration,
/// because everything has a default.
struct StarterFiles {
  /// The files to make.
  private(set) var files: [NewFile] = []
  /// The advice: work to do by hand, and files that are left as they are; a line or a snippet each.
  private(set) var advice: [String] = []
  /// Whether a CI job is there, or is made.
  private(set) var hasJob = false
  /// The folder of the repository, from the current folder on; nil without one.
  private let repository: String?

  /// Looks at what there is, from the current folder.
  init() {
    repository = Self.repository()
    addHook()
    addJob()
    for file in files {
      let open = Self.placeholders.filter { file.text.contains($0.word) }
      if open.isEmpty { continue }
      let words = open.map { "'\($0.word)' by \($0.meaning)" }.joined(separator: ", and ")
      advice.append("before you commit '\(file.path)', replace \(words)")
    }
    if repository != nil, repository != "" {
      advice.append("the hook and the CI job check the whole repository, not only this folder")
    }
  }

  /// The words that somebody has to replace, with what they stand for.
  private static let placeholders = [
    (word: "PURELINT-ADDRESS", meaning: "the address or folder that you cloned PureLint from"),
    (word: "OWNER/REPOSITORY", meaning: "PureLint's repository on GitHub"),
    (word: "COMMIT", meaning: "the commit of PureLint to use"),
  ]

  /// Takes a file up, unless there is one.
  private mutating func propose(_ file: NewFile, otherwise: String = "") {
    if Self.exists(file.path) {
      advice.append("'\(file.path)' exists and is left as it is" + otherwise)
    } else {
      files.append(file)
    }
  }

  /// Whether a file calls PureLint already, and says so.
  private mutating func leavesAlone(_ path: String, with call: String) -> Bool {
    guard Self.text(of: path).contains(call) else { return false }
    advice.append("'\(path)' calls PureLint already")
    return true
  }

  // MARK: Hook

  private static let command = "purelint check --staged --quiet"

  /// A hook with which those who do not have the program can commit, too.
  static let hook = """
    #!/bin/sh
    if ! command -v purelint >/dev/null; then
      echo "purelint is not installed, so this commit is not checked" >&2
      exit 0
    fi
    exec \(command)

    """

  private mutating func addHook() {
    guard let repository else {
      advice.append("there is no Git repository here, so no hook is written")
      return
    }
    let hooks = repository + ".pre-commit-config.yaml"
    if Self.exists(hooks) {
      if leavesAlone(hooks, with: "id: purelint") { return }
      advice.append(
        """
        add to 'repos:' in '\(hooks)', with the address that you cloned PureLint from and a commit:

          - repo: PURELINT-ADDRESS
            rev: COMMIT
            hooks:
              - id: purelint
        """
      )
      return
    }
    guard let folder = hookFolder(repository) else {
      advice.append(
        "the hooks of this repository are in another folder; call '\(Self.command)' in the file "
          + "that 'git rev-parse --git-path hooks/pre-commit' names"
      )
      return
    }
    let path = folder + "pre-commit"
    if leavesAlone(path, with: "purelint") { return }
    if !Self.exists(path), folder.hasSuffix(".git/hooks/") {
      advice.append(
        "the hook is yours alone; to share it, commit it as '.githooks/pre-commit', and have everybody run "
          + "'git config core.hooksPath .githooks'"
      )
    }
    propose(
      NewFile(path: path, text: Self.hook, isExecutable: true),
      otherwise: "; add the line '\(Self.command)' to it"
    )
  }

  /// The folder of the hooks, if it can be told from the repository's own folder and settings.
  private func hookFolder(_ repository: String) -> String? {
    let git = repository + ".git"
    guard (try? FileStatus(at: git))?.kind == .folder else { return nil }
    guard let path = Self.hooksPath(in: Self.text(of: git + "/config")) else {
      return git + "/hooks/"
    }
    if path.isEmpty || path.hasPrefix("~") { return nil }
    return (path.hasPrefix("/") ? path : repository + path) + (path.hasSuffix("/") ? "" : "/")
  }

  /// The value of `core.hooksPath` in the text of a repository's settings; nil if it is not set.
  private static func hooksPath(in settings: String) -> String? {
    for line in settings.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { part in
        let isMargin = { (character: Character) in character.isWhitespace || character == "\"" }
        return String(part.drop(while: isMargin).reversed().drop(while: isMargin).reversed())
      }
      if parts.first?.lowercased() == "hookspath" { return parts.count > 1 ? parts[1] : "" }
    }
    return nil
  }

  // MARK: Continuous integration

  private mutating func addJob() {
    guard let repository else { return }
    let settings = Self.text(of: repository + ".git/config")
    let jobs = repository + ".gitlab-ci.yml"
    hasJob = true
    if Self.exists(jobs) || settings.contains("gitlab") {
      if leavesAlone(jobs, with: "purelint") { return }
      propose(
        NewFile(path: jobs, text: Self.gitLabJob),
        otherwise: "; add this job, with the address of your clone of PureLint and a commit:\n\n"
          + Self.gitLabJob
      )
    } else if Self.exists(repository + ".github") || settings.contains("github.com") {
      propose(
        NewFile(path: repository + ".github/workflows/purelint.yml", text: Self.gitHubWorkflow)
      )
    } else {
      hasJob = false
      advice.append(
        "no CI job is written, because neither GitHub nor GitLab is recognised; add a remote there, a "
          + "folder '.github' or a file '.gitlab-ci.yml', and run 'purelint init' again"
      )
    }
  }

  /// The image with the toolchain that PureLint is tested with.
  static let image = "swift:6.3"

  /// The workflow that the page on continuous integration shows, too.
  static let gitHubWorkflow = """
    name: PureLint
    on: [push, pull_request]
    jobs:
      purelint:
        runs-on: ubuntu-latest
        container: \(image)
        steps:
          - uses: actions/checkout@v4
          - uses: OWNER/REPOSITORY@COMMIT
            with:
              arguments: check --strict

    """

  /// The job that the page on continuous integration shows, too.
  static let gitLabJob = """
    purelint:
      image: \(image)
      cache:
        key: purelint-COMMIT
        paths: [.purelint/]
      before_script:
        - test -d .purelint || git clone --quiet PURELINT-ADDRESS .purelint/source
        - git -C .purelint/source checkout --quiet COMMIT
        - swift build -c release --product purelint --package-path .purelint/source
      script:
        - |
          if [ "$PURELINT_CHANGES" != false ] && [ -n "$CI_MERGE_REQUEST_DIFF_BASE_SHA" ]; then
            git fetch --quiet --depth=1 origin "$CI_MERGE_REQUEST_DIFF_BASE_SHA" || true
            .purelint/source/.build/release/purelint diff "$CI_MERGE_REQUEST_DIFF_BASE_SHA" \\
              --format markdown --output purelint-changes.md || true
          fi
        - |
          .purelint/source/.build/release/purelint check --strict --format text \\
            --format gitlab=gl-code-quality-report.json
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
      artifacts:
        when: always
        expose_as: Wiring
        paths: [purelint-changes.md]
        reports:
          codequality: gl-code-quality-report.json

    """

  // MARK: What there is

  /// The way to the folder with `.git`, empty or ending with a slash.
  private static func repository() -> String? {
    var way = ""
    for _ in currentFolder.split(separator: "/").indices {
      if exists(way + ".git") { return way }
      way += "../"
    }
    return nil
  }

  private static func exists(_ path: String) -> Bool { (try? FileStatus(at: path)) != nil }

  private static func text(of path: String) -> String {
    let found = SourceFinder.File(path: path, root: 0)
    let file = SourceFile.read([found], jobs: 1, limit: 1 << 20).files.first
    return file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }
}
