/// A repository, as `git` sees it from a folder.
struct GitRepository: Sendable {
  /// The folder of another repository than the one that this process runs in, or runs for.
  var folder: String?

  /// What Git's index lists, with paths from the folder. A path with a conflict is there several
  /// times.
  ///
  /// - Parameter fromOutermost: Whether paths start from the outermost folder instead.
  func index(fromOutermost: Bool = false) throws(GitError) -> [GitEntry] {
    // One list tells what is recorded, by its stages, and where the disk differs, by its tags. To
    // compare with the disk, Git may start the programs that clean files: those of `git status`.
    let names = fromOutermost ? ["--full-name"] : []
    let output = try run(["ls-files", "-z", "-s", "-v", "-m"] + names + [":/"])
    guard let entries = GitEntry.index(output) else { throw .unexpectedAnswer }
    return entries
  }

  /// What Git's index lists, in which no entry counts as clean, so that no program is started.
  func indexAlone() throws(GitError) -> [GitEntry] {
    guard let entries = GitEntry.index(try run(["ls-files", "-z", "-s", "-v", ":/"])) else {
      throw .unexpectedAnswer
    }
    return entries.map { entry in
      var entry = entry
      entry.isClean = false
      return entry
    }
  }

  /// What a commit or tree lists, with paths from the outermost folder of the repository.
  func tree(_ object: GitObject) throws(GitError) -> [GitEntry] {
    let name = String(decoding: object.digits, as: UTF8.self)
    guard let entries = GitEntry.tree(try run(["ls-tree", "-r", "-z", "--full-tree", name])) else {
      throw .unexpectedAnswer
    }
    return entries
  }

  /// The contents of files and links; those that the repository lacks are left out.
  func contents(of objects: [GitObject]) throws(GitError) -> [GitObject: [UInt8]] {
    guard !objects.isEmpty else { return [:] }
    let input = objects.flatMap { $0.digits + [UInt8(ascii: "\n")] }
    let output = try run(["cat-file", "--batch", "--buffer"], input)
    var contents: [GitObject: [UInt8]] = [:]
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      // `OBJECT TYPE SIZE` and, on lines of their own, the bytes; or `OBJECT missing`.
      let words = rest[..<end].split(separator: UInt8(ascii: " "))
      rest = rest[(end + 1)...]
      guard words.count == 3 else { continue }
      guard let size = Int(String(decoding: words[2], as: UTF8.self)), rest.count > size else {
        throw .unexpectedAnswer
      }
      contents[GitObject(words[0])] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }

  /// The commit that a name means, and the path from the folder to the outermost one of the
  /// repository, such as `../`.
  ///
  /// - Parameter name: As in `git diff`, `main...` means where `HEAD` has parted from `main`.
  /// - Returns: nil for `HEAD` before the first commit.
  func commit(_ name: String) throws(GitError) -> (commit: GitObject, outermost: String)? {
    let base = name.hasSuffix("...") ? String(name.dropLast(3)) : nil
    let words = base.map { ["\($0)...HEAD"] } ?? ["--verify", "\(name)^{commit}"]
    guard !name.hasPrefix("-"), !(base ?? name).isEmpty,
      let place = Self.lines(try run(["rev-parse", "--show-cdup"])).first,
      let found = try? run(["rev-parse", "--quiet"] + words)
    else {
      if isUnborn(name) { return nil }
      throw .unknownRevision(base ?? name, known: try names())
    }
    let commits = Self.lines(found)
    let chosen = base == nil ? commits.first : commits.first { $0.hasPrefix("^") }?.dropFirst()
    guard let chosen else { throw .noCommonAncestor(base ?? name) }
    return (GitObject(chosen.utf8), String(place))
  }

  /// Whether a name is that of a branch's end which has no commit yet.
  private func isUnborn(_ name: String) -> Bool {
    ["HEAD", "@"].contains(name)
      && (try? run(["rev-parse", "--quiet", "--verify", "HEAD"])) == nil
      && (try? run(["symbolic-ref", "--quiet", "HEAD"])) != nil
  }

  /// The paths of files that are tracked although a `.gitignore` file or the like names them.
  func trackedAndIgnored() throws(GitError) -> [String] {
    try run(["ls-files", "-z", "--cached", "--ignored", "--exclude-standard"])
      .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The file in which Git LFS keeps a content, by the name of the content: 64 hexadecimal digits.
  func largeFile(_ name: String) throws(GitError) -> String {
    let line = Self.lines(try run(["rev-parse", "--git-common-dir"])).first ?? ".git"
    let store = line.hasPrefix("/") ? String(line) : (folder.map { $0 + "/" } ?? "") + line
    let (first, second) = (name.prefix(2), name.dropFirst(2).prefix(2))
    return "\(store)/lfs/objects/\(first)/\(second)/\(name)"
  }

  /// The names of branches and tags.
  private func names() throws(GitError) -> [String] {
    let format = "--format=%(refname:short)"
    return ["HEAD"] + Self.lines(try run(["for-each-ref", format])).map { String($0) }
  }

  private static func lines(_ output: [UInt8]) -> [Substring] {
    String(decoding: output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 }
  }

  // MARK: Processes

  private func run(_ arguments: [String], _ input: [UInt8] = []) throws(GitError) -> [UInt8] {
    // What a repository has Git start for watching files is not started.
    let place = ["-c", "core.fsmonitor=false"] + (folder.map { ["-C", $0] } ?? [])
    let process = ChildProcess(
      program: "git",
      arguments: place + arguments,
      environment: environment + Self.limits
    )
    let outcome: ChildProcess.Outcome
    do throws(ChildProcess.Failure) {
      outcome = try process.run(input)
    } catch {
      throw .notStarted(error.code)
    }
    guard outcome.hasSucceeded else { throw .refused(Self.refusal(outcome.messages)) }
    return outcome.output
  }

  /// The first line of what Git says, without the word in front.
  private static func refusal(_ messages: [UInt8]) -> String {
    let line = lines(messages).first { !$0.isEmpty } ?? "no reason is given"
    return String(line.hasPrefix("fatal: ") ? line.dropFirst(7) : line)
  }

  /// Git writes nothing, asks nobody, and fetches nothing that a partial clone lacks: the repository
  /// itself says by which program that would be done. Versions that know no such limit may use no
  /// way to another repository.
  private static let limits = [
    "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1",
    "GIT_ALLOW_PROTOCOL=none",
  ]

  /// The variables of this process, without those that are set here; and without those that say
  /// which repository it runs for, where another one is asked.
  private var environment: [String] {
    let others = Set(Self.limits.map(Self.name)).union(folder == nil ? [] : Self.localVariables)
    return environmentVariables.filter { !others.contains(Self.name($0)) }
  }

  private static func name(_ variable: String) -> String { String(variable.prefix { $0 != "=" }) }

  /// What `git rev-parse --local-env-vars` lists, without the configuration.
  private static let localVariables: Set = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE",
    "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NAMESPACE",
    "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE",
    "GIT_WORK_TREE",
  ]
}
