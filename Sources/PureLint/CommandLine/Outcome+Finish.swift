import PureLintSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Outcome {
  /// Writes files, findings to standard output and everything else to standard error, and ends the
  /// process.
  ///
  /// A reader that has seen enough and closed the pipe is no failure; a full disk is one.
  package func finish() -> Never {
    signal(SIGPIPE, SIG_IGN)
    var (confirmations, failures) = writeFiles()
    writeAll(preface, to: STDERR_FILENO)
    if let failure = writeAll(output, to: STDOUT_FILENO), failure != EPIPE {
      let text = "cannot write the findings: \(systemText(failure)); make room or write elsewhere"
      failures.append(text)
    }
    writeAll(messages + confirmations, to: STDERR_FILENO)
    var exitCode = exitCode
    if let proposal {
      let (report, hasFailed) = proposal.carryOut()
      writeAll(report, to: STDERR_FILENO)
      if hasFailed { exitCode = .failure }
    }
    if failures.isEmpty, let changes {
      do throws(FileReplacement.Failure) {
        if try !changes.make() { exitCode = .findings }
      } catch {
        failures.append(error.message)
      }
    }
    for text in failures { writeAll(Outcome.failure(text).messages, to: STDERR_FILENO) }
    exit(failures.isEmpty ? exitCode.rawValue : ExitCode.failure.rawValue)
  }

  /// - Returns: the lines about files that are written, and about those that cannot be.
  func writeFiles() -> (confirmations: String, failures: [String]) {
    var confirmations = ""
    var failures: [String] = []
    for file in files {
      do throws(FileWriter.Failure) {
        try FileWriter.write(file)
        confirmations += file.confirmation
      } catch {
        failures.append("cannot write '\(file.path)': \(error.message)")
      }
    }
    return (confirmations, failures)
  }
}

extension FileWriter.Failure {
  /// The reason, and what to do.
  fileprivate var message: String {
    switch self {
    case .system(let code): "\(systemText(code)); name a file that can be written"
    case .link: "a link leads there; name the file that it leads to"
    }
  }
}

extension Outcome.Changes {
  /// Writes the files, if the user agrees.
  /// - Returns: Whether the user did.
  fileprivate func make() throws(FileReplacement.Failure) -> Bool {
    if let question {
      writeAll(question, to: STDERR_FILENO)
      guard let answer = readLine(), ["y", "yes"].contains(answer.lowercased()) else {
        writeAll("nothing was changed\n", to: STDERR_FILENO)
        return false
      }
    }
    try FileReplacement.write(replacements)
    writeAll(confirmation, to: STDERR_FILENO)
    return true
  }
}

extension FileReplacement.Failure {
  fileprivate var message: String {
    let cause =
      code.map { "cannot write '\(path)': \(systemText($0)); make it writable" }
      ?? "'\(path)' has changed since it was read; run 'fix' again"
    let rest =
      changed.isEmpty
      ? "nothing was changed"
      : "changed all the same: " + changed.map { "'\($0)'" }.joined(separator: ", ")
    return "\(cause); \(rest)"
  }
}
