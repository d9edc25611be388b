import Foundation
import Testing

@testable import PureLintCommandLine
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintReporters
@testable import PureLintSource

@Suite struct UsageErrorTests {
  private static let formats = Advice.list(Reporters.known.all.map { "'\($0.name)'" })

  @Test(
    arguments: [
      (.unknownOption("--stirct"), "unknown option '--stirct'; did you mean '--strict'?"),
      (.unknownCommand("grpah"), "there is no command 'grpah'; did you mean 'graph'?"),
      (.unknownCommand("x"), "there is no command 'x'; 'purelint --help' lists the commands"),
      (.unknownOption("-x"), "unknown option '-x'; see 'purelint --help'"),
      (
        .missingValue(.jobs),
        "option '--jobs' needs a value; write for example '--jobs=4'"
      ),
      (
        .missingValue(.exclude),
        "option '--exclude' needs a value; write for example '--exclude=Tests/'"
      ),
      (
        .missingValue(.between),
        "option '--between' needs two values; write for example '--between AppDelegate Clock'"
      ),
      (.unexpectedValue(.strict, "1"), "option '--strict' takes no value; leave '=1' out"),
      (
        .unexpectedOption(.strict, .rules),
        "option '--strict' is for 'check', not for 'rules'; leave it out"
      ),
      (
        .unexpectedOption(.jobs, .explain),
        "option '--jobs' is not for 'explain'; leave it out"
      ),
      (
        .unexpectedOption(.unresolved, .fix),
        "option '--unresolved' is for 'check', not for 'fix'; leave it out"
      ),
      (.missingPath(.syntax), "'syntax' needs a path; write '.' for the current folder"),
      (.unexpectedArgument("a", .rules), "'rules' does not take 'a'; leave it out"),
      (
        .invalidJobs("two"),
        "'two' is no number of threads; give '--jobs' a number from 1 to 256"
      ),
      (.invalidColor("alway"), "'alway' is no choice of color; did you mean 'always'?"),
      (
        .invalidColor("red"),
        "'red' is no choice of color; give '--color' one of 'auto', 'always' and 'never'"
      ),
      (
        .unknownFormat("yaml", known: ["text", "json"]),
        "unknown format 'yaml'; there are 'text' and 'json'"
      ),
      (
        .unknownFormat("tex", known: ["text", "json"]),
        "unknown format 'tex'; did you mean 'text'?"
      ),
      (.unknownColumn("fanin"), "there is no column 'fanin' to sort by; did you mean 'fan-in'?"),
      (
        .invalidDepth("-1"),
        "'-1' is no number of steps; give '--depth' a number from 0"
      ),
      (
        .emptyPattern,
        "'--collapse' fits nothing; give it the name of a folder, target or module"
      ),
      (
        .invalidAddress("ftp://x"),
        "'ftp://x' is no address of the web; give '--source-url' one that begins with 'https://'"
      ),
      (.repeated(.between), "'--between' stands there twice; leave one out"),
      (
        .missingName(.why),
        "'why' needs a name; write for example 'purelint why HomeReactor'"
      ),
      (
        .missingRevision,
        "'diff' needs a revision to compare with; write for example 'purelint diff main'"
      ),
      (
        .emptyFile("text"),
        "'text=' names no file; write for example '--format text=findings.txt'"
      ),
      (
        .twoFormats("text", "pretty", file: nil),
        "'text' and 'pretty' cannot both go to standard output; write one to a file, such as "
          + "'--format pretty=FILE'"
      ),
      (
        .twoFormats("text", "pretty", file: "a"),
        "'text' and 'pretty' cannot both be written to 'a'; name another file"
      ),
      (
        .invalidGlob("/"),
        "'/' excludes nothing; give '--exclude' the name of a file or folder"
      ),
      (.emptyPath, "a path is empty; write '.' for the current folder"),
      (.pathBesideTargets("App"), "'--targets' names the files already; leave 'App' out"),
      (
        .notAFolder(.pathBase, "a", exists: true),
        "'a' behind '--path-base' is no folder; name a folder"
      ),
      (.missingRule, "'explain' needs a rule; 'purelint rules' lists them"),
      (
        .unknownRule("flat-tyre", known: ["bell", "flat-tire"]),
        "unknown rule 'flat-tyre'; did you mean 'flat-tire'?"
      ),
      (.unknownRule("x", known: ["bell"]), "unknown rule 'x'; 'purelint rules' lists them"),
      (
        .invalidDefinition("A=1"),
        "'A=1' cannot be defined; give '--define' a name alone, such as 'DEBUG'"
      ),
      (
        .unknownRoot("AppRot", known: ["Zone", "AppRoot"]),
        "no checked file declares a type or function 'AppRot'; did you mean 'AppRoot'?"
      ),
      (
        .contradiction(.noBaseline, .writeBaseline),
        "'--no-baseline' and '--write-baseline' exclude each other; leave one out"
      ),
      (
        .twoBaselines("a", "b"),
        "'--baseline' and '--write-baseline' name two files, 'a' and 'b'; leave one out"
      ),
      (
        .chosenAndDisabled(.enableRule, "bell"),
        "'--enable-rule bell' and '--disable-rule bell' exclude each other; leave one out"
      ),
      (.noRuleLeft, "every rule is disabled; leave a '--disable-rule' out"),
    ] as [(UsageError, String)]
  )
  func saysWhatIsWrongAndWhatToDo(error: UsageError, message: String) {
    #expect(error.message == message)
  }

  @Test(arguments: [
    (
      SourceError(path: "Sorces", code: ENOENT),
      "'Sorces' does not exist; check the path, or '--exclude' a broken link"
    ),
    (
      SourceError(path: "chekc", code: ENOENT),
      "'chekc' does not exist; check the path, or '--exclude' a broken link"
    ),
    (
      SourceError(path: "A.swift/B", code: ENOTDIR),
      "'A.swift/B' does not exist; check the path, or '--exclude' a broken link"
    ),
    (
      SourceError(path: "A.swift", code: EACCES),
      "cannot read 'A.swift': Permission denied; make it readable, or leave it out with "
        + "'--exclude'"
    ),
    (
      SourceError(path: "A.swift", cause: .tooLarge),
      "cannot read 'A.swift': it has 4 GB or more; leave it out with '--exclude'"
    ),
    (
      SourceError(path: "/dev/zero", cause: .notAFile),
      "cannot read '/dev/zero': it is no regular file; name a file or a folder"
    ),
    (
      SourceError(path: "A.swift", cause: .unprintableName),
      "cannot read 'A.swift': its name is not UTF-8; rename it, or leave it out with '--exclude'"
    ),
  ])
  func saysWhatCannotBeRead(error: SourceError, message: String) {
    #expect(error.message == message)
  }
}
