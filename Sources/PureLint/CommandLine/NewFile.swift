import PureLintSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is to be made where there is none.
struct NewFile: Hashable, Sendable {
  let path: String
  let text: String
  var isExecutable = false

  /// Makes the file and the folders that lead to it; nothing is ever written over, and no link on the
  /// way is followed.
  ///
  /// - Returns: the error of the system if that fails.
  func create() -> Int32? {
    if let failure = createFolders() { return failure }
    let mode: mode_t = isExecutable ? 0o777 : 0o666
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return errno }
    var failure = writeAll(text, to: descriptor)
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure != nil { unlink(path) }
    return failure
  }

  private func createFolders() -> Int32? {
    for index in path.indices.dropFirst() where path[index] == "/" {
      let folder = String(path[..<index])
      if mkdir(folder, 0o777) != 0, errno != EEXIST { return errno }
      if (try? FileStatus(at: folder))?.kind == .link { return ELOOP }
    }
    return nil
  }
}

/// Files that are shown before they are made.
struct Proposal: Hashable, Sendable {
  var files: [NewFile]
  /// The question to be answered with yes before; nil if that has been done.
  var question: String?

  /// Makes the files, unless the user does not want them.
  ///
  /// - Returns: what to tell the user, a line each, and whether something failed.
  func carryOut() -> (messages: String, hasFailed: Bool) {
    if let question, !isConfirmed(question) { return ("purelint: nothing is written\n", false) }
    var messages = ""
    var hasFailed = false
    for file in files {
      if let failure = file.create() {
        hasFailed = true
        let text = "cannot write '\(file.path)': \(systemText(failure)); make it by hand"
        messages += Outcome.failure(text).messages
      } else {
        messages += "purelint: wrote '\(file.path.printable())'\n"
      }
    }
    return (messages, hasFailed)
  }

  private func isConfirmed(_ question: String) -> Bool {
    writeAll("\(question) [y/N] ", to: STDERR_FILENO)
    let answer = readLine()?.lowercased() ?? ""
    return ["y", "yes"].contains(answer)
  }
}
